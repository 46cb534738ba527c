import { degreeTypes } from '@portal/contract/catalogue';
import { boolean, date, index, integer, numeric, pgTable, serial, text } from 'drizzle-orm/pg-core';
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
  },
  (t) => [index('studies_student').on(t.studentId), index('studies_copy').on(t.copiaId)],
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
