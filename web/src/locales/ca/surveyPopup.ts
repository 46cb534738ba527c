import type { Texts } from '../../lib/i18n/texts.ts';
import type { texts as spanish } from '../es/surveyPopup.ts';

export const texts: Texts<typeof spanish> = {
  Alumno: {
    title_one: 'Tens una enquesta obligatòria pendent',
    title_other: 'Tens {{count}} enquestes obligatòries pendents',
    body_one:
      'No pots continuar al portal fins que la responguis. Quan l’acabis, aquest avís es tancarà automàticament.',
    body_other:
      'No pots continuar al portal fins que les responguis. Quan les acabis, aquest avís es tancarà automàticament.',
  },
  Empresa: {
    title_one: 'Té una enquesta obligatòria pendent',
    title_other: 'Té {{count}} enquestes obligatòries pendents',
    body_one:
      'No pot continuar al portal fins que la respongui. Quan l’acabi, aquest avís es tancarà automàticament.',
    body_other:
      'No pot continuar al portal fins que les respongui. Quan les acabi, aquest avís es tancarà automàticament.',
  },
  until: 'Fins al {{day}}',
  answer: 'Respon',
};
