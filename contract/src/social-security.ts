import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, pageQuery } from './envelope.ts';
import { day, moment } from './fields.ts';
import { fileLink } from './files.ts';
import { mostPlacementsAtOnce } from './placements/of-managers.ts';
import { idPractica } from './placements/placement.ts';
import { quarterFormat } from './social-security-rules.ts';
import { fieldError } from './validation.ts';

export { fieldErrors } from './field-errors/social-security.ts';
export { screens } from './screens/social-security.ts';

/**
 * The managers' social-security desk: which placements have to be registered (alta) and deregistered (baja), and of
 * which the days of attendance of a quarter have to be reported (LGSS, DA 52).
 */

export const registrationKinds = ['alta', 'baja'] as const;
export type RegistrationKind = (typeof registrationKinds)[number];

export const registrationStates = ['vencida', 'pendiente', 'hecha', 'excluida'] as const;
export type RegistrationState = (typeof registrationStates)[number];

/** Who registers a student. */
export const registrars = ['empresa', 'centro'] as const;

/** Why the law leaves a student out: registered for other work, or a pensioner. */
export const exclusionReasons = ['otroTrabajo', 'pensionista'] as const;
export type ExclusionReason = (typeof exclusionReasons)[number];

/** Days before a deadline from which on it is urgent. */
export const urgentDays = 3;

/** When a manager noted something, and who it was; null where the account is no longer there. */
const noted = z.object({ anotada: moment, por: z.string().nullable() });

const registration = z.object({
  idPractica: z.number().int(),
  numero: z.string(),
  tipo: z.enum(registrationKinds),
  estado: z.enum(registrationStates),
  idAlumno: z.number().int(),
  alumno: z.string(),
  dni: z.string().nullable(),
  numSegSocial: z.string().nullable(),
  empresa: z.string(),
  remunerada: z.boolean(),
  quien: z.enum(registrars),
  /** The first day of the placement, or its last. */
  dia: day,
  /** Null where the placement is paid: whoever pays has deadlines of their own. */
  plazo: day.nullable(),
  /** With the day on which it was done. */
  hecha: noted.extend({ fecha: day }).nullable(),
  /** Done for the day that the placement had then, before it was given another: it has to be done again. */
  anterior: z.object({ fecha: day, dia: day }).nullable(),
  /** Without a reason where the student's data have been erased. */
  exclusion: noted.extend({ motivo: z.enum(exclusionReasons).nullable() }).nullable(),
  /** Of what is noted of the placement; 0 while nothing is. */
  version: z.number().int(),
});
export type Registration = z.infer<typeof registration>;

export const listRegistrations = endpoint({
  method: 'GET',
  path: '/api/Gestor/dameAltasSeguridadSocial',
  access: ['Gestor'],
  summary:
    'Placements to register and, once their last day has come, to deregister: what is still to be done first, by deadline. The history of each student says who has read the numbers.',
  writes: true,
  query: pageQuery.extend({
    texto: z.string().trim().max(200).optional(),
    tipo: z.enum(registrationKinds).optional(),
    estado: z.enum(registrationStates).optional(),
    quien: z.enum(registrars).optional(),
    /** Those alone that are overdue, or will be within three days. */
    urgentes: z.stringbool().optional(),
  }),
  answer: z.object({
    tareas: z.array(registration),
    numTotal: z.number().int(),
    porEstado: z.array(z.object({ estado: z.enum(registrationStates), numTotal: z.number().int() })),
  }),
  refusals: [],
});

const several = z
  .array(id)
  .min(1, fieldError('chooseSome'))
  .max(mostPlacementsAtOnce, fieldError('max', { max: mostPlacementsAtOnce }));

export const noteRegistrations = endpoint({
  method: 'POST',
  path: '/api/Gestor/anotaSeguridadSocial',
  access: ['Gestor'],
  summary:
    'Notes that placements were registered or deregistered on a day. Those of which it is noted already, and those that need it not or not yet, are left out.',
  body: z.object({ practicas: several, tipo: z.enum(registrationKinds), fecha: day }),
  answer: z.object({ anotadas: z.number().int(), omitidas: z.number().int() }),
  refusals: [],
  notice: 'infoUpdated',
});

