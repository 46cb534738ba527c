import type { Texts } from '../../lib/texts.ts';
import type { texts as es } from '../es/ui.ts';

export const texts: Texts<typeof es> = {
  close: 'Close',
  cancel: 'Cancel',
  clear: 'Clear',
  retry: 'Try again',
  logout: 'Log out',
  loading: 'Loading…',
  choose: 'Choose',
  nothingFound: 'Nothing matches that text',
  reference: 'Reference for support: {{reference}}',
  saved: 'Saved {{time}}',
  optional: 'optional',
  onDay: 'on {{day}}',
  dayPlaceholder: 'dd/mm/yyyy',
  nextMonth: 'Next month',
  previousMonth: 'Previous month',
  error: { title: 'Something went wrong' },
  offline: {
    title: 'Connection error, please check your connection',
    body: 'We could not reach the portal. What you typed is still here.',
  },
  problems_one: 'There is one thing to correct',
  problems_other: 'There are {{count}} things to correct',
  money: {
    hour: '{{amount}}/hour',
    month: '{{amount}}/month',
    year: '{{amount}}/year',
  },
  file: {
    choose: 'Choose a file',
    remove: 'Remove {{name}}',
    added: 'The file was added',
    reading: 'Reading the file',
    unreadable: 'The file could not be read',
    wrong: 'This file cannot be used',
    otherInside:
      'What is inside “{{name}}” does not match its extension. Save it in the right format and choose it again.',
    help: 'You can also drag it here. Documents and images, up to {{size}}.',
    helpPdf: 'You can also drag it here. A PDF of up to {{size}}.',
  },
  pages: {
    label: 'Pages',
    next: 'Next page',
    previous: 'Previous page',
    page: 'Page {{page}}',
    shown: '{{from}}–{{to}} of {{total}}',
    over: 'This page no longer has any results',
    overBody: 'The list has changed and now has fewer pages.',
    first: 'Go to the first page',
  },
};
