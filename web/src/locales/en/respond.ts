import type { Texts } from '../../lib/i18n/texts.ts';
import type { texts as es } from '../es/respond.ts';

export const texts: Texts<typeof es> = {
  asked: 'You’ve been put forward for this offer.',
  accept: 'Accept',
  decline: 'Decline',
  title: 'Why are you declining the proposal?',
  body: 'You’ll no longer be considered for “{{title}}”. The company will see the reason.',
  reason: 'Reason',
  confirm: 'Decline the proposal',
  keep: 'Stay in the process',
  moved: { title: 'Your application has changed', body: 'While you were deciding, its status became:' },
};
