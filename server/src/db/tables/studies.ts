import { degreeTypes } from '@portal/contract/catalogue';
import { type StudyChanges, studyRequestKinds, studyRequestStates } from '@portal/contract/study-requests';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { files } from './files.ts';
import { students } from './students.ts';

const ofStudent = () =>
  integer()
    .notNull()
    .references(() => students.id, { onDelete: 'cascade' });

export const studies = pgTable(
  'studies',
  {
    id: serial().primaryKey(),
    studentId: ofStudent(),
    deLaUniversidad: boolean().notNull(),
    /** Null where the catalogue does not have it: `titulo` names it then. */
    idTitulacion: integer(),
    titulo: text(),
    centro: text().notNull(),
    idNivel: integer(),
    tipo: text({ enum: degreeTypes }),
    idArea: integer(),
    duracion: numeric({ precision: 4, scale: 2, mode: 'number' }),
    /** 1 to 4 (specification 2, §9). */
    nota: numeric({ precision: 3, scale: 2, mode: 'number' }),
    curso: integer(),
    ultimoCurso: boolean().notNull().default(false),
    actual: boolean().notNull().default(true),
    fechaInicio: date(),
    fechaFin: date(),
    certificacion: text(),
    creditosSuperados: numeric({ precision: 5, scale: 1, mode: 'number' }),
    creditosTotales: numeric({ precision: 5, scale: 1, mode: 'number' }),
    anioPromocion: integer(),
    idSede: integer(),
    /** The copy of the degree certificate. */
    copiaId: integer().references(() => files.id),
    /** A second one of the same degree, from before there was one of each at most. */
    repetido: boolean().notNull().default(false),
  },
  (t) => [
    uniqueIndex('studies_degree')
      .on(t.studentId, t.idTitulacion)
      .where(sql`de_la_universidad and not repetido`),
    index('studies_student').on(t.studentId),
    index('studies_copy').on(t.copiaId),
  ],
);

/** What the average of a study of the university was before it was changed, by whatever changed it: the database writes it. */
export const studyAverages = pgTable(
  'study_averages',
  {
    id: serial().primaryKey(),
    studyId: integer()
      .notNull()
      .references(() => studies.id, { onDelete: 'cascade' }),
    nota: numeric({ precision: 3, scale: 2, mode: 'number' }).notNull(),
    /** When it was changed. */
    hasta: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('study_averages_study').on(t.studyId, t.id.desc())],
);

/** Complementary training. */
export const trainings = pgTable(
  'trainings',
  {
    id: serial().primaryKey(),
    studentId: ofStudent(),
    titulo: text().notNull(),
    centro: text().notNull(),
    horas: integer(),
    fechaInicio: date(),
    fechaFin: date(),
  },
  (t) => [index('trainings_student').on(t.studentId)],
);

/** Stays abroad. */
export const stays = pgTable(
  'stays',
  {
    id: serial().primaryKey(),
    studentId: ofStudent(),
    idPais: integer().notNull(),
    motivo: text().notNull(),
    meses: integer().notNull(),
  },
  (t) => [index('stays_student').on(t.studentId)],
);

/** What students ask to be written of the studies that the institution keeps. */
export const studyRequests = pgTable(
  'study_requests',
  {
    id: serial().primaryKey(),
    studentId: ofStudent(),
    /** Null where one is asked for, or was taken out since. */
    studyId: integer().references(() => studies.id, { onDelete: 'set null' }),
    tipo: text({ enum: studyRequestKinds }).notNull(),
    idTitulacion: integer(),
    datos: jsonb().$type<StudyChanges>().notNull(),
    observaciones: text(),
    ficheroId: integer().references(() => files.id),
    estado: text({ enum: studyRequestStates }).notNull().default('pendiente'),
    solicitada: timestamp({ withTimezone: true }).notNull(),
    resuelta: timestamp({ withTimezone: true }),
    resueltaPor: integer(),
    motivo: text(),
  },
  (t) => [
    index('study_requests_student').on(t.studentId),
    index('study_requests_file').on(t.ficheroId),
    index('study_requests_waiting').on(t.solicitada).where(sql`estado = 'pendiente'`),
    uniqueIndex('study_requests_study').on(t.studyId).where(sql`estado = 'pendiente'`),
    uniqueIndex('study_requests_degree')
      .on(t.studentId, t.idTitulacion)
      .where(sql`estado = 'pendiente' and tipo = 'alta'`),
  ],
);
