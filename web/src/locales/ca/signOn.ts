import type { Texts } from '../../lib/i18n/texts.ts';
import type { texts as es } from '../es/signOn.ts';

export const texts: Texts<typeof es> = {
  with: 'Entra amb {{name}}',
  or: 'o amb la teva contrasenya',
  orCompany: 'o amb la seva contrasenya',
  checking: 'S’està comprovant l’accés…',
  back: 'Torna a l’accés',
  register: 'Registrar-se',
  help: 'Si continua sense funcionar, l’equip del portal hi pot ajudar:',
  cancelled: {
    title: 'No s’ha acabat d’entrar',
    body: 'A la pàgina de la universitat no s’ha arribat a iniciar la sessió. Es pot tornar a provar.',
  },
  unavailable: {
    title: 'L’accés de la universitat no respon',
    body: 'Sol durar poc: convé tornar-ho a provar d’aquí a uns minuts. Mentrestant, qui tingui contrasenya del portal hi pot entrar.',
  },
  over: {
    title: 'Aquest intent d’entrar ja no serveix',
    body: 'Passa quan es triga massa, es torna enrere o s’ha començat en un altre navegador. N’hi ha prou de començar de nou.',
  },
  unknown: {
    title: 'No hi ha cap compte del portal que coincideixi',
    body: 'La universitat ha confirmat la identitat, però cap compte no té aquestes dades. El correu del compte ha de ser el mateix que es fa servir al campus. Si encara no hi ha compte, primer cal demanar-lo.',
  },
  notLetIn: {
    title: 'Aquest accés és per a altres perfils',
    body: 'La universitat ha confirmat la identitat, però per aquí només entra una part de la seva comunitat. Es pot provar una altra manera d’entrar.',
  },
  several: {
    title: 'Falta triar amb quina empresa entrar',
    body: 'El seu usuari és contacte de diverses empreses. Entri amb la seva contrasenya i podrà triar.',
  },
};
