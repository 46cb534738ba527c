import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, nothing } from '../envelope.ts';
import { urlAcceso } from '../fields.ts';
import { fileLink } from '../files.ts';
import { eventCard, ownEvent, publicEvent, registrationStates } from './event.ts';

/** Most events that are listed at once. */
export const maxEvents = 200;

const list = {
  method: 'GET',
  summary: 'The published events, the newest first.',
  answer: z.array(eventCard).max(maxEvents),
  refusals: [],
} as const;

export const listEvents = endpoint({ ...list, path: '/api/Alumno/dameEventos', access: ['Alumno'] });
export const listCompanyEvents = endpoint({ ...list, path: '/api/Empresa/dameEventos', access: ['Empresa'] });

const one = {
  method: 'GET',
  summary: 'One event, with what the reader can do about it.',
  params: z.object({ id: urlAcceso }),
  answer: ownEvent,
  refusals: ['eventUnavailable'],
  absent: 'eventUnavailable',
} as const;

export const getEvent = endpoint({ ...one, path: '/api/Alumno/dameFichaEvento/:id', access: ['Alumno'] });
export const getCompanyEvent = endpoint({
  ...one,
  path: '/api/Empresa/dameFichaEvento/:id',
  access: ['Empresa'],
});

export const getPublicEvent = endpoint({
  ...one,
  path: '/api/Publico/dameFichaEvento/:id',
  access: 'public',
  summary: 'One event as a visitor may see it.',
  answer: publicEvent,
});

const named = z.object({ idEvento: id, urlEvento: urlAcceso });

export const enrolInEvent = endpoint({
  method: 'POST',
  path: '/api/Alumno/inscribirseEnEvento',
  access: ['Alumno'],
  summary: 'Enrols the student, or puts them on the waiting list where no place is left.',
  body: named,
  answer: z.object({ estado: z.enum(registrationStates) }),
  refusals: [
    'eventUnavailable',
    'eventTakesNoRegistrations',
    'alreadyRegistered',
    'eventForStudents',
    'eventForGraduates',
  ],
});

export const withdrawFromEvent = endpoint({
  method: 'POST',
  path: '/api/Alumno/anulaInscripcionEvento',
  access: ['Alumno'],
  summary:
    'Withdraws the student before the event begins; the first of the waiting list gets the place. Again is the same as once.',
  body: named,
  answer: nothing,
  refusals: ['eventUnavailable'],
});

export const attendEvent = endpoint({
  method: 'POST',
  path: '/api/Alumno/registraAsistenciaEvento',
  access: ['Alumno'],
  summary:
    'Notes that the student attends, by the code that is shown at the event, from an hour before it begins until a day after it ends.',
  body: named.extend({ codigo: z.string().trim().min(1).max(20) }),
  answer: nothing,
  refusals: ['eventUnavailable', 'cannotChangeState'],
  callsAMinute: 10,
});

export const downloadEventCertificate = endpoint({
  method: 'POST',
  path: '/api/Alumno/certificadoAsistenciaEvento',
  access: ['Alumno'],
  summary:
    'The student’s certificate of an event that they attended and that gives one, once it is over, in the caller’s language. It has a code by which anybody can verify it.',
  body: named,
  answer: fileLink,
  refusals: ['eventUnavailable', 'cannotChangeState'],
});

export const getEventsCalendar = endpoint({
  method: 'GET',
  path: '/api/Alumno/dameCalendarioEventos',
  access: ['Alumno'],
  summary: 'The address of the student’s calendar feed of events, for any calendar program.',
  answer: z.object({ url: z.string() }),
  refusals: [],
});

export const readerCalls = {
  listEvents,
  listCompanyEvents,
  getEvent,
  getCompanyEvent,
  getPublicEvent,
  enrolInEvent,
  withdrawFromEvent,
  attendEvent,
  downloadEventCertificate,
  getEventsCalendar,
};
