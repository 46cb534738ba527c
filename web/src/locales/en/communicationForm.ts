import type { Texts } from '../../lib/i18n/texts.ts';
import type { texts as spanish } from '../es/communicationForm.ts';

export const texts: Texts<typeof spanish> = {
  list: {
    context: 'The announcements that the institution publishes on the home pages of students and companies.',
    new: 'New announcement',
    empty: 'There are no announcements yet',
    emptyBody: 'Write the first one: it will appear on its audience’s home page, between the dates you set.',
    count_one: '{{count}} announcement',
    count_other: '{{count}} announcements',
    from: 'From {{from}}',
    between: 'From {{from}} to {{to}}',
    changed: 'Changed',
  },
  state: { programada: 'Scheduled', visible: 'Showing', terminada: 'Over' },
  audience: { Alumno: 'Students', Empresa: 'Companies', todos: 'Students and companies' },
  inLanguages: 'Languages: {{languages}}',
  form: {
    audience: 'Audience',
    from: 'First day',
    to: 'Last day',
    toHelp: 'If you leave it empty, it shows until you delete it.',
    dates: 'The first and last days are included, in the institution’s time zone.',
    link: 'Link',
    linkHelp: 'A page with more information. It opens in a new tab.',
    save: 'Save changes',
    publish: 'Save announcement',
    delete: 'Delete announcement',
    saved: 'Announcement saved',
    savedBody: 'It will show between the dates you have set.',
  },
  preview: {
    title: 'How it will look on the home page',
  },
  restored: {
    title: 'You can carry on where you left off',
    body: 'This text was kept in this browser on {{when}} and hasn’t been sent.',
    discard: 'Discard it',
  },
  conflict: {
    title: 'Somebody else changed this announcement while you were editing it',
    body: 'Your changes are still on this device, but haven’t been saved on the portal. You can replace the other version with yours, or discard yours.',
    mine: 'Save my version',
    theirs: 'Discard my version and see the other',
  },
  deleting: {
    title: 'Delete this announcement?',
    body: '“{{title}}” will no longer be shown, and you can’t recover it.',
    confirm: 'Delete',
    done: 'Announcement deleted',
  },
  gone: {
    title: 'This announcement no longer exists',
    body: 'Somebody else may have deleted it.',
    back: 'See the announcements',
  },
};
