import type { es } from '../es/session.ts';

const confirmAt = '/confirmar-correo';
const askAt = '/solicitar-cuenta';

export const ca: typeof es = {
  chooseCompany: {
    titulo: 'Triï l’empresa',
    mensaje: 'Representa diverses empreses: triï amb quina vol entrar.',
    boton: null,
  },
  student: {
    unconfirmed: {
      titulo: 'Falta confirmar el teu correu',
      mensaje:
        'Et vam enviar un enllaç quan et vas registrar. Cerca’l també al correu no desitjat o demana’n un altre.',
      boton: { texto: 'Demana un altre correu', enlace: confirmAt },
    },
    waiting: {
      titulo: 'Estem revisant el teu registre',
      mensaje: 'Ja tens el correu confirmat. T’escriurem tan bon punt hi puguis entrar.',
      boton: null,
    },
    blocked: {
      titulo: 'El teu compte està bloquejat',
      mensaje: 'Escriu a l’equip del portal ({{correo}}) per saber-ne el motiu i com desbloquejar-lo.',
      boton: null,
    },
  },
  company: {
    unconfirmed: {
      titulo: 'Falta confirmar el seu correu',
      mensaje:
        'Li vam enviar un enllaç quan va demanar el compte. Cerqui’l també al correu no desitjat o demani’n un altre.',
      boton: { texto: 'Demana un altre correu', enlace: confirmAt },
    },
    waiting: {
      titulo: 'Estem revisant la seva sol·licitud',
      mensaje: 'Ja té el correu confirmat. Li escriurem tan bon punt hi pugui entrar.',
      boton: null,
    },
    turnedDown: {
      titulo: 'No es va acceptar la sol·licitud de la seva empresa',
      mensaje:
        'Al correu que li vam enviar hi ha el motiu. Si ho pot resoldre, torni a demanar el compte amb el mateix NIF.',
      boton: { texto: 'Torna-la a demanar', enlace: askAt },
    },
    blocked: {
      titulo: 'El compte està bloquejat',
      mensaje: 'Escrigui a l’equip del portal ({{correo}}) per saber-ne el motiu i com desbloquejar-lo.',
      boton: null,
    },
    askedAnew: {
      titulo: 'Hi ha una altra sol·licitud per a la seva empresa',
      mensaje:
        'Després de la seva vam rebre una altra sol·licitud per a la mateixa empresa. Si va ser vostè, confirmi el correu que li vam enviar; si no, el pot tornar a demanar.',
      boton: { texto: 'Torna a demanar-lo', enlace: askAt },
    },
    detached: {
      titulo: 'Ja no és contacte de cap empresa',
      mensaje: 'Si hi continua treballant, escrigui a l’equip del portal: {{correo}}.',
      boton: null,
    },
  },
};
