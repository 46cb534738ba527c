import { z } from 'zod';
import { signatureCheck } from '../agreements/agreement.ts';
import { companyDocumentKinds, companyDocumentStates, documentProviders } from '../company-documents.ts';
import { id } from '../envelope.ts';
import { day, moment } from '../fields.ts';
import { fileLink, uploadedFile } from '../files.ts';
import { incorporationData, internshipKinds } from '../incorporation-forms.ts';

/** Placements (prácticas del alumno): an internship that is being done, made when a manager validates its form. */

export const placementStates = [
  /** Signatures and the rest that it needs are awaited. */
  'preparacion',
  /** All is there; its first day is to come. */
  'lista',
  'enCurso',
  /** Its last day has passed; the reports are awaited. */
  'finalizada',
  'cerrada',
  /** The student gave it up. */
  'renunciada',
  /** The company or the institution ended it before its last day. */
  'rescindida',
] as const;
export type PlacementState = (typeof placementStates)[number];

/** What a placement needs before it is ready. */
export const placementNeeds = [
  'firmaEmpresa',
  'firmaAlumno',
  'firmaCentro',
  'tutorAcademico',
  'numSegSocial',
  /** An agreement in force that covers its dates. */
  'convenio',
] as const;
export type PlacementNeed = (typeof placementNeeds)[number];

/** Who signs an annex. */
export const placementParties = ['empresa', 'alumno', 'centro'] as const;
export type PlacementParty = (typeof placementParties)[number];

/** By the party's account on the page, by a certificate in the PDF, or on paper, as a manager noted. */
export const signingMeans = ['cuenta', 'certificado', 'papel'] as const;

/** What needs somebody to look at a placement, besides what it needs to be ready. */
export const placementAlerts = [
  /** Its first day has come and something is missing. */
  'empezadaSinListo',
  /** Its last day has passed and a report is missing. */
  'sinInformes',
  /** It goes on after 15 September, when the academic year ends. */
  'pasaDeCurso',
  'documentoVencido',
  /** More hours were noted than the annex has. */
  'horasDeMas',
  /** It goes on, or has ended, and its newest annex lacks a signature. */
  'cambioSinFirmar',
  /** It goes on, or has ended without its mark, and no academic tutor acts for it. */
  'sinTutor',
] as const;
export type PlacementAlert = (typeof placementAlerts)[number];

/** The number of a placement, in a body. */
export const idPractica = id;

/** What is done about another version than the present one is refused (49). */
export const seen = { idPractica, version: z.int32().min(1) };

/** A version of the annex that is signed, by the account or with a signed PDF; of what else has changed it says nothing. */
export const signing = { idPractica, numVersion: z.int32().min(1), adjunto: uploadedFile.optional() };

export const placementCard = z.object({
  idPractica: z.number().int(),
  /** Of its academic year and counted in it, as 2026/0042. */
  numero: z.string(),
  estado: z.enum(placementStates),
  tipoPractica: z.enum(internshipKinds),
  titulo: z.string(),
  fechaInicio: day,
  fechaFin: day,
  horasTotales: z.number(),
  /** Noted in the hours log so far. */
  horasHechas: z.number(),
  faltan: z.array(z.enum(placementNeeds)),
  alertas: z.array(z.enum(placementAlerts)),
});
export type PlacementCard = z.infer<typeof placementCard>;

const annexSignature = z.object({
  parte: z.enum(placementParties),
  medio: z.enum(signingMeans),
  /** Of a signature on paper the day that the manager noted. */
  fecha: moment,
  quien: z.string(),
  fichero: fileLink.nullable(),
  comprobacion: signatureCheck.nullable(),
});

/** What a version changes of the one before: values as they are printed. */
const annexChange = z.object({
  /** A field of the form, as `horario.fechaFin`. */
  campo: z.string(),
  /** As they are printed, but for days: `2026-12-19`, of an interruption `2026-12-19/2026-12-22`. */
  antes: z.string().nullable(),
  despues: z.string().nullable(),
});

const annexVersion = z.object({
  numVersion: z.number().int(),
  creada: moment,
  codigo: z.string(),
  anexo: fileLink,
  /** SHA-256 of the PDF, which a signature by account is for. */
  sha256: z.string(),
  cambios: z.array(annexChange),
  firmas: z.array(annexSignature),
});
export type AnnexVersion = z.infer<typeof annexVersion>;

export const placementDocument = z.object({
  id: z.number().int(),
  tipo: z.enum(companyDocumentKinds),
  nombre: z.string(),
  descripcion: z.string().nullable(),
  estado: z.enum(companyDocumentStates),
  aportadoPor: z.enum(documentProviders),
  fechaLimite: day.nullable(),
  entregado: moment.nullable(),
  /** Why it was returned. */
  motivo: z.string().nullable(),
  version: z.number().int(),
  documento: fileLink.nullable(),
});
export type PlacementDocument = z.infer<typeof placementDocument>;

export const placementEventKinds = [
  'creada',
  'firmada',
  'versionNueva',
  'tutorAsignado',
  'lista',
  'yaNoLista',
  'empezada',
  'finalizada',
  'cerrada',
  'renunciada',
  'rescindida',
  'documentoEntregado',
  'documentoAceptado',
  'documentoDevuelto',
  'informeEnviado',
  'valorada',
  'certificadoEmitido',
  'altaSeguridadSocial',
  'bajaSeguridadSocial',
  'cambioSolicitado',
  'cambioAceptado',
  'cambioRechazado',
  /** Its note is the first and the last day, as `2031-03-10/2031-03-14`. */
  'interrumpida',
] as const;
export type PlacementEventKind = (typeof placementEventKinds)[number];

const placementEvent = z.object({
  tipo: z.enum(placementEventKinds),
  fecha: moment,
  /** A person's name; null where the portal did it by itself. */
  quien: z.string().nullable(),
  nota: z.string().nullable(),
});

const interruption = z.object({
  desde: day,
  /** The last day of it. */
  hasta: day,
  motivo: z.string(),
});
export type Interruption = z.infer<typeof interruption>;

const person = z.object({ nombre: z.string(), apellidos: z.string(), email: z.string() });

/** The form as its readers see it: without the company's people, but for the company and managers. */
const shownData = incorporationData
  .partial({ contacto: true, firmanteConvenio: true, firmanteAnexo: true })
  .extend({ tutor: incorporationData.shape.tutor.partial({ dni: true }) });
export type ShownData = z.output<typeof shownData>;

/** What all whom a placement concerns may read of it. */
export const wholePlacement = placementCard.extend({
  version: z.number().int(),
  datos: shownData,
  empresa: z.string(),
  alumno: z.string(),
  titulacion: z.string().nullable(),
  tutorAcademico: person.nullable(),
  /** The newest first. */
  versiones: z.array(annexVersion),
  documentos: z.array(placementDocument),
  historial: z.array(placementEvent),
  /** Of its days, those on which it stops: the earliest first. */
  interrupciones: z.array(interruption),
  /** Of one that ended before its last day. */
  fin: z.object({ por: z.enum(['alumno', 'empresa', 'centro']), motivo: z.string(), desde: day }).nullable(),
  informes: z.object({
    /** When each was sent; null while it is awaited. */
    tutorEmpresa: moment.nullable(),
    alumno: moment.nullable(),
    /** The academic tutor's mark, 0 to 10. */
    calificacion: z.number().nullable(),
  }),
});
export type WholePlacement = z.infer<typeof wholePlacement>;
