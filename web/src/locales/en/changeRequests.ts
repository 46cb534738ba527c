import type { Texts } from '../../lib/i18n/texts.ts';
import type { texts as es } from '../es/changeRequests.ts';

export const texts: Texts<typeof es> = {
  title: 'Changes',
  ownText: 'The changes of your internship that the company has asked for.',
  tutorText:
    'The changes that the company has asked for. Those of the training project need the academic tutor’s authorisation.',
  none: 'No change has been asked for.',
  ask: 'Request a change',
  asked: 'Asked for on {{day}}',
  period: '{{from}} – {{to}}',
  kinds: {
    ampliacion: 'Extension',
    reduccion: 'Shortening',
    horario: 'Timetable',
    horas: 'Number of hours',
    ayuda: 'Study grant',
    tutor: 'Company tutor',
    lugar: 'Place of the internship',
    tareas: 'Activity and tasks',
    interrupcion: 'Interruption',
    rescision: 'Termination',
    otro: 'Another change',
  },
  states: {
    autorizacion: 'With the academic tutor',
    pendiente: 'With the university',
    aceptada: 'Accepted',
    rechazada: 'Refused',
    retirada: 'Withdrawn',
  },
  differences: {
    title: 'What changes',
    value: 'Detail',
    before: 'Now',
    after: 'With the change',
    nothing: 'Not given',
  },
  facts: {
    from: 'From',
    dates: 'Dates',
    lastDay: 'Last day',
    detail: 'Explanation',
    file: 'Attached file',
    tutor: 'Academic tutor',
    reason: 'Reason for refusal',
  },
  tutor: {
    authorised: 'Authorised on {{day}}',
    notAuthorised: 'Not authorised on {{day}}',
  },
  withdraw: {
    act: 'Withdraw the request',
    title: 'Withdraw the request for a change?',
    text: 'The internship stays as it is. You can then ask for another change.',
  },
  authorise: {
    yes: 'Authorise',
    no: 'Do not authorise',
    yesTitle: 'Authorise the change',
    noTitle: 'Do not authorise the change',
    yesText: 'The university will then review the request.',
    noText: 'The request is refused and the internship stays as it is. The company will read the comment.',
    comment: 'Comment',
  },
};
