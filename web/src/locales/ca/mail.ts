import type { Texts } from '../../lib/i18n/texts.ts';
import type { texts as es } from '../es/mail.ts';

export const texts: Texts<typeof es> = {
  title: 'Correu de la demostració',
  context: 'Els correus que el portal hauria enviat. A la demostració no s’envien.',
  refresh: 'Actualitza',
  list: 'Correus',
  to: 'Per a',
  sent: 'Enviat',
  choose: 'Tria un correu per llegir-lo',
  chooseBody: 'Recorre la llista amb J i K.',
  gone: 'Aquest correu no és en aquesta pàgina',
  back: 'Torna a la llista',
  empty: 'Encara no s’ha enviat cap correu',
  emptyBody: 'Els avisos apareixeran aquí quan validis o rebutgis una oferta, o quan canviï una candidatura.',
  elsewhere: 'En aquest portal els correus s’envien de debò',
  elsewhereBody:
    'Aquesta safata només existeix a la institució de demostració, on els correus es desen en lloc d’enviar-se.',
  elsewhereAction: 'Ves a pendents',
};
