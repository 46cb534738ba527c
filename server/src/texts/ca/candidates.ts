import type { es } from '../es/candidates.ts';

export const ca: typeof es = {
  noPlaceLeft: {
    titulo: 'No queden places',
    mensaje:
      'Les {{plazas}} places d’aquesta oferta ja estan cobertes. Si en necessita més, escrigui a l’equip del portal.',
    mensajeUna:
      'La plaça d’aquesta oferta ja està coberta. Si necessita més places, escrigui a l’equip del portal.',
  },
  fewPlacesLeft: {
    titulo: 'Ha triat més persones que places',
    mensaje:
      'En aquesta oferta queden {{quedan}} places. Triï menys persones o, si necessita més places, escrigui a l’equip del portal.',
    mensajeUna:
      'En aquesta oferta queda una plaça. Triï una sola persona o, si necessita més places, escrigui a l’equip del portal.',
  },
  awaitsStudent: 'L’estudiant encara no ha respost a la preinscripció.',
};
