import type { Texts } from '../../lib/i18n/texts.ts';
import type { texts as es } from '../es/dataAccesses.ts';

export const texts: Texts<typeof es> = {
  title: 'Who has seen my data',
  text: 'Companies that have opened or exported the CV of one of your applications, and days on which the institution has viewed or exported your data. Each day is listed once.',
  none: 'Nobody has opened or exported your data yet.',
  hidden: 'A confidential company',
  what: { cvAbierto: 'opened your CV', exportacion: 'exported your data' },
  institution: 'The institution',
  institutionWhat: {
    consulta: 'viewed your data',
    reservados: 'viewed your reserved data',
    exportacion: 'exported your data',
  },
};
