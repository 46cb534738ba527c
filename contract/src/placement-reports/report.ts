import { z } from 'zod';
import { amountBetween, between, longText, moment, textFrom3, typedText } from '../fields.ts';
import { fileLink } from '../files.ts';
import { languages } from '../languages.ts';
import { fieldError } from '../validation.ts';

/** What is written of a placement: reports of host tutor and student, the academic tutor's mark, the certificate. */

/** Days before its last day from which the final reports of a placement may be sent. */
export const daysBeforeEnd = 15;

/** What a host tutor rates (RD 592/2014, article 13). */
export const ratedAspects = [
  'capacidadTecnica',
  'capacidadAprendizaje',
  'administracionTrabajos',
  'habilidadesComunicacion',
  'sentidoResponsabilidad',
  'facilidadAdaptacion',
  'creatividadIniciativa',
  'implicacionPersonal',
  'motivacion',
  'receptividadCriticas',
  'puntualidad',
  'relacionesEntorno',
  'trabajoEquipo',
] as const;
export type RatedAspect = (typeof ratedAspects)[number];

/** From 1, the least, to 5, or that it was not to be seen at the place. */
export const ratings = ['1', '2', '3', '4', '5', 'noProcede'] as const;
export type Rating = (typeof ratings)[number];

export const hostReportKinds = ['final', 'intermedio'] as const;
export type HostReportKind = (typeof hostReportKinds)[number];

/** What is kept as a report of a placement: the host tutor's two and the student's final one. */
export const reportKinds = [...hostReportKinds, 'memoria'] as const;
export type ReportKind = (typeof reportKinds)[number];

const rating = z.enum(ratings, fieldError('required'));

export const hostReport = z.object({
  valoraciones: z.object({
    capacidadTecnica: rating,
    capacidadAprendizaje: rating,
    administracionTrabajos: rating,
    habilidadesComunicacion: rating,
    sentidoResponsabilidad: rating,
    facilidadAdaptacion: rating,
    creatividadIniciativa: rating,
    implicacionPersonal: rating,
    motivacion: rating,
    receptividadCriticas: rating,
    puntualidad: rating,
    relacionesEntorno: rating,
    trabajoEquipo: rating,
  }),
  /** Done until it was written. */
  horas: amountBetween(0, 5000),
  observaciones: longText(3000).default(''),
});
export type HostReport = z.infer<typeof hostReport>;

/** The headings of the student's final report (article 14), in the decree's order. */
export const memoriaHeadings = [
  'entidad',
  'tareas',
  'competencias',
  'problemas',
  'aprendizaje',
  'evaluacion',
] as const;
export type MemoriaHeading = (typeof memoriaHeadings)[number];

const mostLetters = 5000;

export const memoria = z.object({
  /** The host and where it is. */
  entidad: textFrom3(1000),
  /** What was done, in which departments. */
  tareas: textFrom3(mostLetters),
  competencias: textFrom3(mostLetters),
  problemas: textFrom3(mostLetters),
  aprendizaje: textFrom3(mostLetters),
  evaluacion: textFrom3(mostLetters),
});
export type Memoria = z.infer<typeof memoria>;

/** It as it is being written: a text may be too long. */
export const memoriaDraft = z.object({
  entidad: typedText,
  tareas: typedText,
  competencias: typedText,
  problemas: typedText,
  aprendizaje: typedText,
  evaluacion: typedText,
});
export type MemoriaDraft = z.infer<typeof memoriaDraft>;

/** The academic tutor's. */
export const mark = z.object({
  calificacion: between(0, 10).multipleOf(0.1, fieldError('multiple', { step: 0.1 })),
  comentario: longText(2000).default(''),
});
export type Mark = z.infer<typeof mark>;

/** How often it was written before: what is sent upon another version is refused (49). */
export const seenVersion = z.int32().min(0);

const filed = {
  version: z.number().int(),
  /** When it was last sent. */
  enviado: moment,
  /** Who sent it, by name. */
  quien: z.string(),
  /** When a manager accepted it: it changes no more. */
  aceptado: moment.nullable(),
  documento: fileLink.nullable(),
};

const sentHostReport = z.object({ ...filed, datos: hostReport });
export type SentHostReport = z.infer<typeof sentHostReport>;

const sentMemoria = z.object({ ...filed, datos: memoria });

const certificate = z.object({
  idioma: z.enum(languages),
  codigo: z.string(),
  emitido: moment,
  documento: fileLink,
});
export type Certificate = z.infer<typeof certificate>;

/** What is written of a placement, as one of those whom it concerns reads it: what is not theirs to read is null. */
export const placementReports = z.object({
  /** What the reader may write now. */
  puede: z.object({
    final: z.boolean(),
    intermedio: z.boolean(),
    memoria: z.boolean(),
    valoracion: z.boolean(),
    certificado: z.boolean(),
  }),
  /** Of the hours log. */
  horasHechas: z.number(),
  final: sentHostReport.nullable(),
  intermedio: sentHostReport.nullable(),
  memoria: sentMemoria.nullable(),
  valoracion: z.object({ ...mark.shape, fecha: moment, version: z.number().int() }).nullable(),
  certificados: z.array(certificate),
});
export type PlacementReports = z.infer<typeof placementReports>;
