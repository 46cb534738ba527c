import type { Texts } from '../../lib/i18n/texts.ts';
import type { texts as es } from '../es/confirmation.ts';

export const texts: Texts<typeof es> = {
  title: 'Confirmar el correu',
  body: 'Un pas més: falta confirmar que aquesta adreça funciona i és la correcta.',
  confirm: 'Confirma el correu',
  done: {
    title: 'Correu confirmat',
    student: 'Gràcies, {{name}}. L’equip del portal revisarà el teu registre i t’escriurà amb la resposta.',
    company:
      'Gràcies, {{name}}. L’equip del portal revisarà la seva sol·licitud i li escriurà amb la resposta.',
    again: 'L’adreça ja està confirmada. L’equip del portal revisarà el registre i escriurà amb la resposta.',
    enter: 'Ves a l’inici de sessió',
  },
  dead: {
    title: 'Aquest enllaç ja no serveix',
    body: 'Cada enllaç serveix una sola vegada i durant tres dies. Si el correu ja està confirmat, no cal fer res més.',
  },
  missing: {
    title: 'Aquesta pàgina s’obre des del correu',
    body: 'Per confirmar l’adreça cal obrir, sencer, l’enllaç del correu que hem enviat. Si no ha arribat o s’ha tallat en copiar-lo, aquí se’n pot demanar un altre. Si el correu ja està confirmat, no cal fer res més.',
  },
  resend: {
    email: 'Correu amb què es va fer el registre',
    submit: 'Envia un altre enllaç',
    sent: 'Si {{email}} té un registre per confirmar, d’aquí a uns minuts arribarà un altre enllaç. Pot ser entre el correu no desitjat.',
    blocked:
      'Cal esperar una mica abans de demanar un altre enllaç. Pot ser que l’anterior ja hagi arribat, potser entre el correu no desitjat.',
  },
};
