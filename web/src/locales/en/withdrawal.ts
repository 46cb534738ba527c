import type { Texts } from '../../lib/texts.ts';
import type { texts as es } from '../es/withdrawal.ts';

export const texts: Texts<typeof es> = {
  action: 'Withdraw',
  title: 'Withdraw your application?',
  body: 'You will no longer take part in “{{title}}”. If the offer stays open, you can apply again.',
  keep: 'Keep taking part',
};
