import type { Texts } from '../../lib/i18n/texts.ts';
import type { texts as es } from '../es/respond.ts';

export const texts: Texts<typeof es> = {
  asked: 'Et proposen per a aquesta oferta.',
  accept: 'Accepta',
  decline: 'Rebutja',
  title: 'Per què rebutges la proposta?',
  body: 'Deixaràs de participar en «{{title}}». L’empresa veurà el motiu.',
  reason: 'Motiu',
  confirm: 'Rebutja la proposta',
  keep: 'Continua participant',
  moved: { title: 'La teva candidatura ha canviat', body: 'Mentre ho decidies ha passat a aquest estat:' },
};
