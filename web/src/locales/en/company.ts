import type { Texts } from '../../lib/texts.ts';
import type { texts as es } from '../es/company.ts';

export const texts: Texts<typeof es> = {
  type: { all: 'All', practicas: 'Internships', empleo: 'Jobs' },
  typeOne: { practicas: 'Internship', empleo: 'Job' },
  typeNav: 'Type of offer',
  publish: 'New offer',
  search: 'Search by title or reference',
  stateFilter: 'Offer status',
  anyState: 'All',
  untitled: 'Untitled offer',
  column: {
    offer: 'Offer',
    state: 'Status',
    candidates: 'Candidates',
    dates: 'Dates',
    actions: 'Actions',
  },
  unread_one: '{{count}} unread',
  unread_other: '{{count}} unread',
  candidates_one: '{{count}} candidate',
  candidates_other: '{{count}} candidates',
  created: 'Created {{when}}',
  until: 'Until {{day}}',
  rejectedFor: 'Reason: {{reason}}',
  empty: {
    title: 'Your offers will be here',
    body: 'Publish the first one: the institution reviews it, and students who fit can apply.',
  },
  nothing: {
    title: 'No offer matches the filters',
    body: 'Try other words or another status.',
    clear: 'Clear the filters',
  },
  actions: {
    label: 'Actions for “{{title}}”',
    continue: 'Continue editing',
    edit: 'Edit',
    fix: 'Correct and resend',
    preview: 'View as a student',
    close: 'Close the offer',
    delete: 'Delete',
  },
  closing: {
    title: 'Close the offer',
    body: 'Students will no longer see it and it will accept no more applications. We’ll tell those still without an answer that they weren’t selected, except the person you choose. It can’t be opened again.',
    expiredBody:
      'It accepts no more applications. We’ll tell those still without an answer that they weren’t selected, except the person you choose. It can’t be opened again.',
    chosen: 'Did you choose someone who applied through the portal?',
    yes: 'Yes',
    no: 'No',
    name: 'Person chosen',
    nobody: 'Nobody by that name can be chosen',
    /** What follows for the person, under the field. */
    after: {
      selected: '{{name}} will be marked as selected and we’ll tell them.',
      awaitsForm:
        '{{name}} will be waiting for the onboarding form, and we’ll tell them that their start is being prepared.',
      preregistered:
        '{{name}} has yet to accept the pre-registration: their application will stay open until they answer.',
    },
    start: 'Start of the contract or internship',
    contract: 'Type of contract',
    confirm: 'Close the offer',
  },
  deleting: {
    title: 'Delete this offer?',
    body: '“{{title}}” will be deleted. This can’t be undone.',
    confirm: 'Delete the offer',
  },
  detail: {
    summary: 'The offer',
    created: 'Created',
    deadline: 'Open for applications until',
    place: 'Place',
    places: 'Vacancies',
    link: 'Link to apply',
    copy: 'Copy',
    copied: 'Copied',
    rejected: 'The institution didn’t validate this offer',
    pending: 'The institution is reviewing this offer',
    pendingBody: 'Once it’s validated, students can see it and apply. We’ll let you know.',
    draft: 'This offer is a draft',
    draftBody: 'You haven’t sent it yet. Complete and publish it.',
  },
  preview: {
    note: 'This is how students read it. They only see open offers.',
    back: 'Back to the offer',
  },
};
