import type { Texts } from '../../lib/i18n/texts.ts';
import type { texts as spanish } from '../es/writtenText.ts';

export const texts: Texts<typeof spanish> = {
  form: {
    text: 'Text in {{language}}',
    own: 'Required: it’s the institution’s language, shown to people whose own language has no text.',
    other:
      'Optional. If you leave it empty, people using the portal in this language see the text in {{language}}.',
    title: 'Title',
    body: 'Text',
  },
  editor: {
    bold: 'Bold',
    italic: 'Italic',
    heading: 'Subheading',
    bullets: 'List',
    numbers: 'Numbered list',
    link: 'Link',
    unlink: 'Remove the link',
    undo: 'Undo',
    redo: 'Redo',
    toolbar: 'Formatting of the text in {{language}}',
    address: 'Link address',
    example: 'https://example.com/',
    apply: 'Apply',
  },
  preview: {
    language: 'Language',
    empty: 'You haven’t written anything yet.',
    fallback: 'There’s no text in {{language}}: it will be shown in {{shown}}.',
  },
};
