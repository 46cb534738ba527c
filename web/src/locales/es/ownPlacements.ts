/** The placements of a student. */
export const texts = {
  context: 'Lo que falta por hacer, las fechas y los documentos de cada una.',
  empty: 'Todavía no tienes prácticas',
  emptyText: 'Aparecerán aquí cuando una empresa te seleccione y la universidad valide tu incorporación.',
  seeOffers: 'Ver ofertas de prácticas',
  needs: {
    firmaEmpresa: 'Falta la firma de la empresa en el anexo',
    firmaAlumno: 'Falta tu firma en el anexo',
    firmaCentro: 'Falta la firma de la universidad en el anexo',
    tutorAcademico: 'La universidad todavía no te ha asignado tutor académico',
    numSegSocial: 'Falta tu número de la Seguridad Social',
    convenio: 'Falta que la universidad y la empresa tengan un convenio en vigor en esas fechas',
  },
  missingFromOthers: 'Pendiente de los demás',
  signLater:
    'El anexo nombra a tu tutor académico: podrás firmarlo en cuanto la universidad te lo asigne. Te avisaremos.',
  socialSecurity: {
    title: 'Indica tu número de la Seguridad Social',
    text: 'Es obligatorio: sin él no puedes empezar las prácticas.',
    action: 'Ir a mi CV',
  },
  pastYear: {
    title: 'Tus prácticas pasan del 15 de septiembre',
    text: 'El curso académico termina ese día. Si vas a terminar la titulación este curso, habla con tu tutor académico: las prácticas deben acabar antes de que pidas el título.',
    short: 'Pasan del 15 de septiembre, cuando termina el curso',
  },
  todo: {
    title: 'Lo que te toca hacer',
    sign: 'Firma el anexo',
    signText: 'Léelo antes: dice las fechas, el horario, las tareas y quién te tutoriza.',
    data: 'Completa tus datos',
    dataText: 'Las prácticas no pueden empezar sin ellos.',
    document: 'Entrega: {{name}}',
  },
  fields: {
    dni: 'Documento de identidad',
    numSegSocial: 'Número de la Seguridad Social',
    telefono: 'Teléfono',
    fechaNacimiento: 'Fecha de nacimiento',
    direccion: 'Dirección',
  },
  calendar: {
    title: 'Calendario',
    text: 'Añade este enlace a tu calendario: las fechas se actualizarán automáticamente.',
    copy: 'Copiar el enlace',
    open: 'Abrir en el calendario',
  },
  documents: {
    add: 'Añadir un documento',
    addTitle: 'Documento nuevo',
    addText: 'La universidad recibirá un aviso.',
    replaceText: 'El fichero nuevo sustituirá al que entregaste.',
  },
  renounce: {
    button: 'Renunciar a las prácticas',
    title: '¿Renunciar a las prácticas?',
    text: 'La universidad y {{company}} recibirán un aviso con el motivo. No se puede deshacer.',
    motivo: 'Motivo',
    desde: 'Primer día sin prácticas',
    fichero: 'Documento firmado',
    confirm: 'Renunciar',
  },
} as const;

declare module '../areas.ts' {
  interface AreaTexts {
    ownPlacements: typeof texts;
  }
}
