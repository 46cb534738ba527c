import type { es } from '../es/applications.ts';

export const ca: typeof es = {
  registerOutside: {
    titulo: 'Inscripció anotada',
    mensaje:
      'Aquesta oferta rep les inscripcions al web de l’empresa: el portal no li envia el teu CV. Si encara no l’has completada, fes-ho allà.',
    boton: 'Ves al seu web',
  },
};
