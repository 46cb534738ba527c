import type { Texts } from '../../lib/texts.ts';
import type { texts as es } from '../es/withdrawal.ts';

export const texts: Texts<typeof es> = {
  action: 'Retira la candidatura',
  title: 'Vols retirar la candidatura?',
  body: 'Deixaràs de participar en «{{title}}». Si l’oferta continua oberta, t’hi podràs tornar a inscriure.',
  keep: 'Continua participant',
};
