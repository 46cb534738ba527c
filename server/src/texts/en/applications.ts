import type { es } from '../es/applications.ts';

export const en: typeof es = {
  registerOutside: {
    titulo: 'One more step',
    mensaje:
      'You have applied and the company has your CV. It also asks you to finish applying on its website.',
    boton: 'Finish on its website',
  },
};
