import type { Texts } from '../../lib/i18n/texts.ts';
import type { texts as spanish } from '../es/help.ts';

export const texts: Texts<typeof spanish> = {
  context: 'Answers to the most common questions.',
  search: 'Search help',
  found_one: '{{count}} answer',
  found_other: '{{count}} answers',
  notFound: 'No answer has those words. Try others, or write to us.',
  empty: 'There are no answers yet',
  emptyBody: 'In the meantime you can write to us from this page.',
  topics: {
    cuenta: 'Account and access',
    ofertas: 'Offers',
    candidaturas: 'Applications',
    cv: 'CV',
    practicas: 'Internships',
    convenios: 'Agreements and documents',
    otros: 'Other topics',
  },
  areas: {
    practicas: 'Internships',
    empleo: 'Jobs',
    empresas: 'Companies',
    soporte: 'Technical problems',
    privacidad: 'Data protection',
    general: 'Other questions',
  },
  write: {
    title: 'Write to the institution',
    help: 'The area you choose gets the message and replies to your account’s email.',
    area: 'Area',
    choose: 'Choose an area',
    chooseFormal: 'Choose an area',
    orMail: 'Also by email:',
    subject: 'Subject',
    text: 'Message',
    send: 'Send message',
    sent: 'Message sent',
    sentBody: 'You will get the reply at your account’s email.',
    again: 'Write another message',
  },
};
