import type { Language } from '@portal/contract/languages';
import type { OwnWords } from '../../http/said.ts';

/** Why an offer is not deleted that somebody has applied to, and what can be done in the place of it. */
export const hasBeenAppliedTo: Record<Language, OwnWords> = {
  es: {
    titulo: 'Esta oferta no se puede eliminar',
    mensaje:
      'Alguien se ha inscrito en ella, aunque después se haya retirado, y el portal conserva esas inscripciones.\nCuando ya no se busca a nadie, la oferta se cierra: los estudiantes dejan de verla.',
    boton: null,
  },
  ca: {
    titulo: 'Aquesta oferta no es pot eliminar',
    mensaje:
      'Algú s’hi ha inscrit, encara que després s’hagi retirat, i el portal conserva aquestes inscripcions.\nQuan ja no es busca ningú, l’oferta es tanca: els estudiants deixen de veure-la.',
    boton: null,
  },
  en: {
    titulo: 'This offer can’t be deleted',
    mensaje:
      'Someone has applied for it, even if they withdrew later, and the portal keeps those applications.\nOnce you need nobody else, close the offer: students will no longer see it.',
    boton: null,
  },
};
