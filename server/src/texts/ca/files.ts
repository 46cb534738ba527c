import type { es } from '../es/files.ts';

export const ca: typeof es = {
  unnamed: 'Fitxer complementari',
  notKept:
    'No s’ha pogut desar el fitxer, ni tampoc el que s’enviava amb ell. Es pot tornar a provar d’aquí a uns minuts.',
};
