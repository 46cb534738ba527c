import type { Texts } from '../../lib/i18n/texts.ts';
import type { texts as es } from '../es/confirmation.ts';

export const texts: Texts<typeof es> = {
  title: 'Confirmar el correu',
  body: 'Un pas més: falta confirmar que aquest correu és el correcte.',
  confirm: 'Confirma el correu',
  done: {
    title: 'Correu confirmat',
    student: 'Gràcies, {{name}}. L’equip del portal revisarà el teu registre i t’escriurà amb la resposta.',
    company:
      'Gràcies, {{name}}. L’equip del portal revisarà la seva sol·licitud i li escriurà amb la resposta.',
    personal:
      'Gràcies, {{name}}. El teu correu personal queda confirmat: pots triar al teu CV que t’hi escriguem.',
    again: 'El correu ja està confirmat. L’equip del portal revisarà el registre i enviarà la resposta.',
    enter: 'Ves a l’inici de sessió',
  },
  dead: {
    title: 'Aquest enllaç ja no serveix',
    body: 'Cada enllaç serveix una sola vegada i durant tres dies. Si el correu ja està confirmat, no cal fer res més.',
  },
  missing: {
    title: 'Aquesta pàgina s’obre des del correu',
    body: 'Per confirmar el correu cal obrir sencer l’enllaç del missatge que hem enviat. Si no ha arribat o s’ha tallat en copiar-lo, en podem enviar un altre des d’aquí. Si el correu ja està confirmat, no cal fer res més.',
  },
  resend: {
    email: 'Correu del registre',
    submit: 'Envia un altre enllaç',
    sent: 'Si {{email}} té un registre per confirmar, hi enviarem un altre enllaç d’aquí a uns minuts. Pot arribar al correu no desitjat.',
    blocked:
      'Hem rebut massa sol·licituds seguides: podrem enviar un altre enllaç d’aquí a una estona. Potser l’anterior és al correu no desitjat.',
  },
};
