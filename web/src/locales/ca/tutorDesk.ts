import type { Texts } from '../../lib/i18n/texts.ts';
import type { texts as es } from '../es/tutorDesk.ts';

export const texts: Texts<typeof es> = {
  hello: 'Hola, {{name}}',
  context: {
    empresa: 'Els estudiants que tutoritza a la seva empresa. Aquest enllaç funciona fins al {{day}}.',
    academico: 'Les pràctiques que tutoritza des de la universitat. Aquest enllaç funciona fins al {{day}}.',
  },
  found_one: '{{count}} pràctica',
  found_other: '{{count}} pràctiques',
  weeks_one: '{{count}} setmana per confirmar',
  weeks_other: '{{count}} setmanes per confirmar',
  change: 'Canvi per autoritzar',
  report: { empresa: 'Falta el seu informe', academico: 'Falta la seva nota' },
  empty: 'Ara no tutoritza cap pràctica',
  emptyText: 'Quan n’hi assignin una, la veurà aquí amb aquest mateix enllaç.',
  back: 'Mostra totes les pràctiques',
  private: 'Aquest enllaç és personal: qui el tingui pot actuar en nom seu. No el reenviï.',
  dead: {
    title: 'Aquest enllaç ja no funciona',
    text: 'Ha caducat, o ja no tutoritza des de la universitat.',
    missing: 'L’enllaç és incomplet',
    missingText: 'Obri’l tal com l’ha rebut, o copiï’l sencer a la barra del navegador.',
  },
  ask: {
    title: 'Enllaç nou',
    text: 'Escrigui el correu amb què tutoritza les pràctiques i li n’enviarem un.',
    email: 'Correu electrònic',
    send: 'Envia l’enllaç',
    done: 'Miri el seu correu',
    doneText: 'Si {{email}} és el correu d’un tutor amb pràctiques, rebrà un enllaç nou d’aquí a uns minuts.',
  },
};
