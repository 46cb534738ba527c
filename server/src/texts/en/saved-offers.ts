import type { es } from '../es/saved-offers.ts';

export const en: typeof es = {
  tooMany: {
    titulo: 'You have too many saved offers',
    mensaje: 'You can save up to 100. Remove one and save this one again.',
    boton: { texto: 'See saved offers', enlace: '/para-ti#guardadas' },
  },
};
