import type { Texts } from '../../lib/i18n/texts.ts';
import type { texts as es } from '../es/requestChange.ts';

export const texts: Texts<typeof es> = {
  context:
    'La universitat revisa cada sol·licitud. Fins que no l’accepta, les pràctiques continuen com estan.',
  none: 'No hi ha pràctiques de les quals sol·licitar canvis',
  noneText: 'Quan tingui estudiants en pràctiques, podrà sol·licitar canvis en aquesta pàgina.',
  who: 'Pràctiques',
  student: 'Estudiant',
  open: 'Aquestes pràctiques ja tenen una sol·licitud pendent',
  openText: 'Podrà sol·licitar un altre canvi quan es resolgui o si la retira.',
  toOpen: 'Mostra la sol·licitud',
  what: 'Canvi',
  kind: 'Tipus de canvi',
  chooseKind: 'Triï el tipus de canvi',
  now: 'Ara: {{value}}',
  fromTo: 'Del {{before}} al {{after}}',
  why: 'Data i motiu',
  from: 'Des de quan',
  lastDay: 'Últim dia de pràctiques',
  pauseFrom: 'Primer dia de la interrupció',
  pauseUntil: 'Últim dia de la interrupció',
  detail: 'Explicació',
  reason: 'Motiu',
  detailHelp: 'La llegiran la universitat, el tutor acadèmic i l’estudiant.',
  file: 'Fitxer adjunt',
  send: 'Envia la sol·licitud',
  cancel: 'Cancel·la',
};
