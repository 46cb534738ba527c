import type { Texts } from '../../lib/i18n/texts.ts';
import type { texts as es } from '../es/access.ts';

export const texts: Texts<typeof es> = {
  acceptance: {
    title: 'Abans de continuar',
    context: 'Per fer servir el portal cal acceptar com es tracten les dades personals.',
    whole: 'Llegeix la informació completa',
    newTab: '(s’obre en una altra pestanya)',
    accept: 'Accepta i continua',
    goOn: 'Continua',
    leave: 'No ho accepto: tanca la sessió',
    another: 'El text acaba de canviar',
    anotherText: 'Aquest és el que val ara. Cal llegir-lo abans d’acceptar-lo.',
  },
  maintenance: {
    title: 'El portal està en manteniment',
    body: 'Hi estem treballant. El que ja estava desat no es perd.',
    back: 'Aquesta pàgina torna sola al portal tan bon punt acabem.',
  },
  leave: {
    title: 'Sol·licitar la baixa',
    context: 'Per deixar de fer servir el portal i tancar el teu compte.',
    section: 'Baixa del servei',
    what: 'Si demanes la baixa, l’equip del portal tanca el teu compte i no hi podràs tornar a entrar.',
    ask: 'Sol·licita la baixa',
    confirmTitle: 'Vols demanar la baixa?',
    confirmText:
      'L’equip del portal revisarà la petició i t’avisarà per correu. Fins aleshores pots continuar entrant. Després el teu compte quedarà tancat, es retiraran les candidatures que continuïn per decidir i les teves dades quedaran bloquejades fins que s’esborrin.',
    confirm: 'Sí, demana la baixa',
    stay: 'Continua al portal',
    waiting: 'Has demanat la baixa',
    asked: 'Petició enviada:',
    waitingText: 'T’avisarem per correu quan estigui tramitada.',
    takeBack: 'Retira la petició',
    takeBackTitle: 'Vols retirar la petició de baixa?',
    takeBackText:
      'El teu compte continuarà obert, amb les teves dades i candidatures com estan. Podràs tornar a demanar la baixa quan vulguis.',
    takeBackConfirm: 'Sí, retira la petició',
    takeBackKeep: 'Mantén la petició',
    takenBack: 'Has retirat la petició de baixa',
    takenBackText: 'El teu compte continua obert.',
    settled: 'Ja no hi ha cap petició de baixa en espera',
    settledText:
      'Potser la vas retirar en una altra pestanya o l’equip del portal t’ha respost: mira les teves notificacions.',
  },
};
