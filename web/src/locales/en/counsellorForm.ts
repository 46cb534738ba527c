import type { Texts } from '../../lib/i18n/texts.ts';
import type { texts as spanish } from '../es/counsellorForm.ts';

export const texts: Texts<typeof spanish> = {
  list: {
    context: 'The people who take career guidance appointments.',
    new: 'New counsellor',
    empty: 'There are no counsellors yet',
    emptyBody: 'Add the first person of the team, then their times.',
    count_one: '{{count}} person',
    count_other: '{{count}} people',
    changed: 'Changed:',
    appointments_one: '{{count}} upcoming appointment',
    appointments_other: '{{count}} upcoming appointments',
  },
  state: {
    active: 'Takes appointments',
    inactive: 'Takes no appointments',
  },
  inLanguages: 'Languages: {{languages}}',
  form: {
    about:
      'Students read this when they choose a time. The title and the text say what this person helps with.',
    name: 'Full name',
    languages: 'Languages in which they attend',
    place: 'Place',
    placeHelp: 'The building and the room.',
    link: 'Video call link',
    linkHelp:
      'It begins with https://. Give the place, the link or both. If they change, students with an upcoming appointment are told.',
    active: 'Takes appointments',
    activeHelp: 'If you switch it off, students do not see their times. Booked appointments stay.',
    save: 'Save changes',
    publish: 'Save counsellor',
    delete: 'Delete counsellor',
    saved: 'Saved',
    savedBody: 'You can add their times under “Career guidance”.',
  },
  preview: {
    title: 'How it will look',
  },
  restored: {
    title: 'You can go on where you left off',
    body: 'This text was saved in this browser on {{when}} and has not been sent.',
    discard: 'Discard it',
  },
  conflict: {
    title: 'Somebody else has changed this while you were editing it',
    body: 'Your changes are still on this device but have not been saved on the portal. You can replace the other version with yours or discard yours.',
    mine: 'Save my version',
    theirs: 'Discard my version and see the other',
  },
  deleting: {
    title: 'Delete this person?',
    body: '“{{title}}” and their free times will no longer be shown, and you cannot get them back.',
    confirm: 'Delete',
    done: 'Counsellor deleted',
  },
  gone: {
    title: 'This no longer exists',
    body: 'Somebody else may have deleted it.',
    back: 'See the counsellors',
  },
};
