import type { es } from '../es/company-offers.ts';

export const ca: typeof es = {
  hasBeenAppliedTo: {
    titulo: 'Aquesta oferta no es pot eliminar',
    mensaje:
      'Ha rebut candidatures, encara que després s’hagin retirat, i el portal les conserva.\nSi ja no necessita més candidats, la pot tancar: els estudiants deixaran de veure-la.',
    boton: null,
  },
};
