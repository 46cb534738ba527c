import type { Texts } from '../../lib/texts.ts';
import type { texts as es } from '../es/ui.ts';

export const texts: Texts<typeof es> = {
  close: 'Tanca',
  cancel: 'Cancel·la',
  clear: 'Esborra',
  retry: 'Torna-ho a provar',
  logout: 'Tanca la sessió',
  loading: 'S’està carregant…',
  choose: 'Tria',
  nothingFound: 'No hi ha res amb aquest text',
  reference: 'Referència per a suport: {{reference}}',
  saved: 'Desat {{time}}',
  optional: 'opcional',
  onDay: 'el {{day}}',
  dayPlaceholder: 'dd/mm/aaaa',
  nextMonth: 'Mes següent',
  previousMonth: 'Mes anterior',
  error: { title: 'Alguna cosa ha fallat' },
  offline: {
    title: 'Error de connexió, si us plau, revisa la connexió',
    body: 'No ens hem pogut comunicar amb el portal. El que s’ha escrit continua aquí.',
  },
  problems_one: 'Hi ha una dada per corregir',
  problems_other: 'Hi ha {{count}} dades per corregir',
  money: {
    hour: '{{amount}}/hora',
    month: '{{amount}}/mes',
    year: '{{amount}}/any',
  },
  file: {
    choose: 'Tria un fitxer',
    remove: 'Treu {{name}}',
    added: 'El fitxer s’ha afegit correctament',
    reading: 'S’està llegint el fitxer',
    unreadable: 'No s’ha pogut llegir el fitxer',
    wrong: 'Aquest fitxer no serveix',
    otherInside:
      'El que hi ha dins de «{{name}}» no correspon a la seva extensió. Cal desar-lo amb el format correcte i tornar-lo a triar.',
    help: 'També es pot arrossegar fins aquí. Documents i imatges, {{size}} com a màxim.',
    helpPdf: 'També es pot arrossegar fins aquí. Un PDF de {{size}} com a màxim.',
  },
  pages: {
    label: 'Pàgines',
    next: 'Pàgina següent',
    previous: 'Pàgina anterior',
    page: 'Pàgina {{page}}',
    shown: '{{from}}–{{to}} de {{total}}',
    over: 'Aquesta pàgina ja no té resultats',
    overBody: 'La llista ha canviat i ara té menys pàgines.',
    first: 'Ves a la primera pàgina',
  },
};
