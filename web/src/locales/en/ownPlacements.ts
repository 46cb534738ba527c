import type { Texts } from '../../lib/i18n/texts.ts';
import type { texts as es } from '../es/ownPlacements.ts';

export const texts: Texts<typeof es> = {
  context: 'What is still to be done, the dates and the documents of each.',
  empty: 'You have no placements yet',
  emptyText: 'They appear here once a company selects you and the university approves your incorporation.',
  seeOffers: 'See internship offers',
  needs: {
    firmaEmpresa: 'The company hasn’t signed the annex yet',
    firmaAlumno: 'You haven’t signed the annex yet',
    firmaCentro: 'The university hasn’t signed the annex yet',
    tutorAcademico: 'The university hasn’t assigned you an academic tutor yet',
    numSegSocial: 'Your social security number is missing',
    convenio: 'The university and the company have no agreement in force on those dates yet',
  },
  missingFromOthers: 'Up to others',
  signLater:
    'The annex names your academic tutor: you can sign it as soon as the university assigns you one. We will let you know.',
  socialSecurity: {
    title: 'Give your social security number',
    text: 'It is mandatory: you can’t begin the placement without it.',
    action: 'Go to my CV',
  },
  pastYear: {
    title: 'Your placement goes past 15 September',
    text: 'The academic year ends on that day. If you’re finishing your degree this year, talk to your academic tutor: the placement must end before you apply for your degree certificate.',
    short: 'It goes past 15 September, when the academic year ends',
  },
  todo: {
    title: 'What you have to do',
    sign: 'Sign the annex',
    signText: 'Read it first: it says the dates, the timetable, the tasks and who your tutors are.',
    data: 'Complete your details',
    dataText: 'The placement can’t begin without them.',
    document: 'Hand in: {{name}}',
  },
  fields: {
    dni: 'Identity document',
    numSegSocial: 'Social security number',
    telefono: 'Phone',
    fechaNacimiento: 'Date of birth',
    direccion: 'Address',
  },
  calendar: {
    title: 'Calendar',
    text: 'Add this link to your calendar: the dates are kept up to date automatically.',
    copy: 'Copy the link',
    open: 'Open in the calendar',
  },
  documents: {
    add: 'Add a document',
    addTitle: 'New document',
    addText: 'The university will be told.',
    replaceText: 'The new file will replace the one that you handed in.',
  },
  renounce: {
    button: 'Give the placement up',
    title: 'Give the placement up?',
    text: 'The university and {{company}} will be told the reason. This can’t be undone.',
    motivo: 'Reason',
    desde: 'First day without it',
    fichero: 'Signed document',
    confirm: 'Give it up',
  },
};
