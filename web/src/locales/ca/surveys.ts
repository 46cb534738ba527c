import type { Texts } from '../../lib/i18n/texts.ts';
import type { texts as spanish } from '../es/surveys.ts';

export const texts: Texts<typeof spanish> = {
  title: 'Enquestes',
  mandatory: 'Obligatòria',
  until: 'Fins al {{day}}',
  answer: 'Respon',
  recording: 'Anotant la resposta…',
  answered: {
    title: 'Gràcies per respondre',
    body: 'L’enquesta ja consta com a resposta. Aquesta pestanya es pot tancar.',
  },
  unknown: {
    title: 'Aquesta adreça no serveix',
    what: 'No sabem de qui és aquesta resposta',
    body: 'L’adreça és incompleta o ha canviat pel camí. Cal tornar a obrir l’enquesta des del portal i acabar-la. Si torna a passar, la institució hi pot ajudar.',
  },
  failed: { title: 'La resposta no s’ha pogut anotar' },
  home: 'Ves a l’inici',
  enter: 'Entra al portal',
};
