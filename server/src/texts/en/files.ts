import type { es } from '../es/files.ts';

export const en: typeof es = {
  unnamed: 'Attached file',
};
