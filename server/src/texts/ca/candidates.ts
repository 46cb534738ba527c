import type { es } from '../es/candidates.ts';

export const ca: typeof es = {
  noPlaceLeft: {
    titulo: 'No queden places',
    mensaje:
      'Les {{plazas}} places d’aquesta oferta ja estan cobertes. Si en necessita més, escrigui a l’equip del portal.',
    mensajeUna:
      'La plaça d’aquesta oferta ja està coberta. Si necessita més places, escrigui a l’equip del portal.',
  },
};
