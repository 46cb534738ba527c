import type { Texts } from '../../lib/i18n/texts.ts';
import type { texts as spanish } from '../es/guides.ts';

export const texts: Texts<typeof spanish> = {
  context: 'Consells per preparar la teva candidatura, l’entrevista i els primers passos professionals.',
  document: 'Obre el document',
  empty: 'Encara no hi ha guies',
  emptyBody: 'Quan la institució en publiqui alguna, la trobaràs aquí.',
};
