import type { es } from '../es/student-offers.ts';

export const ca: typeof es = {
  /** In the place of an offer's text, where the names of what it asks for have the searched words. */
  found: {
    titulaciones: 'Titulacions: {{names}}',
    areaFuncional: 'Àrea funcional: {{names}}',
    sector: 'Sector: {{names}}',
    categoria: 'Categoria: {{names}}',
  },
};
