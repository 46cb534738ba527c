import type { es } from '../es/applications.ts';

export const en: typeof es = {
  registerOutside: {
    titulo: 'Application noted',
    mensaje:
      'This offer takes applications on the company’s website: the portal does not send it your CV. If you have not completed yours yet, do it there.',
    boton: 'Go to its website',
  },
};
