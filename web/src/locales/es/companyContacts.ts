export const texts = {
  title: 'Contactos',
  help: 'Las personas de su empresa con las que trata la institución, y quiénes de ellas entran en el portal.',
  add: 'Añadir un contacto',
  edit: 'Cambiar los datos',
  more: 'Acciones de {{name}}',
  newTitle: 'Contacto nuevo',
  editTitle: 'Datos de {{name}}',
  you: 'Usted',
  emailLocked: 'Con este correo entra en el portal.',
  noTypes: 'Sin temas asignados',
  fields: {
    nombre: 'Nombre',
    apellidos: 'Apellidos',
    puesto: 'Cargo',
    departamento: 'Departamento',
    email: 'Correo electrónico',
    telefono1: 'Teléfono',
    telefono2: 'Otro teléfono',
    nif: 'NIF o número de identidad',
    direccion: 'Dirección',
    cp: 'Código postal',
    localidad: 'Localidad',
    idLocalidad: 'Localidad',
    idPais: 'País',
    idProvincia: 'Provincia',
    provincia: 'Provincia, región o estado',
    tipoContacto: 'Temas que lleva',
    aniosForoEmpleo: 'Foros de empleo a los que ha venido',
  },
  access: {
    sin: 'No entra en el portal',
    invitado: 'Invitación enviada',
    activo: 'Entra en el portal',
    bloqueado: 'Acceso bloqueado',
    solicitado: 'Pendiente de la institución',
  },
  save: 'Guardar el contacto',
  invite: 'Invitar al portal',
  inviteAgain: 'Enviar otra invitación',
  unblock: 'Devolver el acceso',
  block: 'Bloquear el acceso',
  replace: 'Poner a otra persona en su lugar',
  remove: 'Quitar de la empresa',
  lastIn: 'Es la única persona de su empresa que entra en el portal: antes tiene que entrar otra.',
  ask: {
    inviteTitle: '¿Invitar a {{name}} al portal?',
    inviteBody:
      'Enviaremos a {{email}} un enlace para crear su contraseña. Con ella podrá hacer en el portal lo mismo que usted.',
    inviteConfirm: 'Enviar la invitación',
    blockTitle: '¿Bloquear el acceso de {{name}}?',
    blockBody:
      'Su sesión se cerrará y no podrá entrar en nombre de su empresa. Podrá devolverle el acceso cuando quiera.',
    blockConfirm: 'Bloquear el acceso',
    removeTitle: '¿Quitar a {{name}} de la empresa?',
    removeBody:
      'Dejará de ser un contacto de su empresa y de entrar en el portal en su nombre. Los convenios que la nombran no cambian.',
    removeConfirm: 'Quitar el contacto',
    replaceTitle: '¿Quién ocupa el lugar de {{name}}?',
    replaceBody:
      'Llevará sus temas y, si {{name}} entra en el portal, le enviaremos una invitación. {{name}} dejará de ser un contacto.',
    replaceWho: 'Contacto',
    replaceConfirm: 'Hacer el cambio',
    nobody: 'Añada antes el contacto de la persona que ocupará su lugar.',
  },
  own: {
    removeTitle: '¿Quitarse de la empresa?',
    removeBody:
      'Se cerrará su sesión, dejará de entrar en el portal en nombre de esta empresa y de ser uno de sus contactos. Para volver, otra persona de la empresa tendrá que invitarle.',
    replaceTitle: '¿Quién ocupa su lugar?',
    replaceBody:
      'Llevará sus temas y, si no entra aún en el portal, le enviaremos una invitación. Se cerrará su sesión, y usted dejará de ser un contacto de la empresa.',
  },
  empty: { title: 'Su empresa no tiene contactos', body: 'Añada a las personas con las que tratamos.' },
} as const;

declare module '../areas.ts' {
  interface AreaTexts {
    companyContacts: typeof texts;
  }
}
