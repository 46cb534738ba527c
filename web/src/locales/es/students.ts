/** The students as managers see them. */
export const texts = {
  title: 'Estudiantes',
  context: 'Estudiantes y titulados: estudios, servicios y actividad.',
  found_one: '{{count}} estudiante',
  found_other: '{{count}} estudiantes',
  empty: 'Todavía no hay estudiantes',
  emptyText: 'Aparecerán aquí cuando se registren o los importes.',
  none: 'Ningún estudiante coincide con la búsqueda',
  noneText:
    'Prueba con menos filtros, con el principio del nombre o del correo, o con el DNI o NIE completo.',
  all: 'Ver a todos',
  filters: {
    texto: 'Nombre, correo o DNI',
    idTitulacion: 'Titulación',
    curso: 'Curso',
    servicio: 'Servicio',
    tipo: 'Tipo',
    conSolicitudes: 'Solicitudes',
    any: 'Cualquiera',
    withRequests: 'Con solicitudes pendientes',
    withoutRequests: 'Sin solicitudes pendientes',
    submit: 'Buscar',
  },
  services: {
    practicas: 'Prácticas',
    empleo: 'Empleo',
    soloCiclosUAX: 'Solo empleo',
  },
  types: {
    UTP: 'Con prácticas',
    UTE: 'Solo empleo',
  },
  states: {
    activa: 'Cuenta activa',
    pendiente: 'Por validar',
    bloqueada: 'Bloqueada',
    baja: 'Cerrada',
  },
  choose: 'Elegir a {{name}}',
  chosen_one: '{{count}} estudiante elegido',
  chosen_other: '{{count}} estudiantes elegidos',
  chooseNone: 'Quitar la selección',
  preregister: 'Preinscribir en una oferta',
  import: 'Importar',
  export: {
    xlsx: 'Exportar a Excel',
    csv: 'Exportar a CSV',
  },
  orientation: 'Citas y reunión de orientación',
  noStudy: 'Sin estudios en la institución',
  year: 'Curso {{year}}',
  applications_one: '{{count}} candidatura',
  applications_other: '{{count}} candidaturas',
  requests_one: '{{count}} solicitud pendiente',
  requests_other: '{{count}} solicitudes pendientes',
  neverIn: 'Nunca ha entrado',
  lastIn: 'Último acceso:',
  noApplications: 'Sin candidaturas.',
  noDocuments: 'Sin documentos.',
  saveStudy: 'Guardar estudios',
  link: {
    send: 'Enviar enlace de acceso',
    sent: 'Enviaremos el enlace a {{email}}.',
    establecer: 'Recibirá por correo un enlace para crear su contraseña.',
    restablecer: 'Recibirá por correo un enlace para cambiar su contraseña.',
  },
  parts: {
    orientation: 'Orientación laboral',
    data: 'Datos',
    services: 'Servicios',
    studies: 'Estudios',
    elsewhere: 'Otros centros',
    applications: 'Candidaturas',
    documents: 'Documentos',
    accesses: 'Accesos',
    history: 'Historial',
    exports: 'Exportaciones',
  },
  data: {
    email: 'Correo',
    dni: 'Documento de identidad',
    telefono: 'Teléfono',
    fechaNacimiento: 'Fecha de nacimiento',
    residence: 'Residencia',
  },
  switches: {
    conPracticas: {
      label: 'Prácticas',
      text: 'Ve las ofertas de prácticas. Sin este servicio solo busca empleo.',
    },
    conEmpleo: {
      label: 'Empleo',
      text: 'Ve las ofertas de empleo y se inscribe en ellas.',
    },
    puedeOfertasPracticas: {
      label: 'Inscripción en prácticas',
      text: 'Se inscribe en las ofertas de prácticas que ve.',
    },
    soloCiclosUAX: {
      label: 'Solo empleo',
      text: 'No ve ninguna oferta de prácticas, aunque tenga el servicio.',
    },
    validadoDOIP: {
      label: 'Documento de identidad comprobado',
      text: 'La institución ha comprobado su documento de identidad.',
    },
  },
  markHelp: 'De 1 (aprobado) a 4 (matrícula de honor)',
  marksBefore: 'Antes: {{marks}}',
  markUntil: '{{mark}} hasta el {{day}}',
  fields: {
    creditosSuperados: 'Créditos superados',
    creditosTotales: 'Créditos totales',
    nota: 'Nota media',
    curso: 'Curso',
    anioPromocion: 'Año de promoción',
    idSede: 'Campus',
    actual: 'En curso',
    ultimoCurso: 'Último curso',
  },
} as const;

declare module '../areas.ts' {
  interface AreaTexts {
    students: typeof texts;
  }
}
