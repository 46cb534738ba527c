import { z } from 'zod';
import { id } from '../envelope.ts';
import {
  anyIdentityNumber,
  companyChoice,
  day,
  email,
  iban,
  longText,
  moment,
  phone,
  typedText,
  writtenReason,
} from '../fields.ts';
import { fileLink } from '../files.ts';
import { normalizeIdentifier } from '../identifiers.ts';
import { fieldError } from '../validation.ts';

/** Cooperation agreements (convenios): a company asks for one, both sides sign it, placements hang from it. */

export const agreementStates = [
  /** The company is writing it. */
  'borrador',
  /** Its PDF awaits the company's signature. */
  'generado',
  'firmado',
  /** With the secretariat, which has the institution sign it. */
  'secretaria',
  'formalizado',
  /** Returned by a manager with reasons: the company corrects it. */
  'erroneo',
  'caducado',
] as const;
export type AgreementState = (typeof agreementStates)[number];

/** Days before the expiry date at which both sides are warned. */
export const expiryWarnings = [60, 30, 7] as const;

/** Texts of the agreement's form have 3 to 150 characters (specification 1, §5). */
export const agreementText = z
  .string()
  .trim()
  .min(1, { error: fieldError('required'), abort: true })
  .min(3, fieldError('min', { min: 3 }))
  .max(150, fieldError('max', { max: 150 }));

const optional = <S extends z.ZodType>(schema: S) =>
  z
    .union([z.literal(''), schema])
    .nullable()
    .default(null);

export const signatory = z.object({
  nombre: agreementText,
  apellidos: agreementText,
  dni: anyIdentityNumber,
  cargo: agreementText,
  email: optional(email),
  telefono: optional(phone),
});
export type Signatory = z.output<typeof signatory>;

/** Longest order number. */
const longestOrderNumber = 250;

/** What a company sends to have an agreement made (specification 1, §3 'Convenio request' and §5). */
const requestFields = z.object({
  idContactoEmpresaGestion: companyChoice,
  idContactoEmpresaFacturacion: companyChoice,
  idCuentaFacturacion: companyChoice,
  /** False: digital, with a certificate; true: on paper. */
  tramitacionManual: z.boolean(fieldError('chooseOneFormal')),
  datosFirmante: signatory,
  fechaCaducidad: day.nullable().default(null),
  sincaducidad: z.boolean().default(false),
  requierePedido: z.boolean().default(false),
  /** One order number for all the year. */
  pedidoAnual: z.boolean().default(false),
  numeroPedido: longText(longestOrderNumber).nullable().default(null),
  /** True: direct debit; false: transfer. */
  pagoDomiciliado: z.boolean(fieldError('chooseOneFormal')),
  ibanDomiciliacion: z.string().trim().overwrite(normalizeIdentifier).nullable().default(null),
  /** Only where the brand asks for it: 3 to 5000 characters. */
  informacionTratamientoDeDatos: longText(5000).nullable().default(null),
});

/** Beside other problems of the same body, too, where there is one. */
const isThere = ({ value }: { value: unknown }) => value != null;

export const agreementRequest = requestFields
  .refine(({ fechaCaducidad, sincaducidad }) => sincaducidad || fechaCaducidad !== null, {
    error: fieldError('required'),
    path: ['fechaCaducidad'],
    when: isThere,
  })
  .refine(({ pedidoAnual, numeroPedido }) => !pedidoAnual || Boolean(numeroPedido), {
    error: fieldError('required'),
    path: ['numeroPedido'],
    when: isThere,
  })
  .superRefine(({ pagoDomiciliado, ibanDomiciliacion }, context) => {
    if (!pagoDomiciliado) return;
    const checked = iban.safeParse(ibanDomiciliacion ?? '');
    if (checked.success) return;
    const message = checked.error.issues[0]?.message ?? fieldError('iban');
    context.addIssue({ code: 'custom', path: ['ibanDomiciliacion'], message });
  });
export type AgreementRequest = z.output<typeof agreementRequest>;

/** A request that is being written: any part of it may still be missing, unfinished or wrong, as it was typed. */
export const agreementDraft = z
  .object({
    idContactoEmpresaGestion: id.nullable(),
    idContactoEmpresaFacturacion: id.nullable(),
    idCuentaFacturacion: id.nullable(),
    tramitacionManual: z.boolean().nullable(),
    datosFirmante: z
      .object({
        nombre: typedText,
        apellidos: typedText,
        dni: typedText,
        cargo: typedText,
        email: typedText,
        telefono: typedText,
      })
      .partial(),
    fechaCaducidad: typedText.nullable(),
    sincaducidad: z.boolean(),
    requierePedido: z.boolean(),
    pedidoAnual: z.boolean(),
    numeroPedido: typedText.nullable(),
    pagoDomiciliado: z.boolean().nullable(),
    ibanDomiciliacion: typedText.nullable(),
    informacionTratamientoDeDatos: typedText.nullable(),
  })
  .partial();
