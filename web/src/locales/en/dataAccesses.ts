import type { Texts } from '../../lib/i18n/texts.ts';
import type { texts as es } from '../es/dataAccesses.ts';

export const texts: Texts<typeof es> = {
  title: 'Who has seen my data',
  text: 'Companies that have opened or exported the CV of one of your applications. Each day is listed once.',
  none: 'No company has opened or exported your data yet.',
  hidden: 'A confidential company',
  what: { cvAbierto: 'opened your CV', exportacion: 'exported your data' },
};
