/** The placements at a company, as it sees them. */
export const texts = {
  context: 'Primero, las que esperan la firma de la empresa.',
  filters: { texto: 'Estudiante, tutor u oferta', estado: 'Estado', any: 'Todas', submit: 'Buscar' },
  found_one: '{{count}} práctica',
  found_other: '{{count}} prácticas',
  tutor: 'Tutor: {{name}}',
  awaitsSignature: 'Pendiente de su firma',
  empty: 'Todavía no hay estudiantes en prácticas',
  emptyText: 'Aparecerán aquí cuando la universidad valide un formulario de incorporación.',
  none: 'Ninguna práctica coincide con la búsqueda',
  noneText: 'Pruebe con otro estado o con el principio del nombre.',
  all: 'Ver todas las prácticas',
  todo: {
    title: 'Pendiente de su parte',
    sign: 'Firme el anexo',
    signText: 'Léalo antes: dice las fechas, el horario, las tareas y quién tutoriza al estudiante.',
    document: 'Entregue: {{name}}',
  },
  missingTitle: 'Pendiente de otras partes',
  signLater:
    'El anexo nombra al tutor académico: podrá firmarlo en cuanto la institución lo asigne. Le avisaremos.',
  link: {
    title: 'Enlace del tutor de empresa',
    text: 'El tutor confirma las horas y escribe su informe con un enlace personal que le enviamos por correo.',
    none: 'Todavía no se le ha enviado.',
    until: 'Funciona hasta el {{day}}.',
    expired: 'Caducó el {{day}}. El tutor puede pedir otro en la página del enlace.',
    seen: 'Lo abrió por última vez',
    unseen: 'Todavía no lo ha abierto.',
  },
} as const;

declare module '../areas.ts' {
  interface AreaTexts {
    companyPlacements: typeof texts;
  }
}
