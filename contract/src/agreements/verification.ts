import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { day, moment } from '../fields.ts';
import { placementStates } from '../placements/placement.ts';
import { agreementStates } from './agreement.ts';

/** The check of a document by its code. */

const issued = {
  emitido: moment,
  /** The institution and the company. */
  partes: z.array(z.string()),
  /** Whether a later version has replaced it. */
  sustituido: z.boolean(),
  huellas: z.array(z.object({ que: z.enum(['generado', 'firmado', 'formalizado']), sha256: z.string() })),
};

const numbered = { numero: z.string(), ...issued };

/** What anybody is told who has the code: nobody's name, which is on the document. */
const issuedDocument = z.discriminatedUnion('tipo', [
  z.object({ tipo: z.literal('convenio'), ...numbered, estado: z.enum(agreementStates) }),
  z.object({
    tipo: z.literal('anexo'),
    ...numbered,
    numVersion: z.number().int(),
    estado: z.enum(placementStates),
  }),
  z.object({
    tipo: z.literal('certificado'),
    ...numbered,
    fechaInicio: day,
    fechaFin: day,
    /** Null where nobody has said how many. */
    horas: z.number().nullable(),
  }),
  z.object({
    tipo: z.literal('asistencia'),
    ...issued,
    /** Of the event, as the certificate says it. */
    titulo: z.string(),
    fechaInicio: day,
    fechaFin: day,
    horas: z.number().nullable(),
    /** The institution has taken back that its holder attended. */
    anulado: z.boolean(),
  }),
]);
export type IssuedDocument = z.infer<typeof issuedDocument>;

export const verifyDocument = endpoint({
  method: 'GET',
  path: '/api/Publico/verificaDocumento/:codigo',
  access: 'public',
  summary:
    'What the institution issued under a verification code, and the SHA-256 of each file of it, against which the page holds a file in the browser; null where it issued nothing under it.',
  params: z.object({ codigo: z.string().max(40) }),
  answer: issuedDocument.nullable(),
  refusals: [],
  callsAMinute: 60,
});

export const verificationCalls = { verifyDocument };
