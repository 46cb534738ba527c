import { type Named, text } from './text.ts';

interface Level extends Named {
  readonly idNivel: number;
  /** Level of the European Qualifications Framework, which is what a person from abroad can compare. */
  readonly eqf: number;
}

/** In the order in which they are studied; the specification's three start at 1. */
export const levels: readonly Level[] = [
  {
    idNivel: 0,
    eqf: 5,
    texts: text(
      'Ciclo formativo de grado superior',
      'Cicle formatiu de grau superior',
      'Higher vocational training',
    ),
  },
  { idNivel: 1, eqf: 6, texts: text('Grado', 'Grau', 'Bachelor’s degree') },
  { idNivel: 2, eqf: 7, texts: text('Posgrado', 'Postgrau', 'Postgraduate degree') },
  { idNivel: 3, eqf: 8, texts: text('Doctorado', 'Doctorat', 'Doctorate') },
];
