import type { Texts } from '../../lib/i18n/texts.ts';
import type { texts as es } from '../es/withdrawal.ts';

export const texts: Texts<typeof es> = {
  action: 'Withdraw application',
  title: 'Withdraw your application?',
  body: 'You’ll no longer be considered for “{{title}}”. While the offer is open, you can apply again.',
  keep: 'Stay in the process',
  already: 'You had already withdrawn this application',
  alreadyBody: 'You may have done it in another tab or on another device.',
};
