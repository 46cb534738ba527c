import type { Texts } from '../../lib/i18n/texts.ts';
import type { texts as es } from '../es/ownPlacements.ts';

export const texts: Texts<typeof es> = {
  context: 'El que falta per fer, les dates i els documents de cadascuna.',
  empty: 'Encara no tens pràctiques',
  emptyText: 'Apareixeran aquí quan una empresa et seleccioni i la universitat validi la teva incorporació.',
  seeOffers: 'Mostra les ofertes de pràctiques',
  needs: {
    firmaEmpresa: 'Falta la signatura de l’empresa a l’annex',
    firmaAlumno: 'Falta la teva signatura a l’annex',
    firmaCentro: 'Falta la signatura de la universitat a l’annex',
    tutorAcademico: 'La universitat encara no t’ha assignat tutor acadèmic',
    numSegSocial: 'Falta el teu número de la Seguretat Social',
    convenio: 'Falta que la universitat i l’empresa tinguin un conveni en vigor en aquestes dates',
  },
  missingFromOthers: 'Pendent dels altres',
  signLater:
    'El teu tutor acadèmic hi figura: el podràs signar tan bon punt la universitat te l’assigni. T’avisarem.',
  socialSecurity: {
    title: 'Indica el teu número de la Seguretat Social',
    text: 'És obligatori: sense aquest número no pots començar les pràctiques.',
    action: 'Ves al meu CV',
  },
  pastYear: {
    title: 'Les teves pràctiques passen del 15 de setembre',
    text: 'El curs acadèmic s’acaba aquell dia. Si acabes la titulació aquest curs, parla amb el teu tutor acadèmic: les pràctiques s’han d’acabar abans que demanis el títol.',
    short: 'Passen del 15 de setembre, quan s’acaba el curs',
  },
  todo: {
    title: 'El que et toca fer',
    sign: 'Signa l’annex',
    signText: 'Llegeix-lo abans: diu les dates, l’horari, les tasques i qui et tutoritza.',
    data: 'Completa les teves dades',
    dataText: 'Les pràctiques no poden començar sense aquestes dades.',
    document: 'Lliura: {{name}}',
  },
  fields: {
    dni: 'Document d’identitat',
    numSegSocial: 'Número de la Seguretat Social',
    telefono: 'Telèfon',
    fechaNacimiento: 'Data de naixement',
    direccion: 'Adreça',
  },
  calendar: {
    title: 'Calendari',
    text: 'Afegeix aquest enllaç al teu calendari: les dates s’actualitzaran automàticament.',
    copy: 'Copia l’enllaç',
    open: 'Obre al calendari',
  },
  documents: {
    add: 'Afegeix un document',
    addTitle: 'Document nou',
    addText: 'La universitat rebrà un avís.',
    replaceText: 'El fitxer nou substituirà el que vas lliurar.',
  },
  renounce: {
    button: 'Renuncia a les pràctiques',
    title: 'Vols renunciar a les pràctiques?',
    text: 'La universitat i {{company}} rebran un avís amb el motiu. No es pot desfer.',
    motivo: 'Motiu',
    desde: 'Primer dia sense pràctiques',
    fichero: 'Document signat',
    confirm: 'Renuncia',
  },
};
