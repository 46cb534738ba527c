import type { Texts } from '../../lib/i18n/texts.ts';
import type { texts as es } from '../es/respond.ts';

export const texts: Texts<typeof es> = {
  asked: 'T’han preinscrit a aquesta oferta.',
  accept: 'Accepta',
  decline: 'Rebutja',
  title: 'Per què rebutges la preinscripció?',
  body: 'Deixaràs de participar en «{{title}}». L’empresa veurà el motiu.',
  reason: 'Motiu',
  confirm: 'Rebutja la preinscripció',
  keep: 'Continua participant',
  moved: {
    title: 'L’estat de la teva candidatura ha canviat',
    body: 'Mentre ho decidies ha passat a aquest estat:',
  },
};
