import type { Texts } from '../../lib/i18n/texts.ts';
import type { texts as es } from '../es/companyPlacements.ts';

export const texts: Texts<typeof es> = {
  context: 'Those that await the company’s signature come first.',
  filters: { texto: 'Student, tutor or offer', estado: 'State', any: 'All', submit: 'Search' },
  found_one: '{{count}} placement',
  found_other: '{{count}} placements',
  tutor: 'Tutor: {{name}}',
  awaitsSignature: 'Awaits your signature',
  empty: 'No students on placement yet',
  emptyText: 'They appear here once the university approves an incorporation form.',
  none: 'No placement matches the search',
  noneText: 'Try another state or the beginning of the name.',
  all: 'See all placements',
  todo: {
    title: 'What you have to do',
    sign: 'Sign the annex',
    signText: 'Read it first: it says the dates, the timetable, the tasks and who the student’s tutors are.',
    document: 'Hand in: {{name}}',
  },
  missingTitle: 'Up to others',
  signLater:
    'The annex names the academic tutor: you can sign it as soon as the institution assigns one. We will let you know.',
  link: {
    title: 'The company tutor’s link',
    text: 'The tutor confirms the hours and writes the report by a personal link that we send by e-mail.',
    none: 'It hasn’t been sent yet.',
    until: 'It works until {{day}}.',
    expired: 'It expired on {{day}}. The tutor can ask for another on the page of the link.',
    seen: 'Last opened',
    unseen: 'Not opened yet.',
  },
};
