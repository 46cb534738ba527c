import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id } from './envelope.ts';
import { amountBetween, day, longText, moment, writtenReason } from './fields.ts';
import { incorporationSections } from './incorporation-forms.ts';
import { tutorToken } from './placements/by-link.ts';
import { idPractica } from './placements/placement.ts';
import { fieldError } from './validation.ts';

/** The hours log of a placement: a week is noted by the student and confirmed by the host tutor or the company. */

export const weekStates = ['anotada', 'devuelta', 'confirmada'] as const;
export type WeekState = (typeof weekStates)[number];

const workedWeek = z.object({
  /** The Monday that it begins with. */
  lunes: day,
  /** Of each of its days. */
  horas: z.array(z.number()).length(7),
  texto: z.string(),
  estado: z.enum(weekStates),
  enviada: moment,
  version: z.number().int(),
  confirmada: moment.nullable(),
  /** Who confirmed or returned it. */
  quien: z.string().nullable(),
  /** Why it was returned. */
  motivo: z.string().nullable(),
});
export type WorkedWeek = z.infer<typeof workedWeek>;

const hoursLog = z.object({
  /** The days of the placement, up to the one on which it ended where it ended early. */
  desde: day,
  hasta: day,
  /** Of these, the days on which it stops. */
  interrupciones: z.array(z.object({ desde: day, hasta: day })),
  hoy: day,
  /** Weeks may be noted and confirmed. */
  abierta: z.boolean(),
  horario: incorporationSections.horario.pick({
    numeroDiasSemana: true,
    horasAldia: true,
    horasSemana: true,
    horasTotales: true,
  }),
  horasHechas: z.number(),
  horasConfirmadas: z.number(),
  /** Those that were noted, the newest first. */
  semanas: z.array(workedWeek),
});
export type HoursLog = z.infer<typeof hoursLog>;

const read = {
  method: 'GET',
  params: z.object({ id }),
  answer: hoursLog,
  refusals: ['placementStudentNotFound'],
  absent: 'placementStudentNotFound',
} as const;

export const getOwnHours = endpoint({
  ...read,
  path: '/api/Alumno/dameHorasPractica/:id',
  access: ['Alumno'],
  summary: 'The hours log of a placement of the student.',
});

export const getCompanyHours = endpoint({
  ...read,
  path: '/api/Empresa/dameHorasPractica/:id',
  access: ['Empresa'],
  summary: 'The hours log of a placement at the company.',
});

export const getManagedHours = endpoint({
  ...read,
  path: '/api/Gestor/dameHorasPractica/:id',
  access: ['Gestor'],
  summary: 'The hours log of a placement.',
});

const byLink = z.object({ token: tutorToken, idPractica });

export const getTutorHours = endpoint({
  method: 'POST',
  path: '/api/Publico/dameHorasTutor',
  access: 'public',
  writes: false,
  summary: 'The hours log of a placement of the tutor whose link it is.',
  body: byLink,
  answer: hoursLog,
  refusals: ['linkExpiredOrUsed', 'placementStudentNotFound'],
  callsAMinute: 60,
});

const lunes = day;

export const saveWeek = endpoint({
  method: 'POST',
  path: '/api/Alumno/guardaSemanaPractica',
  access: ['Alumno'],
  summary:
    'Notes the hours of a week that has begun, or changes them until they are confirmed. The version of a week that was not noted is 0.',
  body: z
    .object({
      idPractica,
      lunes,
      version: z.int32().min(0),
      horas: z.array(amountBetween(0, 24)).length(7, fieldError('malformed')),
      texto: longText(300).default(''),
    })
    // A week without hours, as of holidays, needs no words.
    .refine(({ horas, texto }) => texto !== '' || horas.every((hours) => hours === 0), {
      error: fieldError('required'),
      path: ['texto'],
    }),
  answer: z.object({ version: z.number().int(), horasHechas: z.number() }),
  // 49: another version of the week, a confirmed one, or a placement that takes no hours now.
  refusals: ['placementStudentNotFound', 'cannotChangeState'],
  notice: 'infoUpdated',
});

/** Most weeks that are confirmed at once. */
export const mostWeeksAtOnce = 60;

const decided = {
  /** As they were read. */
  semanas: z
    .array(z.object({ lunes, version: z.int32().min(1) }))
    .min(1, fieldError('chooseSome'))
    .max(mostWeeksAtOnce, fieldError('max', { max: mostWeeksAtOnce })),
  /** With it they are returned to the student, without it confirmed. */
  motivo: writtenReason.nullable().default(null),
};

export const decideWeeksByLink = endpoint({
  method: 'POST',
  path: '/api/Publico/confirmaHorasTutor',
  access: 'public',
  summary: 'The host tutor confirms weeks of a placement, or returns them with a reason.',
  body: byLink.extend(decided),
  answer: hoursLog,
  refusals: ['linkExpiredOrUsed', 'placementStudentNotFound', 'cannotChangeState'],
  notice: 'infoUpdated',
  callsAMinute: 30,
});

export const decideWeeks = endpoint({
  method: 'POST',
  path: '/api/Empresa/confirmaHorasPractica',
  access: ['Empresa'],
  summary: 'The company confirms weeks of a placement, or returns them with a reason.',
  body: z.object({ idPractica, ...decided }),
  answer: hoursLog,
  refusals: ['placementStudentNotFound', 'cannotChangeState'],
  notice: 'infoUpdated',
});

export const calls = {
  getOwnHours,
  getCompanyHours,
  getManagedHours,
  getTutorHours,
  saveWeek,
  decideWeeksByLink,
  decideWeeks,
};

export { fieldErrors } from './field-errors/placement-hours.ts';
