import type { es } from '../es/student-offers.ts';

export const en: typeof es = {
  /** In the place of an offer's text, where the names of what it asks for have the searched words. */
  found: {
    titulaciones: 'Degrees: {{names}}',
    areaFuncional: 'Job function: {{names}}',
    sector: 'Sector: {{names}}',
    categoria: 'Category: {{names}}',
  },
};
