import type { Texts } from '../../lib/i18n/texts.ts';
import type { texts as spanish } from '../es/helpForm.ts';

export const texts: Texts<typeof spanish> = {
  list: {
    context: 'The answers that students and companies read in “Help”.',
    new: 'New question',
    empty: 'There are no questions yet',
    emptyBody: 'Write the first one: it appears in “Help” as soon as you publish it.',
    count_one: '{{count}} question',
    count_other: '{{count}} questions',
    changed: 'Changed:',
    place: '{{topic}}, position {{place}}',
  },
  state: { published: 'Published', draft: 'Draft' },
  audience: { Alumno: 'Students', Empresa: 'Companies', todos: 'Students and companies' },
  inLanguages: 'Languages: {{languages}}',
  form: {
    about: 'The title is the question, as the reader would ask it; the text is the answer.',
    readers: 'For',
    topic: 'Topic',
    order: 'Position in its topic',
    orderHelp: 'The questions of a topic are shown in ascending order.',
    published: 'Published',
    publishedHelp: 'Until it is, only managers see it.',
    save: 'Save changes',
    publish: 'Save question',
    delete: 'Delete question',
    saved: 'Question saved',
    savedBody: 'If it is published, it can be read in “Help” now.',
  },
  preview: { title: 'How the answer will look' },
  restored: {
    title: 'You can go on where you left off',
    body: 'This text was kept in this browser on {{when}} and has not been sent.',
    discard: 'Discard it',
  },
  conflict: {
    title: 'Somebody else changed the question while you were editing it',
    body: 'Your changes are still on this device, but they have not been saved in the portal. You can replace the other version with yours or discard yours.',
    mine: 'Save my version',
    theirs: 'Discard my version and see the other one',
  },
  deleting: {
    title: 'Delete the question?',
    body: '“{{title}}” will no longer be shown and you won’t be able to get it back.',
    confirm: 'Delete',
    done: 'Question deleted',
  },
  gone: {
    title: 'This question no longer exists',
    body: 'Somebody else may have deleted it.',
    back: 'See the questions',
  },
};
