/** The form by which a company asks for a change of a placement. */
export const texts = {
  context: 'La universidad revisa cada solicitud. Hasta que la acepta, las prácticas siguen como están.',
  none: 'No hay prácticas de las que solicitar cambios',
  noneText: 'Cuando tenga estudiantes en prácticas, podrá solicitar cambios en esta página.',
  who: 'Prácticas',
  student: 'Estudiante',
  open: 'Estas prácticas ya tienen una solicitud pendiente',
  openText: 'Podrá solicitar otro cambio cuando se resuelva o si la retira.',
  toOpen: 'Ver la solicitud',
  what: 'Cambio',
  kind: 'Tipo de cambio',
  chooseKind: 'Elija el tipo de cambio',
  now: 'Ahora: {{value}}',
  fromTo: 'Del {{before}} al {{after}}',
  why: 'Fecha y motivo',
  from: 'Desde cuándo',
  lastDay: 'Último día de prácticas',
  pauseFrom: 'Primer día de la interrupción',
  pauseUntil: 'Último día de la interrupción',
  detail: 'Explicación',
  reason: 'Motivo',
  detailHelp: 'La leerán la universidad, el tutor académico y el estudiante.',
  file: 'Fichero adjunto',
  send: 'Enviar la solicitud',
  cancel: 'Cancelar',
} as const;

declare module '../areas.ts' {
  interface AreaTexts {
    requestChange: typeof texts;
  }
}
