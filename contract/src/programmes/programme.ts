import { z } from 'zod';
import { moment } from '../fields.ts';
import { offerTypes } from '../offer-fields.ts';

/** A programme of internships under one sponsor (specification 2, §7 «Programmes»). */

/** Which students may ask to join. */
export const programmeAudiences = ['estudiantes', 'antiguos', 'todos'] as const;
export type ProgrammeAudience = (typeof programmeAudiences)[number];

export const adhesionStates = ['solicitada', 'aceptada', 'rechazada'] as const;
export type AdhesionState = (typeof adhesionStates)[number];

/** Least dedication, in percent of full time, and least months of the offers of a programme that asks for both. */
export const programmeDedication = { porcentaje: 80, meses: 12 } as const;

export const programmeCard = z.object({
  idPrograma: z.number().int(),
  titulo: z.string(),
  entradilla: z.string(),
  /** The language that it is written in: the institution's where nobody wrote it in the reader's. */
  idioma: z.enum(['es', 'ca', 'en']),
  patrocinador: z.string(),
  /** Address of the picture for a quarter of an hour; null without one. */
  urlImagen: z.string().nullable(),
  desde: z.string(),
  hasta: z.string().nullable(),
  /** Takes requests to join. */
  abierto: z.boolean(),
  /** Whether students, and companies, have to be accepted in it. */
  adhesionAlumnos: z.boolean(),
  adhesionEmpresas: z.boolean(),
  para: z.enum(programmeAudiences),
  /** Its offers ask for the dedication and the months of `programmeDedication`. */
  exigeDedicacion: z.boolean(),
});
export type ProgrammeCard = z.infer<typeof programmeCard>;

export const ownAdhesion = z.object({
  estado: z.enum(adhesionStates),
  fecha: moment,
  /** Why it was refused. */
  motivo: z.string().nullable(),
});
export type OwnAdhesion = z.infer<typeof ownAdhesion>;

export const programmeDocument = z.object({ id: z.number().int(), nombre: z.string(), fecha: moment });

export const programmeDetail = programmeCard.extend({
  /** HTML of the few elements that a text of managers may have. */
  descripcion: z.string(),
  /** Of the student, or of the company, who asks. */
  adhesion: ownAdhesion.nullable(),
  /** May ask to join now. */
  puedeSolicitar: z.boolean(),
  /** Takes part: was accepted, or needs not be. */
  participa: z.boolean(),
  /** For who takes part; empty for others. */
  documentos: z.array(programmeDocument),
  numDocumentos: z.number().int(),
  /** Open offers that belong to it. */
  numOfertas: z.number().int(),
  /** The newest of them, for students; empty for companies, and who sees no offers. */
  ofertas: z.array(z.object({ urlAcceso: z.string(), tipo: z.enum(offerTypes), titulo: z.string() })),
});
export type ProgrammeDetail = z.infer<typeof programmeDetail>;
