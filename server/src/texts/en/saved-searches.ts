import type { es } from '../es/saved-searches.ts';

export const en: typeof es = {
  tooMany: {
    titulo: 'You have too many saved searches',
    mensaje: 'You can save up to 20. Delete one that you no longer use and try again.',
    boton: null,
  },
  subjectOne: 'New offer: {{titulo}}',
  subject: '{{numero}} new offers for your searches',
  intro: 'New offers match your saved searches:',
  why: 'Matching searches: {{busquedas}}',
  more: 'There are {{numero}} more. See them at {{url}}',
  manage: 'To change how often we email you: {{url}}',
  stop: 'To stop these emails: {{url}}',
};