const ofOne = { idPractica, version: z.int32().min(0) };
const changed = {
  method: 'POST',
  access: ['Gestor'],
  answer: z.object({ version: z.number().int() }),
  refusals: ['placementStudentNotFound', 'cannotChangeState'],
  notice: 'infoUpdated',
} as const;

export const undoRegistration = endpoint({
  ...changed,
  path: '/api/Gestor/quitaSeguridadSocial',
  summary: 'Takes back what is noted of a placement: that it was registered, deregistered, or is left out.',
  body: z.object({ ...ofOne, tipo: z.enum([...registrationKinds, 'exclusion']) }),
});

export const excludeFromRegistration = endpoint({
  ...changed,
  path: '/api/Gestor/excluyeSeguridadSocial',
  summary: 'Notes why a placement that has not been registered needs it not.',
  body: z.object({ ...ofOne, motivo: z.enum(exclusionReasons, fieldError('chooseOne')) }),
});

const trimestre = z.string().regex(quarterFormat, fieldError('malformed'));

const quarterFilters = z.object({
  trimestre,
  texto: z.string().trim().max(200).optional(),
  quien: z.enum(registrars).optional(),
});

const attendance = z.object({
  idPractica: z.number().int(),
  numero: z.string(),
  idAlumno: z.number().int(),
  alumno: z.string(),
  empresa: z.string(),
  quien: z.enum(registrars),
  fechaInicio: day,
  /** Its last day, also of one that ended early. */
  fechaFin: day,
  /** The days of each month; null in a month in which there is no day of the placement. */
  dias: z.array(z.number().int().nullable()).length(3),
  total: z.number().int(),
  /** Days of weeks that the host has not confirmed. */
  sinConfirmar: z.number().int(),
  /** With the day on which it was reported, and the days that there were then. */
  comunicado: noted.extend({ fecha: day, dias: z.number().int() }).nullable(),
});
export type QuarterAttendance = z.infer<typeof attendance>;

export const getQuarter = endpoint({
  method: 'GET',
  path: '/api/Gestor/dameTrimestreSeguridadSocial',
  access: ['Gestor'],
  summary: 'A page of the unpaid placements of a quarter, with the days of attendance of each month.',
  query: pageQuery.extend(quarterFilters.shape).extend({ comunicado: z.stringbool().optional() }),
  answer: z.object({
    trimestre,
    /** `2026-10` */
    meses: z.array(z.string()).length(3),
    plazo: day,
    /** Its last day has passed. */
    terminado: z.boolean(),
    practicas: z.array(attendance),
    numTotal: z.number().int(),
    numSinComunicar: z.number().int(),
  }),
  refusals: [],
});

export const exportQuarter = endpoint({
  method: 'POST',
  path: '/api/Gestor/exportaTrimestreSeguridadSocial',
  access: ['Gestor'],
  summary:
    'The unpaid placements of a quarter that the filters leave, the first 5,000, with the numbers of their students, as a file for a spreadsheet; formulas in cells are neutralised.',
  body: quarterFilters.extend({
    comunicado: z.boolean().optional(),
    formato: z.enum(['xlsx', 'csv']),
  }),
  answer: fileLink,
  refusals: [],
});

export const reportQuarter = endpoint({
  method: 'POST',
  path: '/api/Gestor/comunicaTrimestreSeguridadSocial',
  access: ['Gestor'],
  summary:
    'Notes that the days of placements in a quarter that has ended were reported on a day, or with null that they were not. Those that are not reported in it are left out.',
  body: z.object({ trimestre, practicas: several, fecha: day.nullable() }),
  answer: z.object({ comunicadas: z.number().int(), omitidas: z.number().int() }),
  refusals: [],
  notice: 'infoUpdated',
});

export const calls = {
  listRegistrations,
  noteRegistrations,
  undoRegistration,
  excludeFromRegistration,
  getQuarter,
  exportQuarter,
  reportQuarter,
};
