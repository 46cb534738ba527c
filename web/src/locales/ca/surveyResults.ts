import type { Texts } from '../../lib/i18n/texts.ts';
import type { texts as spanish } from '../es/surveyResults.ts';

export const texts: Texts<typeof spanish> = {
  edit: 'Edita l’enquesta',
  counts: {
    title: 'Participació',
    answered: 'Respostes acabades',
    anonymous: 'D’aquestes, anònimes',
    begun: 'Començades i sense acabar',
  },
  export: {
    csv: 'Exporta a CSV',
    xlsx: 'Exporta a Excel',
    note: 'Cada fila del fitxer és una resposta completa, també de les anònimes. Una combinació poc comuna pot revelar de qui és: no el difonguis.',
  },
  hidden: {
    title: 'Les respostes anònimes encara no es mostren',
    body: 'N’hi ha menys de {{min}}. Amb tan poques es podria endevinar qui ha respost què, de manera que no apareixen als resultats ni als fitxers.',
    question:
      'Menys de {{min}} persones han respost aquesta pregunta de manera anònima: les seves respostes no es mostren aquí ni als fitxers.',
  },
  none: {
    title: 'Encara no hi ha resultats',
    body: 'Quan algú acabi l’enquesta, aquí veuràs què s’ha respost a cada pregunta.',
  },
  question: '{{place}}. {{text}}',
  answeredBy_one: '{{kind}} · {{count}} persona l’ha respost',
  answeredBy_other: '{{kind}} · {{count}} persones l’han respost',
  caption: 'Respostes a «{{text}}»',
  option: 'Resposta',
  value: 'Valor',
  range: 'De {{from}} a {{to}}',
  row: 'Fila',
  count: 'Persones',
  percent: 'Percentatge',
  cell: '{{count}} ({{percent}})',
  mean: 'Mitjana',
  median: 'Mediana',
  unanswered: 'Ningú no ha respost aquesta pregunta.',
  people_one: '{{count}} persona',
  people_other: '{{count}} persones',
  compare: {
    title: 'Comparació',
    description: 'Les respostes a una pregunta, per titulació o segons el que es va respondre a una altra.',
    by: 'Compara per',
    none: 'Sense comparar',
    degree: 'Titulació',
    question: 'Pregunta',
    hidden:
      'Alguns grups no es mostren: els de menys de {{min}} persones i els que permetrien calcular-los per diferència.',
    empty: 'No hi ha cap grup que es pugui mostrar.',
  },
  gone: {
    title: 'Aquesta enquesta ja no existeix',
    body: 'Pot ser que una altra persona l’hagi eliminat.',
    back: 'Mostra les enquestes',
  },
};
