import type { es } from '../es/files.ts';

export const ca: typeof es = {
  unnamed: 'Fitxer complementari',
};
