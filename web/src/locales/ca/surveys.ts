import type { Texts } from '../../lib/i18n/texts.ts';
import type { texts as spanish } from '../es/surveys.ts';

export const texts: Texts<typeof spanish> = {
  title: 'Enquestes',
  tile: 'Enquestes per respondre',
  none: {
    title: 'No hi ha enquestes pendents',
    body: 'Quan n’hi hagi alguna, apareixerà aquí.',
  },
  mandatory: 'Obligatòria',
  until: 'Fins al {{day}}',
  answer: 'Respon',
  recording: 'S’està desant la resposta…',
  answered: {
    title: 'Gràcies per respondre',
    body: 'L’enquesta consta com a resposta. Aquesta pestanya ja es pot tancar.',
  },
  unknown: {
    title: 'Aquest enllaç no és vàlid',
    what: 'No sabem de qui és aquesta resposta',
    body: 'L’enllaç és incomplet o s’ha modificat. Perquè consti la resposta, cal tornar a obrir l’enquesta des del portal i acabar-la. Si torna a passar, la institució hi pot ajudar.',
  },
  failed: { title: 'No s’ha pogut desar la resposta' },
  home: 'Ves a l’inici',
  enter: 'Entra al portal',
};
