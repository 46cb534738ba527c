import type { Texts } from '../../lib/i18n/texts.ts';
import type { texts as es } from '../es/requestChange.ts';

export const texts: Texts<typeof es> = {
  context: 'The university reviews each request. Until it is accepted, the internship stays as it is.',
  none: 'There are no internships to request changes of',
  noneText: 'Once you have students on internships, you can request changes on this page.',
  who: 'Internship',
  student: 'Student',
  open: 'This internship already has an open request',
  openText: 'You can request another change once it is decided on, or if you withdraw it.',
  toOpen: 'See the request',
  what: 'Change',
  kind: 'Kind of change',
  chooseKind: 'Choose the kind of change',
  now: 'Now: {{value}}',
  fromTo: 'From {{before}} to {{after}}',
  why: 'Date and reason',
  from: 'From when',
  lastDay: 'Last day of the internship',
  pauseFrom: 'First day of the interruption',
  pauseUntil: 'Last day of the interruption',
  detail: 'Explanation',
  reason: 'Reason',
  detailHelp: 'The university, the academic tutor and the student will read it.',
  file: 'Attached file',
  send: 'Send the request',
  cancel: 'Cancel',
};
