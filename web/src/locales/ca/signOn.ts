import type { Texts } from '../../lib/i18n/texts.ts';
import type { texts as es } from '../es/signOn.ts';

export const texts: Texts<typeof es> = {
  with: 'Entra amb {{name}}',
  or: 'o amb la teva contrasenya',
  orCompany: 'o amb la seva contrasenya',
  checking: 'S’està comprovant l’accés…',
  back: 'Torna a l’accés',
  register: 'Registra’t',
  help: 'Si continua sense funcionar, l’equip del portal hi pot ajudar:',
  cancelled: {
    title: 'No s’ha iniciat la sessió',
    body: 'L’accés es va interrompre a la pàgina de la universitat. Es pot tornar a provar.',
  },
  unavailable: {
    title: 'L’accés de la universitat no respon',
    body: 'Se sol resoldre en uns minuts. Mentrestant, qui tingui contrasenya del portal hi pot entrar.',
  },
  over: {
    title: 'Aquest intent d’accés ja no és vàlid',
    body: 'L’accés ha trigat massa, s’ha interromput o va començar en un altre navegador. Cal iniciar la sessió una altra vegada.',
  },
  unknown: {
    title: 'No trobem cap compte amb aquestes dades',
    body: 'La universitat ha confirmat la identitat, però no hi coincideix cap compte del portal. El correu del compte ha de ser el mateix que el del campus. Qui encara no tingui compte l’ha de demanar abans.',
  },
  unknownManager: {
    title: 'No trobem cap compte de gestió amb aquestes dades',
    body: 'La universitat ha confirmat la teva identitat, però no hi coincideix cap compte de gestió. El correu del compte ha de ser el mateix que el de la universitat. Els comptes de gestió els crea l’equip del portal.',
  },
  notLetIn: {
    title: 'Aquest accés és per a altres perfils',
    body: 'La universitat ha confirmat la identitat, però aquest accés és només per a una part de la seva comunitat. Es pot entrar d’una altra manera.',
  },
  several: {
    title: 'Triï amb quina empresa vol entrar',
    body: 'El seu usuari és contacte de diverses empreses. Entri amb la seva contrasenya i podrà triar.',
  },
};
