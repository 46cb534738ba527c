import type { Texts } from '../../lib/i18n/texts.ts';
import type { texts as spanish } from '../es/writtenText.ts';

export const texts: Texts<typeof spanish> = {
  form: {
    text: 'Text en {{language}}',
    own: 'Obligatori: és l’idioma de la institució i el que veurà qui no tingui el text en el seu.',
    other:
      'Opcional. Si el deixes buit, qui llegeixi el portal en aquest idioma veurà el text en {{language}}.',
    title: 'Títol',
    body: 'Text',
  },
  editor: {
    bold: 'Negreta',
    italic: 'Cursiva',
    heading: 'Subtítol',
    bullets: 'Llista',
    numbers: 'Llista numerada',
    link: 'Enllaç',
    unlink: 'Treu l’enllaç',
    undo: 'Desfés',
    redo: 'Refés',
    toolbar: 'Format del text en {{language}}',
    address: 'URL de l’enllaç',
    example: 'https://exemple.cat/',
    apply: 'Aplica',
  },
  preview: {
    language: 'Idioma',
    empty: 'Encara no has escrit res.',
    fallback: 'No hi ha text en {{language}}: es mostrarà en {{shown}}.',
  },
};
