import type { Texts } from '../../lib/i18n/texts.ts';
import type { texts as es } from '../es/tutorDesk.ts';

export const texts: Texts<typeof es> = {
  hello: 'Hello, {{name}}',
  context: {
    empresa: 'The students that you tutor at your company. This link works until {{day}}.',
    academico: 'The placements that you tutor for the university. This link works until {{day}}.',
  },
  found_one: '{{count}} placement',
  found_other: '{{count}} placements',
  weeks_one: '{{count}} week to confirm',
  weeks_other: '{{count}} weeks to confirm',
  change: 'Change to authorise',
  report: { empresa: 'Your report is missing', academico: 'Your grade is missing' },
  empty: 'You tutor no placement at present',
  emptyText: 'Once you are given one, you’ll see it here by this same link.',
  back: 'See all placements',
  private: 'This link is personal: whoever has it can act in your name. Don’t forward it.',
  dead: {
    title: 'This link no longer works',
    text: 'It has expired, or you no longer tutor at the university.',
    missing: 'The link is incomplete',
    missingText: 'Open it just as you got it, or copy all of it into the browser’s address bar.',
  },
  ask: {
    title: 'New link',
    text: 'Type the e-mail that you tutor placements with and we’ll send you one.',
    email: 'E-mail',
    send: 'Send the link',
    done: 'Look at your e-mail',
    doneText: 'If {{email}} is the e-mail of a tutor with placements, a new link will come in a few minutes.',
  },
};
