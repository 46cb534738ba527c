import type { es } from '../es/second-factor.ts';

export const en: typeof es = {
  loginAgain: {
    titulo: 'Log in again',
    mensaje:
      'You log in without a password. To change two-step verification, log out, log in again and do it within the next five minutes.',
    boton: { texto: 'Log out', enlace: '/logout' },
  },
};
