/** The hours log of a placement. */
export const texts = {
  title: 'Registro de horas',
  ownText:
    'Anota cada semana las horas de cada día y una línea de lo que has hecho. Quien te tutoriza en la empresa las confirma.',
  hostText:
    'El alumno anota las horas de cada semana. Confírmelas todas a la vez o devuelva las que no sean correctas.',
  week: '{{from}} – {{to}}',
  shortDays: {
    mon: 'lun',
    tue: 'mar',
    wed: 'mié',
    thu: 'jue',
    fri: 'vie',
    sat: 'sáb',
    sun: 'dom',
  },
  longDays: {
    mon: 'lunes',
    tue: 'martes',
    wed: 'miércoles',
    thu: 'jueves',
    fri: 'viernes',
    sat: 'sábado',
    sun: 'domingo',
  },
  hours: '{{hours}} h',
  text: 'Qué has hecho',
  textHelp: 'En una línea. Puede quedar vacío si no has tenido prácticas.',
  save: 'Guardar {{hours}} h',
  returned: '{{who}} ha devuelto esta semana',
  over: {
    day: 'Más de {{hours}} h en un día: {{days}}',
    week: '{{sum}} h en la semana: el máximo es {{hours}} h',
    total: '{{hours}} h más que las del anexo',
  },
  overTotal: 'Se han anotado {{hours}} h más que las del anexo',
  states: {
    anotada: 'Por confirmar',
    devuelta: 'Devuelta',
    confirmada: 'Confirmada',
    falta: 'Sin anotar',
  },
  reason: '{{who}}: {{reason}}',
  confirmedOn: '{{who}}, el {{day}}',
  sums: '{{noted}} h anotadas de {{annex}} · {{confirmed}} h confirmadas',
  weeks: 'Todas las semanas',
  weekCount_one: '{{count}} semana',
  weekCount_other: '{{count}} semanas',
  allNoted: 'Están anotadas todas las semanas hasta hoy.',
  note: 'Anotar',
  correct: 'Corregir',
  noneYet: 'Todavía no se han anotado horas.',
  noneWaits: 'No hay semanas por confirmar.',
  waiting: 'Semanas por confirmar',
  decided: 'Semanas anteriores',
  confirm_one: 'Confirmar {{count}} semana',
  confirm_other: 'Confirmar {{count}} semanas',
  return: 'Devolver',
  returnTitle: 'Devolver una semana',
  returnReason: 'Motivo',
} as const;

declare module '../areas.ts' {
  interface AreaTexts {
    placementHours: typeof texts;
  }
}
