import type { Texts } from '../../lib/i18n/texts.ts';
import type { texts as es } from '../es/withdrawal.ts';

export const texts: Texts<typeof es> = {
  action: 'Retira la candidatura',
  title: 'Vols retirar la candidatura?',
  body: 'Deixaràs de participar en «{{title}}». Si l’oferta continua oberta, t’hi podràs tornar a inscriure.',
  keep: 'Continua participant',
  already: 'Ja havies retirat aquesta candidatura',
  alreadyBody: 'Potser ho vas fer en una altra pestanya o en un altre dispositiu.',
};
