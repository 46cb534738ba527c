import type { es } from '../es/applications.ts';

export const ca: typeof es = {
  registerOutside: {
    titulo: 'Falta un pas',
    mensaje:
      'T’has inscrit i l’empresa ja té el teu CV. També demana que completis la inscripció al seu web.',
    boton: 'Completa-la al seu web',
  },
};
