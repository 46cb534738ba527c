import type { Texts } from '../../lib/i18n/texts.ts';
import type { texts as spanish } from '../es/guides.ts';

export const texts: Texts<typeof spanish> = {
  context: 'Advice on your application, your interview and your first steps at work.',
  document: 'Open the document',
  empty: 'There are no guides yet',
  emptyBody: 'When the institution publishes one, you will find it here.',
};
