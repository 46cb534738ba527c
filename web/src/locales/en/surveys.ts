import type { Texts } from '../../lib/i18n/texts.ts';
import type { texts as spanish } from '../es/surveys.ts';

export const texts: Texts<typeof spanish> = {
  title: 'Surveys',
  tile: 'Surveys to answer',
  none: {
    title: 'No surveys to answer',
    body: 'When there is one, it will appear here.',
  },
  mandatory: 'Mandatory',
  until: 'Until {{day}}',
  answer: 'Answer',
  recording: 'Recording your answer…',
  answered: {
    title: 'Thank you for answering',
    body: 'The survey is now marked as answered. You can close this tab.',
  },
  unknown: {
    title: 'This link isn’t valid',
    what: 'We don’t know whose answer this is',
    body: 'The link is incomplete or was changed. To have your answer recorded, open the survey again from the portal and finish it; if it happens again, let the institution know.',
  },
  failed: { title: 'Your answer couldn’t be recorded' },
  home: 'Go to the home page',
  enter: 'Log in to the portal',
};
