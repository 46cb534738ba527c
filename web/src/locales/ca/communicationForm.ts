import type { Texts } from '../../lib/i18n/texts.ts';
import type { texts as spanish } from '../es/communicationForm.ts';

export const texts: Texts<typeof spanish> = {
  list: {
    context: 'Els comunicats que la institució publica a la pàgina d’inici d’estudiants i empreses.',
    new: 'Nou comunicat',
    empty: 'Encara no hi ha comunicats',
    emptyBody:
      'Escriu el primer: apareixerà a la pàgina d’inici dels destinataris, entre les dates que indiquis.',
    count_one: '{{count}} comunicat',
    count_other: '{{count}} comunicats',
    from: 'Des del {{from}}',
    between: 'Del {{from}} al {{to}}',
    changed: 'Modificat:',
  },
  state: { programada: 'Programat', visible: 'Visible', terminada: 'Acabat' },
  audience: { Alumno: 'Estudiants', Empresa: 'Empreses', todos: 'Estudiants i empreses' },
  inLanguages: 'Idiomes: {{languages}}',
  form: {
    audience: 'Destinataris',
    from: 'Primer dia',
    to: 'Últim dia',
    toHelp: 'Si el deixes en blanc, es mostrarà fins que l’eliminis.',
    dates: 'El primer dia i l’últim hi estan inclosos, segons l’hora de la institució.',
    link: 'Enllaç',
    linkHelp: 'Una pàgina amb més informació. S’obre en una altra pestanya.',
    save: 'Desa els canvis',
    publish: 'Desa el comunicat',
    delete: 'Elimina el comunicat',
    saved: 'Comunicat desat',
    savedBody: 'Es mostrarà entre les dates que has indicat.',
  },
  preview: {
    title: 'Així es veurà a la pàgina d’inici',
  },
  restored: {
    title: 'Pots continuar on ho vas deixar',
    body: 'Aquest text es va desar en aquest navegador el {{when}} i no s’ha enviat.',
    discard: 'Descarta’l',
  },
  conflict: {
    title: 'Una altra persona ha modificat el comunicat mentre l’editaves',
    body: 'Els teus canvis continuen en aquest equip, però no s’han desat al portal. Pots substituir l’altra versió per la teva o descartar la teva.',
    mine: 'Desa la meva versió',
    theirs: 'Descarta la meva versió i mostra l’altra',
  },
  deleting: {
    title: 'Vols eliminar el comunicat?',
    body: '«{{title}}» deixarà de mostrar-se i no el podràs recuperar.',
    confirm: 'Elimina',
    done: 'Comunicat eliminat',
  },
  gone: {
    title: 'Aquest comunicat ja no existeix',
    body: 'Pot ser que una altra persona l’hagi eliminat.',
    back: 'Mostra els comunicats',
  },
};
