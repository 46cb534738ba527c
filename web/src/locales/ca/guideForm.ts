import type { Texts } from '../../lib/i18n/texts.ts';
import type { texts as spanish } from '../es/guideForm.ts';

export const texts: Texts<typeof spanish> = {
  list: {
    context:
      'Consells per trobar pràctiques i feina, que estudiants i antics alumnes llegeixen a «Guies d’orientació» i a la pàgina d’inici.',
    new: 'Nova guia',
    empty: 'Encara no hi ha guies',
    emptyBody: 'Escriu la primera: apareixerà a «Guies d’orientació» tan bon punt la publiquis.',
    count_one: '{{count}} guia',
    count_other: '{{count}} guies',
    changed: 'Modificada:',
    place: 'Posició {{place}}',
  },
  state: { published: 'Publicada', draft: 'Esborrany' },
  readers: { estudiantes: 'Estudiants', antiguos: 'Antics alumnes', todos: 'Estudiants i antics alumnes' },
  inLanguages: 'Idiomes: {{languages}}',
  form: {
    readers: 'Destinataris',
    order: 'Posició a la llista',
    orderHelp: 'Les guies es mostren de menor a major; les quatre primeres, també a la pàgina d’inici.',
    published: 'Publicada',
    publishedHelp: 'Mentre no ho estigui, només la veuen els gestors.',
    save: 'Desa els canvis',
    publish: 'Desa la guia',
    delete: 'Elimina la guia',
    saved: 'Guia desada',
    savedBody: 'Pots afegir-hi una imatge i un document a la seva pàgina.',
    filesLater: 'Un cop desada, podràs afegir-hi una imatge i un document.',
  },
  preview: { title: 'Així es veurà la guia' },
  files: {
    title: 'Imatge i document',
    help: 'Cada canvi es desa a l’instant.',
    picture: 'Imatge',
    noPicture: 'La guia no té imatge.',
    hasPicture: 'La guia té imatge: es veu a la vista prèvia.',
    unreadable: 'No s’ha pogut llegir la imatge. Tria un PNG o un JPEG.',
    addPicture: 'Afegeix una imatge',
    changePicture: 'Canvia la imatge',
    removePicture: 'Treu la imatge',
    document: 'Document',
    removeDocument: 'Treu el document',
  },
  restored: {
    title: 'Pots continuar on ho vas deixar',
    body: 'Aquest text es va desar en aquest navegador el {{when}} i no s’ha enviat.',
    discard: 'Descarta’l',
  },
  conflict: {
    title: 'Una altra persona ha modificat la guia mentre l’editaves',
    body: 'Els teus canvis continuen en aquest equip, però no s’han desat al portal. Pots substituir l’altra versió per la teva o descartar la teva.',
    mine: 'Desa la meva versió',
    theirs: 'Descarta la meva versió i mostra l’altra',
  },
  deleting: {
    title: 'Vols eliminar la guia?',
    body: '«{{title}}» deixarà de mostrar-se i no la podràs recuperar.',
    confirm: 'Elimina',
    done: 'Guia eliminada',
  },
  gone: {
    title: 'Aquesta guia ja no existeix',
    body: 'Pot ser que una altra persona l’hagi eliminat.',
    back: 'Mostra les guies',
  },
};
