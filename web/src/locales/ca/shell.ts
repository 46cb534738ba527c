import type { Texts } from '../../lib/texts.ts';
import type { texts as es } from '../es/shell.ts';

export const texts: Texts<typeof es> = {
  skip: 'Ves al contingut',
  mainMenu: 'Menú principal',
  openMenu: 'Obre el menú',
  breadcrumb: 'Ets a',
  greeting: 'Hola, {{name}}',
  dark: 'Canvia al tema fosc',
  light: 'Canvia al tema clar',
  language: 'Idioma',
  languageChange: {
    title: 'Vols canviar l’idioma?',
    body: 'El portal es mostrarà en {{language}}.',
    yes: 'Sí, canvia’l',
    no: 'No',
  },
  languages: { es: 'castellà', ca: 'català', en: 'anglès' },
  notifications: {
    open: 'Notificacions',
    openUnread_one: 'Notificacions: {{count}} sense llegir',
    openUnread_other: 'Notificacions: {{count}} sense llegir',
    title: 'Notificacions',
    empty: 'No hi ha notificacions',
    emptyBody: 'Aquí apareixeran les novetats d’ofertes i candidatures.',
    important: 'Important',
    unread: 'Sense llegir',
  },
  accountMenu: 'Menú del compte',
  company: {
    title: 'Canvia d’empresa',
    changed: 'Ara és a {{company}}',
    changedBody: 'Les pàgines mostren ja les seves ofertes i candidats.',
  },
  otherAccount: {
    title: 'Ara hi és com a {{name}}',
    body: 'S’ha entrat amb aquest compte en una altra pestanya.',
  },
  connection: {
    lost: 'Error de connexió, si us plau, revisa la connexió',
  },
  connectionPage: {
    title: 'Error de connexió',
    body: 'Error de connexió, si us plau, revisa la connexió.',
    retry: 'Torna-ho a provar',
  },
  failure: {
    title: 'Aquesta pàgina ha fallat',
    body: 'Ha estat un problema nostre. Si en tornar-ho a provar continua igual, es pot continuar des de l’inici.',
    retry: 'Torna-ho a provar',
    home: 'Ves a l’inici',
  },
  notFound: {
    title: 'No trobem aquesta pàgina',
    body: 'Potser l’adreça és incompleta o la pàgina ja no existeix.',
    home: 'Ves a l’inici',
  },
  footer: {
    campuses: 'Campus',
    contact: 'Contacte',
    legal: 'Informació legal',
    cookies: 'Preferències de galetes',
    letterKeys: 'Recorre les llistes amb les tecles J i K',
    version: 'Versió {{version}}',
    rights: '© {{year}} {{name}}',
  },
  cookies: {
    title: "Galetes d'estadística",
    body: 'Només amb permís comptem les visites, per millorar el portal. No hi ha publicitat, i la decisió es pot canviar.',
    policy: 'Política de galetes',
    accept: 'Accepta',
    reject: 'Rebutja',
  },
  demo: 'Institució de demostració: les dades són inventades',
};
