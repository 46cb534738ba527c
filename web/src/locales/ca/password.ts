import type { Texts } from '../../lib/i18n/texts.ts';
import type { texts as es } from '../es/password.ts';

export const texts: Texts<typeof es> = {
  fields: {
    password: 'Contrasenya nova',
    password2: 'Repetir la contrasenya nova',
    rule: 'Almenys 8 caràcters i una xifra. No serveixen les contrasenyes més comunes ni el nom o el correu.',
    first: 'Contrasenya',
    first2: 'Repetir la contrasenya',
    show: 'Mostra les contrasenyes',
    hide: 'Amaga les contrasenyes',
  },
  recover: {
    student: {
      title: 'Has oblidat la contrasenya?',
      context: 'Escriu el correu del teu compte i t’enviarem un enllaç per triar-ne una altra.',
      back: 'Torna a iniciar la sessió',
    },
    company: {
      title: 'Ha oblidat la contrasenya?',
      context: 'Li enviarem per correu un enllaç per triar-ne una altra.',
      back: 'Torna a l’accés d’empreses',
    },
    manager: { back: 'Torna a l’accés de gestió' },
    by: 'Cercar el compte per',
    byEmail: 'El correu amb què entra',
    byTaxId: 'El NIF de l’empresa',
    email: 'Correu electrònic',
    taxId: 'NIF de l’empresa',
    taxIdHelp: 'Cada contacte de l’empresa rebrà un enllaç per al seu propi compte.',
    submit: 'Envia l’enllaç',
    blocked: 'Massa sol·licituds seguides',
    blockedBody:
      'Per seguretat, podrem enviar un altre enllaç d’aquí a una estona. Potser l’anterior és al correu no desitjat.',
    blockedFor: 'Se’n podrà demanar un altre d’aquí a {{minutes}} min.',
  },
  sent: {
    student: {
      title: 'Mira el teu correu',
      body: 'Si {{email}} és el correu d’un compte, d’aquí a uns minuts rebràs un missatge amb un enllaç per triar una altra contrasenya.',
      spam: 'Mira també al correu no desitjat.',
      typed: 'Comprova que el correu està ben escrit i que és el del teu compte.',
      help: 'Si continua sense arribar, escriu-nos a',
    },
    company: {
      title: 'Miri el seu correu',
      body: 'Si {{email}} és el correu d’un compte, d’aquí a uns minuts rebrà un missatge amb un enllaç per triar una altra contrasenya.',
      bodyTaxId:
        'Si {{taxId}} és el NIF d’una empresa del portal, d’aquí a uns minuts cadascun dels seus contactes rebrà un missatge amb un enllaç per triar una altra contrasenya.',
      spam: 'Miri també al correu no desitjat.',
      typed: 'Comprovi que la dada és correcta i correspon al seu compte.',
      help: 'Si continua sense arribar, escrigui’ns a',
    },
    once: 'L’enllaç serveix una sola vegada i caduca al cap d’un temps.',
    nothing: 'No arriba res?',
    again: 'Envia’l una altra vegada',
    demo: 'Aquesta institució és de demostració: els correus no s’envien, sinó que la gestora els llegeix a la pàgina «Correu».',
  },
  link: {
    checking: 'S’està comprovant l’enllaç…',
    title: 'Tria una contrasenya nova',
    titleCompany: 'Triï una contrasenya nova',
    first: 'Crea la teva contrasenya',
    firstCompany: 'Creï la seva contrasenya',
    context: 'Per al compte de {{name}}.',
    ends: 'En desar-la es tancaran les sessions obertes del compte.',
    save: 'Desa la contrasenya',
    saveFirst: 'Crea la contrasenya',
    missing: 'Falta una part de l’enllaç',
    missingBody:
      'Potser s’ha tallat en copiar-lo. Es pot tornar a obrir des del correu o demanar-ne un altre.',
    ask: 'Demana un altre enllaç',
    enter: 'Inicia la sessió',
    other: 'En aquest navegador hi ha una altra sessió oberta, la de {{name}}. Continua oberta.',
    home: 'Ves a l’inici',
  },
  own: {
    title: 'El meu compte',
    password: 'Canviar la contrasenya',
    passwordText:
      'En canviar-la es tanquen les sessions obertes en altres dispositius; aquesta continua oberta.',
    current: 'Contrasenya actual',
    showCurrent: 'Mostra la contrasenya actual',
    hideCurrent: 'Amaga la contrasenya actual',
    forgotten: 'No recordes l’actual? Demana un enllaç',
    forgottenCompany: 'No recorda l’actual? Demani un enllaç',
    save: 'Canvia la contrasenya',
    ended: 'Les altres sessions d’aquest compte s’han tancat.',
    language: 'Idioma',
    languageText: 'L’idioma del portal i dels correus que envia.',
    languageSave: 'Canvia l’idioma',
  },
};
