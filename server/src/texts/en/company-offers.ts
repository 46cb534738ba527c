import type { es } from '../es/company-offers.ts';

export const en: typeof es = {
  hasBeenAppliedTo: {
    titulo: 'This offer can’t be deleted',
    mensaje:
      'It has received applications, even if they were withdrawn later, and the portal keeps them.\nIf you need no more candidates, you can close it: students will no longer see it.',
    boton: null,
  },
};
