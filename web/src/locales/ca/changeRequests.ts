import type { Texts } from '../../lib/i18n/texts.ts';
import type { texts as es } from '../es/changeRequests.ts';

export const texts: Texts<typeof es> = {
  title: 'Canvis',
  ownText: 'Els canvis de les teves pràctiques que ha sol·licitat l’empresa.',
  tutorText:
    'Els canvis que ha sol·licitat l’empresa. Els del projecte formatiu necessiten l’autorització del tutor acadèmic.',
  none: 'No s’ha sol·licitat cap canvi.',
  ask: 'Sol·liciti un canvi',
  asked: 'Sol·licitat el {{day}}',
  period: '{{from}} – {{to}}',
  kinds: {
    ampliacion: 'Ampliació',
    reduccion: 'Reducció',
    horario: 'Horari',
    horas: 'Nombre d’hores',
    ayuda: 'Ajut a l’estudi',
    tutor: 'Tutor d’empresa',
    lugar: 'Lloc de les pràctiques',
    tareas: 'Activitat i tasques',
    interrupcion: 'Interrupció',
    rescision: 'Rescissió',
    otro: 'Un altre canvi',
  },
  states: {
    autorizacion: 'Pendent del tutor acadèmic',
    pendiente: 'Pendent de la universitat',
    aceptada: 'Acceptada',
    rechazada: 'Rebutjada',
    retirada: 'Retirada',
  },
  differences: {
    title: 'Què canvia',
    value: 'Dada',
    before: 'Ara',
    after: 'Amb el canvi',
    nothing: 'Sense indicar',
  },
  facts: {
    from: 'Des de',
    dates: 'Dates',
    lastDay: 'Últim dia',
    detail: 'Explicació',
    file: 'Fitxer adjunt',
    tutor: 'Tutor acadèmic',
    reason: 'Motiu del rebuig',
  },
  tutor: {
    authorised: 'Autoritzat el {{day}}',
    notAuthorised: 'No autoritzat el {{day}}',
  },
  withdraw: {
    act: 'Retira la sol·licitud',
    title: 'Vol retirar la sol·licitud de canvi?',
    text: 'Les pràctiques continuen com estan. Després pot sol·licitar un altre canvi.',
  },
  authorise: {
    yes: 'Autoritza',
    no: 'No ho autoritzis',
    yesTitle: 'Autorització del canvi',
    noTitle: 'Canvi sense autorització',
    yesText: 'La universitat revisarà després la sol·licitud.',
    noText:
      'La sol·licitud queda rebutjada i les pràctiques continuen com estan. L’empresa llegirà el comentari.',
    comment: 'Comentari',
  },
};
