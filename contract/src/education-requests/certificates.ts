import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, nothing, pageQuery } from '../envelope.ts';
import { day, moment, writtenReason } from '../fields.ts';
import { fileBodyLimit, fileLink, uploadedFile } from '../files.ts';

/**
 * The certificate that a student has no record of sexual offences, which regular contact with minors needs (LO 8/2021).
 * It is private: its student and the managers alone read it, and a centre learns that the institution has seen it.
 */

export const certificateStates = ['entregado', 'aceptado', 'devuelto'] as const;
export type CertificateState = (typeof certificateStates)[number];

/** Months after its day of issue in which a placement may begin. */
export const certificateMonths = 12;

const certificate = z.object({
  estado: z.enum(certificateStates),
  /** The day of issue, as its student gives it. */
  fechaExpedicion: day,
  entregado: moment,
  resuelto: moment.nullable(),
  /** Why it was returned. */
  motivo: z.string().nullable(),
  /** Null once it is too old to be of use: the file is then deleted. */
  fichero: fileLink.nullable(),
});
export type MinorsCertificate = z.infer<typeof certificate>;
export const ownCertificate = certificate.nullable();

export const handInCertificate = endpoint({
  method: 'POST',
  path: '/api/Alumno/entregaCertificadoMenores',
  access: ['Alumno'],
  summary:
    'Hands in the certificate about minors, a PDF, in the place of the one before; managers accept or return it.',
  body: z.object({ fichero: uploadedFile, fechaExpedicion: day }),
  fieldStatus: { 'fichero.extension_adjunto': 'fileTypeNotAllowed' },
  bodyLimit: fileBodyLimit,
  answer: nothing,
  // 48: no student of education.
  refusals: ['fileTypeNotAllowed', 'actionNotAllowed'],
  notice: 'documentsAttached',
  once: true,
});

const managedCertificate = certificate.extend({
  idAlumno: z.number().int(),
  alumno: z.string(),
  email: z.string(),
  version: z.number().int(),
});
export type ManagedCertificate = z.infer<typeof managedCertificate>;

export const listCertificates = endpoint({
  method: 'GET',
  path: '/api/Gestor/dameCertificadosMenores',
  access: ['Gestor'],
  summary: 'A page of the certificates about minors: those that wait first, the oldest of them first.',
  query: pageQuery.extend({
    texto: z.string().trim().max(200).optional(),
    estado: z.enum(certificateStates).optional(),
  }),
  answer: z.object({
    certificados: z.array(managedCertificate),
    numTotal: z.number().int(),
    porEstado: z.array(z.object({ estado: z.enum(certificateStates), numTotal: z.number().int() })),
  }),
  refusals: [],
});

const seen = { idAlumno: id, version: z.int32().min(1) };

export const acceptCertificate = endpoint({
  method: 'POST',
  path: '/api/Gestor/aceptaCertificadoMenores',
  access: ['Gestor'],
  summary: 'Accepts a certificate about minors that was handed in; the student is told.',
  body: z.object(seen),
  answer: nothing,
  // 14: the student has handed in none. 49: it is decided, or another has been handed in.
  refusals: ['noSuchMove', 'cannotChangeState'],
});

export const returnCertificate = endpoint({
  method: 'POST',
  path: '/api/Gestor/devuelveCertificadoMenores',
  access: ['Gestor'],
  summary: 'Returns a certificate about minors with the reason; the student is told.',
  body: z.object({ ...seen, motivo: writtenReason }),
  answer: nothing,
  refusals: ['noSuchMove', 'cannotChangeState'],
});

export const certificateCalls = {
  handInCertificate,
  listCertificates,
  acceptCertificate,
  returnCertificate,
};
