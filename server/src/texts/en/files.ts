import type { es } from '../es/files.ts';

export const en: typeof es = {
  unnamed: 'Attached file',
  notKept: 'The file couldn’t be saved, and neither could what was sent with it. Try again in a few minutes.',
};
