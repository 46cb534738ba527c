import type { Texts } from '../../lib/i18n/texts.ts';
import type { texts as spanish } from '../es/communications.ts';

export const texts: Texts<typeof spanish> = {
  title: 'Announcements',
  link: 'Find out more',
  more_one: 'Show one more announcement',
  more_other: 'Show {{count}} more announcements',
};
