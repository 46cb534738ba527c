import type { es } from '../es/second-factor.ts';

export const ca: typeof es = {
  loginAgain: {
    titulo: 'Torna a iniciar la sessió',
    mensaje:
      'Entres al portal sense contrasenya. Per canviar la verificació en dos passos, tanca la sessió, torna a entrar i fes-ho en els cinc minuts següents.',
    boton: { texto: 'Tanca la sessió', enlace: '/logout' },
  },
};
