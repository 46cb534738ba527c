import type { Texts } from '../../lib/i18n/texts.ts';
import type { texts as spanish } from '../es/guideForm.ts';

export const texts: Texts<typeof spanish> = {
  list: {
    context:
      'Advice on finding internships and jobs, which students and alumni read in “Career guides” and on their home page.',
    new: 'New guide',
    empty: 'There are no guides yet',
    emptyBody: 'Write the first one: it appears in “Career guides” as soon as you publish it.',
    count_one: '{{count}} guide',
    count_other: '{{count}} guides',
    changed: 'Changed:',
    place: 'Position {{place}}',
  },
  state: { published: 'Published', draft: 'Draft' },
  readers: { estudiantes: 'Students', antiguos: 'Alumni', todos: 'Students and alumni' },
  inLanguages: 'Languages: {{languages}}',
  form: {
    readers: 'For',
    order: 'Position in the list',
    orderHelp: 'Guides are shown in ascending order; the first four also on the home page.',
    published: 'Published',
    publishedHelp: 'Until it is, only managers see it.',
    save: 'Save changes',
    publish: 'Save guide',
    delete: 'Delete guide',
    saved: 'Guide saved',
    savedBody: 'You can add a picture and a document on its page.',
    filesLater: 'Once it is saved you can add a picture and a document.',
  },
  preview: { title: 'How the guide will look' },
  files: {
    title: 'Picture and document',
    help: 'Each change is saved at once.',
    picture: 'Picture',
    noPicture: 'The guide has no picture.',
    hasPicture: 'The guide has a picture: see the preview.',
    unreadable: 'The picture could not be read. Choose a PNG or a JPEG.',
    addPicture: 'Add picture',
    changePicture: 'Change picture',
    removePicture: 'Remove picture',
    document: 'Document',
    removeDocument: 'Remove document',
  },
  restored: {
    title: 'You can go on where you left off',
    body: 'This text was kept in this browser on {{when}} and has not been sent.',
    discard: 'Discard it',
  },
  conflict: {
    title: 'Somebody else changed the guide while you were editing it',
    body: 'Your changes are still on this device, but they have not been saved in the portal. You can replace the other version with yours or discard yours.',
    mine: 'Save my version',
    theirs: 'Discard my version and see the other one',
  },
  deleting: {
    title: 'Delete the guide?',
    body: '“{{title}}” will no longer be shown and you won’t be able to get it back.',
    confirm: 'Delete',
    done: 'Guide deleted',
  },
  gone: {
    title: 'This guide no longer exists',
    body: 'Somebody else may have deleted it.',
    back: 'See the guides',
  },
};
