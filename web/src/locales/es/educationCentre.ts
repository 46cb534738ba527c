/** Of the requests to a school, for its staff. */
export const texts = {
  context: 'Estudiantes de Educación que quieren hacer prácticas en su centro.',
  filters: {
    texto: 'Nombre, especialidad o grupo',
    submit: 'Buscar',
    estado: 'Estado',
    any: 'Todas',
    nivel: 'Nivel',
    anyStage: 'Todos los niveles',
  },
  found_one: '{{count}} solicitud',
  found_other: '{{count}} solicitudes',
  empty: 'Aún no hay solicitudes',
  emptyText: 'Cuando un estudiante pida hacer prácticas en su centro, verá su solicitud en esta lista.',
  none: 'Ninguna solicitud coincide',
  noneText: 'Pruebe con otras palabras o quite algún filtro.',
  all: 'Ver todas las solicitudes',
  student: 'Estudiante',
  next: {
    abierta: 'Espera su respuesta',
    aceptada: 'La ha aceptado: la universidad prepara las prácticas',
    rechazada: 'La ha rechazado',
    tramitada: 'Las prácticas están creadas: complete el formulario de incorporación',
    retirada: 'Ya no sigue adelante',
  },
  checked: 'Certificado de delitos sexuales acreditado por la institución',
  unchecked: 'La institución aún no ha acreditado el certificado de delitos sexuales',
  uncheckedText: 'Puede responder ya: las prácticas no empiezan sin él.',
  request: 'Solicitud',
  part: 'Datos del centro',
  partEmpty: 'Faltan los datos del tutor del centro. Los necesita para aceptar.',
  contactLater: 'Cuando acepte, verá cómo ponerse en contacto.',
  acts: 'Decisión',
  accept: 'Aceptar',
  acceptNext: 'Completar y aceptar',
  edit: 'Modificar datos del centro',
  refuse: 'Rechazar',
  noActs: 'Con esta solicitud ya no hay nada pendiente.',
  acceptTitle: '¿Quiere aceptar la solicitud?',
  acceptText:
    '{{student}} sabrá que la ha aceptado y quién será su tutor: {{tutor}}. La universidad preparará las prácticas.',
  refuseTitle: 'Rechazar la solicitud',
  refuseText: '{{student}} leerá el motivo.',
  motivo: 'Motivo',
  restored: {
    title: 'Hay cambios sin guardar',
    body: 'Los escribió el {{when}} en este navegador.',
    discard: 'Descartar los cambios',
  },
  conflict: {
    title: 'Otra persona de su centro ha cambiado esta solicitud',
    body: 'Puede ver su versión, y se perderá lo que ha escrito, o guardar la suya en su lugar.',
    mine: 'Guardar mi versión',
    theirs: 'Ver la versión guardada',
  },
  form: {
    context: 'Solicitud de {{student}}',
    group: 'Grupo y plazas',
    tutor: 'Tutor del centro',
    tutorHelp:
      'Quien acompañará al estudiante. Puede guardar y completarlo más tarde; para aceptar hace falta.',
    plazas: 'Plazas en este grupo',
    plazasHelp: 'No podrá aceptar a más estudiantes en el grupo para las mismas fechas.',
    grupo: 'Grupo',
    grupoHelp: 'Por ejemplo: 3.º B.',
    nombreTutorEmpresa: 'Nombre',
    ApellidosTutorEmpresa: 'Apellidos',
    emailTutorEmpresa: 'Correo',
    telefonoTutorEmpresa: 'Teléfono',
    save: 'Guardar',
    saveAndAccept: 'Guardar y aceptar',
    ended: 'Estos datos ya no se modifican',
    endedText: 'La solicitud ha terminado o las prácticas están creadas.',
    back: 'Volver a la solicitud',
  },
} as const;

declare module '../areas.ts' {
  interface AreaTexts {
    educationCentre: typeof texts;
  }
}
