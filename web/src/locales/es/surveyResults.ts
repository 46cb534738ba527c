export const texts = {
  edit: 'Editar la encuesta',
  counts: {
    title: 'Participación',
    answered: 'Respuestas terminadas',
    anonymous: 'De ellas, anónimas',
    begun: 'Empezadas y sin terminar',
  },
  export: {
    csv: 'Exportar a CSV',
    xlsx: 'Exportar a Excel',
    note: 'Cada fila del fichero es una respuesta completa, también de las anónimas. Una combinación poco común puede revelar de quién es: no lo difundas.',
  },
  hidden: {
    title: 'Las respuestas anónimas todavía no se muestran',
    body: 'Hay menos de {{min}}. Con tan pocas se podría adivinar quién ha respondido qué, así que no aparecen en los resultados ni en los ficheros.',
    question:
      'Menos de {{min}} personas han respondido a esta pregunta de forma anónima: sus respuestas no se muestran aquí ni en los ficheros.',
  },
  none: {
    title: 'Todavía no hay resultados',
    body: 'Cuando alguien termine la encuesta, aquí verás qué se ha respondido a cada pregunta.',
  },
  question: '{{place}}. {{text}}',
  answeredBy_one: '{{kind}} · {{count}} persona la ha respondido',
  answeredBy_other: '{{kind}} · {{count}} personas la han respondido',
  caption: 'Respuestas a «{{text}}»',
  option: 'Respuesta',
  value: 'Valor',
  range: 'De {{from}} a {{to}}',
  row: 'Fila',
  count: 'Personas',
  percent: 'Porcentaje',
  cell: '{{count}} ({{percent}})',
  mean: 'Media',
  median: 'Mediana',
  unanswered: 'Nadie ha respondido a esta pregunta.',
  people_one: '{{count}} persona',
  people_other: '{{count}} personas',
  compare: {
    title: 'Comparación',
    description: 'Las respuestas a una pregunta, por titulación o según lo que se respondió a otra.',
    by: 'Comparar por',
    none: 'Sin comparar',
    degree: 'Titulación',
    question: 'Pregunta',
    hidden:
      'Algunos grupos no se muestran: los de menos de {{min}} personas y los que permitirían calcularlos por diferencia.',
    empty: 'No hay ningún grupo que se pueda mostrar.',
  },
  gone: {
    title: 'Esta encuesta ya no existe',
    body: 'Puede que otra persona la haya eliminado.',
    back: 'Ver las encuestas',
  },
} as const;

declare module '../areas.ts' {
  interface AreaTexts {
    surveyResults: typeof texts;
  }
}
