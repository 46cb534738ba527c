import type { Texts } from '../../lib/i18n/texts.ts';
import type { texts as es } from '../es/mail.ts';

export const texts: Texts<typeof es> = {
  title: 'Correu de la demostració',
  context: 'El que el portal hauria enviat. Res no surt d’aquí.',
  refresh: 'Actualitza',
  list: 'Correus',
  to: 'Per a',
  sent: 'Enviat',
  choose: 'Tria un correu per llegir-lo',
  chooseBody: 'Amb J i K es recorre la llista.',
  gone: 'Aquest correu no és a la pàgina',
  back: 'Torna a la llista',
  empty: 'Encara no s’ha enviat cap correu',
  emptyBody: 'En validar o rebutjar una oferta, o en moure una candidatura, els avisos apareixeran aquí.',
  elsewhere: 'Aquí els correus s’envien de debò',
  elsewhereBody:
    'Aquesta safata només existeix a la institució de demostració, on els correus es desen en lloc d’enviar-se.',
  elsewhereAction: 'Ves a pendents',
};
