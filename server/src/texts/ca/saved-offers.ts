import type { es } from '../es/saved-offers.ts';

export const ca: typeof es = {
  tooMany: {
    titulo: 'Tens massa ofertes desades',
    mensaje: 'Pots desar-ne 100 com a màxim. Treu-ne alguna i torna a desar aquesta.',
    boton: { texto: 'Mostra les desades', enlace: '/para-ti#guardadas' },
  },
};
