import { z } from 'zod';
import { id } from '../envelope.ts';
import { day, email, longText, moment, money, phone, shortText, urlAcceso } from '../fields.ts';
import { isDni, isEmail, isForeignIdentity, isForeignTaxId, isTaxId } from '../identifiers.ts';
import { internshipKinds } from '../incorporation-forms.ts';
import { fieldError } from '../validation.ts';
import { unknown } from './unknown.ts';

/**
 * A proposal of an internship (propuesta de prácticas): what a student or a company has agreed, or would like to, without
 * an offer. The other side confirms it and a manager validates it (specification 2, §3 and §8).
 */

export const proposalStates = [
  /** The other side is to confirm it; or a manager, where nobody of it is known. */
  'registrada',
  /** It awaits a manager. */
  'confirmada',
  /** Its internship has begun to be prepared: the incorporation form is open. */
  'validada',
  'rechazada',
  /** Either side went back on it. */
  'retirada',
] as const;
export type ProposalState = (typeof proposalStates)[number];

export const proposers = ['Alumno', 'Empresa'] as const;
export type Proposer = (typeof proposers)[number];

/** Whose turn it is. */
export const turns = ['alumno', 'empresa', 'gestor'] as const;
export type Turn = (typeof turns)[number];

const written = (max: number) =>
  z
    .string()
    .trim()
    .min(1, { error: fieldError('required'), abort: true })
    .max(max, fieldError('max', { max }));

const orUnknown = (isRight: (text: string) => boolean, wrong: 'dni' | 'taxId' | 'email') =>
  written(150).refine((text) => text === unknown || isRight(text), fieldError(wrong));

export const dniOrUnknown = orUnknown((text) => isDni(text) || isForeignIdentity(text), 'dni');
export const taxIdOrUnknown = orUnknown((text) => isTaxId(text) || isForeignTaxId(text), 'taxId');
const emailOrUnknown = orUnknown(isEmail, 'email');
export const textOrUnknown = written(150);

export const optional = <S extends z.ZodType>(schema: S) =>
  z
    .union([z.literal(''), schema])
    .nullable()
    .default(null);

/** What the internship would be; companies are asked in the formal person. */
export const internshipFields = (choose: 'chooseOne' | 'chooseOneFormal') => ({
  titulo: shortText,
  tipoPractica: z.enum(internshipKinds, fieldError(choose)),
  fechaInicio: day,
  fechaFin: day,
  remunerada: z.boolean(fieldError(choose)),
  /** Euros a month before tax; only where it is paid. */
  ayudaEstudio: money.nullable().default(null),
  tareas: longText(2000).nullable().default(null),
});

/** Whom the institution speaks with; the names are asked for where the portal does not know the e-mail. */
export const contactFields = {
  emailContacto: emailOrUnknown,
  nombreContacto: optional(shortText),
  apellidosContacto: optional(shortText),
  telefonoContacto: optional(phone),
};

/** Who signs for the company. Where the name is unknown, all of it is. */
export const signatoryFields = {
  nombreFirmante: textOrUnknown,
  apellidosFirmante: optional(shortText),
  cargoFirmante: optional(shortText),
  emailFirmante: optional(email),
};

const person = z.object({
  email: z.string().nullable(),
  nombre: z.string().nullable(),
  apellidos: z.string().nullable(),
  telefono: z.string().nullable(),
});

const signatory = z.object({
  nombre: z.string().nullable(),
  apellidos: z.string().nullable(),
  cargo: z.string().nullable(),
  email: z.string().nullable(),
});

export const proposalCard = z.object({
  idPropuesta: z.number().int(),
  estado: z.enum(proposalStates),
  propone: z.enum(proposers),
  /** Whose turn it is; null once it is decided. */
  espera: z.enum(turns).nullable(),
  /** Since when it is in its state. */
  desde: moment,
  titulo: z.string(),
  /** The company of a student's proposal, the student of a company's, as far as the reader may know; else null. */
  otraParte: z.string().nullable(),
  fechaInicio: day,
  fechaFin: day,
});
export type ProposalCard = z.infer<typeof proposalCard>;

export const proposalEventKinds = [
  'registrada',
  'confirmada',
  /** A manager noted that the other side agrees. */
  'confirmacionAnotada',
  'completada',
  'validada',
  'rechazada',
  'retirada',
] as const;
export type ProposalEventKind = (typeof proposalEventKinds)[number];

export const proposalEvent = z.object({
  tipo: z.enum(proposalEventKinds),
  fecha: moment,
  quien: z.enum(turns),
  nota: z.string().nullable(),
});

/** What either side reads. */
export const ownProposal = proposalCard.extend({
  /** Each change adds one: what is done about another version than the present one is refused (49). */
  version: z.number().int(),
  tipoPractica: z.enum(internshipKinds),
  remunerada: z.boolean(),
  ayudaEstudio: z.number().nullable(),
  tareas: z.string().nullable(),
  /** The degree that it is done in. */
  titulacion: z.string().nullable(),
  /** Null where it is not the reader's to know. */
  contacto: person.nullable(),
  firmante: signatory.nullable(),
  puedeConfirmar: z.boolean(),
  puedeRetirar: z.boolean(),
  historial: z.array(proposalEvent),
});

/** A student's own study, to choose among. */
export const currentStudy = z.object({ idEstudio: z.number().int(), titulo: z.string() });

export const own = { idPropuesta: id };
export const seen = { ...own, version: z.int32().min(1) };

/** The application that a validated one became: its offer's address, and the number of its form. */
export const begun = z.object({ idSolicitud: z.number().int(), urlOferta: urlAcceso }).nullable();

/** Who and what was written of both sides; what nobody knows is 'desconocido', what nobody was asked null. */
export interface ProposalData {
  dni: string | null;
  nombreAlumno: string | null;
  titulacion: string | null;
  cif: string | null;
  nombreEmpresa: string | null;
  localidadEmpresa: string | null;
  emailContacto: string | null;
  nombreContacto: string | null;
  apellidosContacto: string | null;
  telefonoContacto: string | null;
  nombreFirmante: string | null;
  apellidosFirmante: string | null;
  cargoFirmante: string | null;
  emailFirmante: string | null;
}
