import type { Texts } from '../../lib/i18n/texts.ts';
import type { texts as es } from '../es/respond.ts';

export const texts: Texts<typeof es> = {
  asked: 'You’ve been pre-registered for this offer.',
  accept: 'Accept',
  decline: 'Decline',
  title: 'Why are you declining the pre-registration?',
  body: 'You’ll no longer be considered for “{{title}}”. The company will see the reason.',
  reason: 'Reason',
  confirm: 'Decline the pre-registration',
  keep: 'Stay in the process',
  moved: {
    title: 'The status of your application has changed',
    body: 'While you were deciding, its status became:',
  },
};
