import type { Texts } from '../../lib/texts.ts';
import type { texts as es } from '../es/withdrawal.ts';

export const texts: Texts<typeof es> = {
  action: 'Withdraw',
  title: 'Withdraw your application?',
  body: 'You will no longer be considered for “{{title}}”. While the offer is open, you can apply again.',
  keep: 'Stay in the process',
};
