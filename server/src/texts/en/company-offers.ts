import type { es } from '../es/company-offers.ts';

export const en: typeof es = {
  hasBeenAppliedTo: {
    titulo: 'This offer can’t be deleted',
    mensaje:
      'Someone has applied for it, even if they withdrew later, and the portal keeps those applications.\nOnce you need nobody else, close the offer: students will no longer see it.',
    boton: null,
  },
};
