import type { es } from '../es/proposals.ts';

export const en: typeof es = {
  socialSecurity: {
    titulo: 'Your social security number is missing',
    mensaje: 'You need one to do an internship. Add it to your CV and come back: what you wrote is kept.',
    boton: 'Go to my CV',
  },
  many: {
    titulo: 'There are too many undecided proposals',
    mensaje: 'There can be at most {{max}} at a time. To register another one, withdraw one first.',
  },
};
