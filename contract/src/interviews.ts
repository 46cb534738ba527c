import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, nothing } from './envelope.ts';
import { day, longText, moment, url, urlAcceso, wholeBetween } from './fields.ts';
import { fieldError } from './validation.ts';

/** Interviews: the company proposes times, the student chooses one. */

/** `propuesta` waits for the student, `rechazada` for the company: no time suits. */
export const interviewStates = ['propuesta', 'elegida', 'rechazada', 'cancelada'] as const;
export type InterviewState = (typeof interviewStates)[number];

/** As many times as a company proposes at once. */
export const mostTimes = 3;
/** How far ahead an interview may be, in days. */
export const furthestDays = 180;

/** An interview in a list. */
export const interviewCard = z.object({
  estado: z.enum(interviewStates),
  /** The time that was chosen. */
  inicio: moment.nullable(),
  /** The last of the proposed times: once it has passed, the company is to propose others. */
  ultimaHora: moment,
  lugar: z.string().nullable(),
  enlace: z.string().nullable(),
});
export type InterviewCard = z.infer<typeof interviewCard>;

export const interview = interviewCard.extend({
  id: z.number().int(),
  /** Each change adds one: what is sent about another version than the present one changes nothing. */
  version: z.number().int(),
  horas: z.array(moment),
  /** Minutes. */
  duracion: z.number().int(),
  nota: z.string().nullable(),
  /** What the student wrote where no time suits, or the company where it cancelled. */
  mensaje: z.string().nullable(),
  /** The calendar file (RFC 5545), once a time is chosen. */
  calendario: z.string().nullable(),
});
export type Interview = z.infer<typeof interview>;

const httpsLink = url.refine((text) => text.startsWith('https://'), fieldError('interviewLink'));

const where = {
  /** Minutes. */
  duracion: wholeBetween(10, 480),
  lugar: longText(300).nullable().default(null),
  /** Of a video call. */
  enlace: httpsLink.nullable().default(null),
  nota: longText(1000).nullable().default(null),
};

const isSomewhere = ({ lugar, enlace }: { lugar?: string | null; enlace?: string | null }): boolean =>
  Boolean(lugar) || Boolean(enlace);
const nowhere = { error: fieldError('interviewPlace'), path: ['lugar'] };

/** What was seen of an interview: where it is another version by now, nothing is changed. */
const seen = { idEntrevista: id, version: z.int32().min(1) };

export const proposeInterview = endpoint({
  method: 'POST',
  path: '/api/Empresa/proponEntrevista',
  access: ['Empresa'],
  summary:
    'Proposes up to three times for an interview to a candidate in state 4, in the zone of the institution. One that was proposed or agreed before and is to come is cancelled.',
  body: z
    .object({
      idCandidatura: id,
      /** Made by the form when it was opened: sending it twice makes one interview. */
      claveEnvio: z.uuid(),
      /** The interview that the company saw; null where there was none. */
      idEntrevistaVista: id.nullable().default(null),
      horas: z
        .array(
          z.object({ dia: day, hora: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, fieldError('time')) }),
        )
        .min(1)
        .max(mostTimes),
      ...where,
    })
    .refine(isSomewhere, nowhere),
  answer: z.object({ entrevista: interview }),
  refusals: ['applicationNotFound', 'noSuchMove', 'cannotChangeState', 'mandatoryDataMissing'],
});

export const listInterviewsOfDay = endpoint({
  method: 'GET',
  path: '/api/Empresa/dameEntrevistasDelDia',
  access: ['Empresa'],
  summary:
    'The times of a day, in the zone of the institution, that the company has agreed on or proposed to candidates of any of its offers; one that was proposed counts while the candidate may choose it.',
  query: z.object({ dia: day }),
  answer: z.array(
    z.object({
      idCandidatura: z.number().int(),
      nombre: z.string(),
      hora: z.string(),
      /** Minutes. */
      duracion: z.number().int(),
      estado: z.enum(interviewStates).extract(['propuesta', 'elegida']),
    }),
  ),
  refusals: [],
});

export const changeInterview = endpoint({
  method: 'POST',
  path: '/api/Empresa/cambiaEntrevista',
  access: ['Empresa'],
  summary: 'Changes the place, the link, the duration or the note of an interview; its times stay.',
  body: z.object({ idCandidatura: id, ...seen, ...where }).refine(isSomewhere, nowhere),
  answer: z.object({ entrevista: interview }),
  refusals: ['applicationNotFound', 'cannotChangeState'],
});

export const cancelInterview = endpoint({
  method: 'POST',
  path: '/api/Empresa/cancelaEntrevista',
  access: ['Empresa'],
  summary: 'Cancels an interview that is to come; the candidate stays in state 4.',
  body: z.object({ idCandidatura: id, ...seen, mensaje: longText(1000).nullable().default(null) }),
  answer: nothing,
  refusals: ['applicationNotFound', 'cannotChangeState'],
});

export const chooseInterviewTime = endpoint({
  method: 'POST',
  path: '/api/Alumno/eligeHoraEntrevista',
  access: ['Alumno'],
  summary: 'The student chooses one of the times that were proposed.',
  body: z.object({ urlOferta: urlAcceso, ...seen, inicio: moment }),
  answer: z.object({ entrevista: interview }),
  refusals: ['applicationNotFound', 'cannotChangeState', 'noSuchMove'],
});

export const declineInterviewTimes = endpoint({
  method: 'POST',
  path: '/api/Alumno/rechazaHorasEntrevista',
  access: ['Alumno'],
  summary: 'The student says that no time suits, or no longer does, in words that the company reads.',
  body: z.object({
    urlOferta: urlAcceso,
    ...seen,
    mensaje: longText(1000).pipe(z.string().min(1, fieldError('required'))),
  }),
  answer: z.object({ entrevista: interview }),
  refusals: ['applicationNotFound', 'cannotChangeState'],
});

export const calls = {
  proposeInterview,
  listInterviewsOfDay,
  changeInterview,
  cancelInterview,
  chooseInterviewTime,
  declineInterviewTimes,
};

export { fieldErrors } from './field-errors/interviews.ts';
