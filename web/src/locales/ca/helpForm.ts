import type { Texts } from '../../lib/i18n/texts.ts';
import type { texts as spanish } from '../es/helpForm.ts';

export const texts: Texts<typeof spanish> = {
  list: {
    context: 'Les respostes que estudiants i empreses llegeixen a «Ajuda».',
    new: 'Nova pregunta',
    empty: 'Encara no hi ha preguntes',
    emptyBody: 'Escriu la primera: apareixerà a «Ajuda» tan bon punt la publiquis.',
    count_one: '{{count}} pregunta',
    count_other: '{{count}} preguntes',
    changed: 'Modificada:',
    place: '{{topic}}, posició {{place}}',
  },
  state: { published: 'Publicada', draft: 'Esborrany' },
  audience: { Alumno: 'Estudiants', Empresa: 'Empreses', todos: 'Estudiants i empreses' },
  inLanguages: 'Idiomes: {{languages}}',
  form: {
    about: 'El títol és la pregunta, tal com la faria qui llegeix; el text, la resposta.',
    readers: 'Destinataris',
    topic: 'Tema',
    order: 'Posició en el seu tema',
    orderHelp: 'Les preguntes d’un tema es mostren de menor a major.',
    published: 'Publicada',
    publishedHelp: 'Mentre no ho estigui, només la veuen els gestors.',
    save: 'Desa els canvis',
    publish: 'Desa la pregunta',
    delete: 'Elimina la pregunta',
    saved: 'Pregunta desada',
    savedBody: 'Si està publicada, ja es llegeix a «Ajuda».',
  },
  preview: { title: 'Així es veurà la resposta' },
  restored: {
    title: 'Pots continuar on ho vas deixar',
    body: 'Aquest text es va desar en aquest navegador el {{when}} i no s’ha enviat.',
    discard: 'Descarta’l',
  },
  conflict: {
    title: 'Una altra persona ha modificat la pregunta mentre l’editaves',
    body: 'Els teus canvis continuen en aquest equip, però no s’han desat al portal. Pots substituir l’altra versió per la teva o descartar la teva.',
    mine: 'Desa la meva versió',
    theirs: 'Descarta la meva versió i mostra l’altra',
  },
  deleting: {
    title: 'Vols eliminar la pregunta?',
    body: '«{{title}}» deixarà de mostrar-se i no la podràs recuperar.',
    confirm: 'Elimina',
    done: 'Pregunta eliminada',
  },
  gone: {
    title: 'Aquesta pregunta ja no existeix',
    body: 'Pot ser que una altra persona l’hagi eliminat.',
    back: 'Mostra les preguntes',
  },
};
