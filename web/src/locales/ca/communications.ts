import type { Texts } from '../../lib/i18n/texts.ts';
import type { texts as spanish } from '../es/communications.ts';

export const texts: Texts<typeof spanish> = {
  title: 'Comunicats',
  link: 'Més informació',
  more_one: 'Mostra un altre comunicat',
  more_other: 'Mostra altres {{count}} comunicats',
};
