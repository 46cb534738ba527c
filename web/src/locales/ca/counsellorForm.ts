import type { Texts } from '../../lib/i18n/texts.ts';
import type { texts as spanish } from '../es/counsellorForm.ts';

export const texts: Texts<typeof spanish> = {
  list: {
    context: 'Les persones que atenen les cites d’orientació laboral.',
    new: 'Nou orientador',
    empty: 'Encara no hi ha orientadors',
    emptyBody: 'Afegeix la primera persona de l’equip i després les seves hores.',
    count_one: '{{count}} persona',
    count_other: '{{count}} persones',
    changed: 'Modificada:',
    appointments_one: '{{count}} cita pendent',
    appointments_other: '{{count}} cites pendents',
  },
  state: {
    active: 'Atén cites',
    inactive: 'No atén cites',
  },
  inLanguages: 'Idiomes: {{languages}}',
  form: {
    about:
      'Els estudiants llegeixen aquestes dades quan trien una hora. El títol i el text expliquen en què els pot ajudar.',
    name: 'Nom i cognoms',
    languages: 'Idiomes en què atén',
    place: 'Lloc',
    placeHelp: 'L’edifici i el despatx.',
    link: 'Enllaç de la videotrucada',
    linkHelp:
      'Comença per https://. Indica el lloc, l’enllaç o tots dos. Si canvien, s’avisa qui té una cita pendent.',
    active: 'Atén cites',
    activeHelp:
      'Si ho desactives, els estudiants no veuran les seves hores. Les cites reservades es mantenen.',
    save: 'Desa els canvis',
    publish: 'Desa l’orientador',
    delete: 'Elimina l’orientador',
    saved: 'S’han desat les dades',
    savedBody: 'Pots afegir les seves hores a «Orientació laboral».',
  },
  preview: {
    title: 'Així es veurà',
  },
  restored: {
    title: 'Pots continuar on ho vas deixar',
    body: 'Aquest text es va desar en aquest navegador el {{when}} i no s’ha enviat.',
    discard: 'Descarta’l',
  },
  conflict: {
    title: 'Una altra persona ha modificat aquestes dades mentre les editaves',
    body: 'Els teus canvis continuen en aquest equip, però no s’han desat al portal. Pots substituir l’altra versió per la teva o descartar la teva.',
    mine: 'Desa la meva versió',
    theirs: 'Descarta la meva versió i mostra l’altra',
  },
  deleting: {
    title: 'Vols eliminar aquesta persona?',
    body: '«{{title}}» i les seves hores lliures deixaran de mostrar-se i no les podràs recuperar.',
    confirm: 'Elimina',
    done: 'Orientador eliminat',
  },
  gone: {
    title: 'Aquestes dades ja no existeixen',
    body: 'Pot ser que una altra persona les hagi eliminat.',
    back: 'Mostra els orientadors',
  },
};
