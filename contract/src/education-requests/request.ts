import { z } from 'zod';
import { day, email, longText, moment, phone, shortText, wholeBetween } from '../fields.ts';

/** What a student of an education degree asks of a school, and what becomes of it. */

export const educationRequestStates = [
  /** It awaits the centre. */
  'abierta',
  /** The centre has accepted it: a manager makes the placement. */
  'aceptada',
  'rechazada',
  /** A manager has opened its incorporation form. */
  'tramitada',
  /** Taken back by the student, or by a manager. */
  'retirada',
] as const;
export type EducationRequestState = (typeof educationRequestStates)[number];

/** Those that count against the institution's limit: something may still come of them. */
export const openEducationStates = ['abierta', 'aceptada'] as const satisfies EducationRequestState[];

/** What a school teaches, and where in it a student wants to be. */
export const educationStages = [
  'infantil',
  'primaria',
  'secundaria',
  'bachillerato',
  'formacionProfesional',
  'especial',
  'adultos',
] as const;
export type EducationStage = (typeof educationStages)[number];

export const educationEventKinds = [
  'solicitada',
  'editada',
  'aceptada',
  'rechazada',
  'tramitada',
  'retiradaAlumno',
  'retiradaGestion',
] as const;
export type EducationEventKind = (typeof educationEventKinds)[number];

/** What the centre says of its side, each part null until it is known. */
const optional = <S extends z.ZodType>(schema: S) =>
  z
    .union([z.literal('').transform(() => null), schema])
    .nullable()
    .default(null);

const plazas = wholeBetween(1, 99).nullable().default(null);
const grupo = optional(longText(100));

/** What the centre may keep while it has not decided. */
export const centrePartDraft = z.object({
  /** Places in the group: no more are accepted for the same days. */
  plazas,
  grupo,
  nombreTutorEmpresa: optional(shortText),
  ApellidosTutorEmpresa: optional(shortText),
  emailTutorEmpresa: optional(email),
  telefonoTutorEmpresa: optional(phone),
});
export type CentrePart = z.output<typeof centrePartDraft>;

/** The same as it is shown. */
export const centrePartShown = z.object({
  plazas: z.number().int().nullable(),
  grupo: z.string().nullable(),
  nombreTutorEmpresa: z.string().nullable(),
  ApellidosTutorEmpresa: z.string().nullable(),
  emailTutorEmpresa: z.string().nullable(),
  telefonoTutorEmpresa: z.string().nullable(),
});

/** The same as it must be to accept. */
export const centrePart = z.object({
  plazas,
  grupo,
  nombreTutorEmpresa: shortText,
  ApellidosTutorEmpresa: shortText,
  emailTutorEmpresa: email,
  telefonoTutorEmpresa: phone,
});

/** What a request itself says, in every list. */
export const requestShown = z.object({
  id: z.number().int(),
  estado: z.enum(educationRequestStates),
  /** Each change adds one: what is done about another version than the present one is refused (49). */
  version: z.number().int(),
  fechaInicio: day,
  fechaFin: day,
  nivel: z.enum(educationStages),
  especialidad: z.string(),
  observaciones: z.string().nullable(),
  creada: moment,
  /** Since when it is in its state. */
  desde: moment,
  /** Why it was refused, or taken back by a manager. */
  motivo: z.string().nullable(),
});

export const centreShown = z.object({
  idCentro: z.number().int(),
  descripcion: z.string(),
  localidad: z.string().nullable(),
  idProvincia: z.number().int().nullable(),
});

export const eventShown = z.object({
  tipo: z.enum(educationEventKinds),
  fecha: moment,
  /** A person's name; null where the account is no longer there. */
  quien: z.string().nullable(),
  nota: z.string().nullable(),
});

/** Of each state, how many, with the other filters. */
export const countsByState = z.array(
  z.object({ estado: z.enum(educationRequestStates), numTotal: z.number().int() }),
);