export type AgreementDraft = z.output<typeof agreementDraft>;

/** What could be checked of a signed PDF without the network, as `server/src/pdf/signatures` finds it. */
export const signatureResults = ['intacta', 'cambiada', 'sinFirma', 'otroDocumento', 'noSeSabe'] as const;

/**
 * Why a signature that matches its document is for a person to judge: its certificate is its own issuer, or names
 * neither the signatory nor the company; it was made outside the certificate's time, before the document or in the future.
 */
export const signatureDoubts = [
  'autofirmado',
  'otraPersona',
  'fueraDePlazo',
  'antesDeGenerar',
  'fechaFutura',
] as const;
export type SignatureDoubt = (typeof signatureDoubts)[number];

export const signatureCheck = z.object({
  resultado: z.enum(signatureResults),
  firmas: z.array(
    z.object({
      firmante: z.string().nullable(),
      /** Tax id or identity number in the certificate. */
      nif: z.string().nullable(),
      organizacion: z.string().nullable(),
      /** Who gave the certificate, as it says: nobody has checked it. */
      emisor: z.string().nullable(),
      /** As the program that signed says. */
      fecha: moment.nullable(),
      integra: z.boolean(),
      validaDesde: moment.nullable(),
      validaHasta: moment.nullable(),
      dudas: z.array(z.enum(signatureDoubts)),
    }),
  ),
});
export type SignatureCheck = z.infer<typeof signatureCheck>;

/** What happened to an agreement: its states, and on paper each hand-over. */
export const agreementEventKinds = [
  'creado',
  'generado',
  'firmadoSubido',
  'enviadoPorCorreo',
  'recibido',
  'enviadoSecretaria',
  'devuelto',
  'archivado',
  'formalizado',
  'erroneo',
  'corregido',
  'avisoCaducidad',
  'caducado',
] as const;
export type AgreementEventKind = (typeof agreementEventKinds)[number];

const agreementEvent = z.object({
  tipo: z.enum(agreementEventKinds),
  /** The day on which it was handed over, where it is a hand-over; else that on which it was done here. */
  fecha: moment,
  /** A person's name; null where the portal did it by itself. */
  quien: z.string().nullable(),
  /** Whether that is a person of the institution. */
  esGestor: z.boolean(),
  nota: z.string().nullable(),
});

/** Fields beside which a manager says what is wrong, and a reviewer comments. */
export const agreementFields = [
  'idContactoEmpresaGestion',
  'idContactoEmpresaFacturacion',
  'idCuentaFacturacion',
  'tramitacionManual',
  'datosFirmante',
  'fechaCaducidad',
  'requierePedido',
  'pagoDomiciliado',
  'informacionTratamientoDeDatos',
  'texto',
  'firma',
] as const;
export type AgreementField = (typeof agreementFields)[number];

export const fieldReason = z.object({ campo: z.enum(agreementFields), motivo: writtenReason });

const agreementVersion = z.object({
  numVersion: z.number().int(),
  creada: moment,
  codigo: z.string(),
  /** The PDF that was generated. */
  convenio: fileLink,
  firmado: fileLink.nullable(),
  comprobacion: signatureCheck.nullable(),
  /** With both signatures. */
  formalizado: fileLink.nullable(),
  /** What a manager found wrong with it. */
  motivos: z.array(z.object({ campo: z.enum(agreementFields), motivo: z.string() })),
});

export const agreementCard = z.object({
  idConvenio: z.number().int(),
  /** Null of a draft. */
  numero: z.string().nullable(),
  estado: z.enum(agreementStates),
  tramitacionManual: z.boolean().nullable(),
  creado: moment,
  modificado: moment,
  fechaFormalizacion: day.nullable(),
  fechaCaducidad: day.nullable(),
  sincaducidad: z.boolean(),
  /** The newest PDF of it. */
  fichero: fileLink.nullable(),
});
export type AgreementCard = z.infer<typeof agreementCard>;

/** The names behind the ids of a request, so that they can be read. */
export const readable = z.object({
  contactoGestion: z.string().nullable(),
  contactoFacturacion: z.string().nullable(),
  cuentaFacturacion: z.string().nullable(),
});

export const wholeAgreement = agreementCard.extend({
  /** Each change adds one: what is done about another version than the present one is refused (49). */
  version: z.number().int(),
  datos: agreementDraft,
  nombres: readable,
  versiones: z.array(agreementVersion),
  historial: z.array(agreementEvent),
});

/** The agreement that something is done to, as it was read. */
export const seen = { idConvenio: id, version: z.int32().min(1) };
