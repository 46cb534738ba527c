import { boolean, index, integer, numeric, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { students } from './students.ts';

export const studies = pgTable(
  'studies',
  {
    id: serial().primaryKey(),
    studentId: integer()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    deLaUniversidad: boolean().notNull(),
    idTitulacion: integer().notNull(),
    centro: text().notNull(),
    /** 1 to 4 (specification 2, §9). */
    nota: numeric({ precision: 3, scale: 2, mode: 'number' }),
    curso: integer(),
    ultimoCurso: boolean().notNull().default(false),
    actual: boolean().notNull().default(true),
    creditosSuperados: numeric({ precision: 5, scale: 1, mode: 'number' }),
    creditosTotales: numeric({ precision: 5, scale: 1, mode: 'number' }),
    anioPromocion: integer(),
  },
  (t) => [index('studies_student').on(t.studentId)],
);
