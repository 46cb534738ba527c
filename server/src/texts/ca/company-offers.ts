import type { es } from '../es/company-offers.ts';

export const ca: typeof es = {
  hasBeenAppliedTo: {
    titulo: 'Aquesta oferta no es pot eliminar',
    mensaje:
      'Algú s’hi ha inscrit, encara que després s’hagi retirat, i el portal conserva aquestes inscripcions.\nQuan ja no se cerca ningú, l’oferta es tanca: els estudiants deixen de veure-la.',
    boton: null,
  },
};
