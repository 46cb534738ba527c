import type { Texts } from '../../lib/i18n/texts.ts';
import type { texts as es } from '../es/access.ts';

export const texts: Texts<typeof es> = {
  acceptance: {
    title: 'Abans de continuar',
    context: 'Per fer servir el portal cal acceptar com tractem les dades personals.',
    whole: 'Llegeix la informació completa',
    newTab: '(s’obre en una altra pestanya)',
    accept: 'Accepta i continua',
    goOn: 'Continua',
    leave: 'No ho accepto: tanca la sessió',
    another: 'El text acaba de canviar',
    anotherText: 'Aquesta és la versió vigent. L’anterior ja no es pot acceptar.',
  },
  maintenance: {
    title: 'El portal està en manteniment',
    body: 'Hi estem treballant. Les dades desades no es perden.',
    back: 'Quan acabem, el portal s’obrirà automàticament.',
  },
  leave: {
    title: 'Sol·licitud de baixa',
    context: 'Per deixar de fer servir el portal i tancar el teu compte.',
    section: 'Baixa del servei',
    what: 'Si sol·licites la baixa, l’equip del portal tancarà el teu compte i ja no hi podràs entrar.',
    ask: 'Sol·licita la baixa',
    confirmTitle: 'Vols sol·licitar la baixa?',
    confirmText:
      'L’equip del portal revisarà la teva sol·licitud i t’avisarà per correu. Mentrestant, pots continuar entrant. Quan es tramiti la baixa, tancarem el teu compte, retirarem les teves candidatures sense resoldre i bloquejarem les teves dades fins que s’esborrin.',
    confirm: 'Sí, sol·licita la baixa',
    stay: 'Continua al portal',
    waiting: 'Has sol·licitat la baixa',
    asked: 'Sol·licitud enviada:',
    waitingText: 'T’avisarem per correu quan estigui tramitada.',
    takeBack: 'Retira la sol·licitud',
    takeBackTitle: 'Vols retirar la sol·licitud de baixa?',
    takeBackText:
      'El teu compte continuarà obert, amb les dades i les candidatures com estan. Podràs tornar a sol·licitar la baixa quan vulguis.',
    takeBackConfirm: 'Sí, retira la sol·licitud',
    takeBackKeep: 'Mantén la sol·licitud',
    takenBack: 'Has retirat la sol·licitud de baixa',
    takenBackText: 'El teu compte continua obert.',
    settled: 'Ja no tens cap sol·licitud de baixa pendent',
    settledText:
      'Potser la vas retirar en una altra pestanya o l’equip del portal t’ha respost: mira les teves notificacions.',
  },
};
