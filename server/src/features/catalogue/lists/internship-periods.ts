import { type Named, text } from './text.ts';

/** When of the year a student would rather do an internship. */
interface InternshipPeriod extends Named {
  readonly idPeriodo: number;
}

export const internshipPeriods: readonly InternshipPeriod[] = [
  { idPeriodo: 1, texts: text('Primer semestre', 'Primer semestre', 'First semester') },
  { idPeriodo: 2, texts: text('Segundo semestre', 'Segon semestre', 'Second semester') },
  { idPeriodo: 3, texts: text('Verano', 'Estiu', 'Summer') },
  { idPeriodo: 4, texts: text('Indiferente', 'Indiferent', 'No preference') },
];
