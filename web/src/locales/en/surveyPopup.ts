import type { Texts } from '../../lib/i18n/texts.ts';
import type { texts as spanish } from '../es/surveyPopup.ts';

export const texts: Texts<typeof spanish> = {
  Alumno: {
    title_one: 'You have a mandatory survey to answer',
    title_other: 'You have {{count}} mandatory surveys to answer',
    body_one:
      'You can’t go on in the portal until you answer it. Once you finish it, this notice will close automatically.',
    body_other:
      'You can’t go on in the portal until you answer them. Once you finish them, this notice will close automatically.',
  },
  Empresa: {
    title_one: 'You have a mandatory survey to answer',
    title_other: 'You have {{count}} mandatory surveys to answer',
    body_one:
      'You can’t go on in the portal until you answer it. Once you finish it, this notice will close automatically.',
    body_other:
      'You can’t go on in the portal until you answer them. Once you finish them, this notice will close automatically.',
  },
  until: 'Until {{day}}',
  answer: 'Answer',
};
