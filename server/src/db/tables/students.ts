import { identityKinds } from '@portal/contract/identifiers';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { files } from './files.ts';

const idList = () => jsonb().$type<number[]>().notNull().default([]);

/** A student or alumnus; name and e-mail are the account's. */
export const students = pgTable(
  'students',
  {
    id: integer()
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The kind of the identity document, and its number. */
    tipoIdentificacion: text({ enum: identityKinds }),
    dni: text(),
    fechaNacimiento: date(),
    telefono: text(),
    idPais: integer(),
    idProvincia: integer(),
    localidad: text(),
    nacionalidades: idList(),
    numSegSocial: text(),
    /** What the institution lets the student see. */
    conPracticas: boolean().notNull().default(true),
    conEmpleo: boolean().notNull().default(true),
    puedeOfertasPracticas: boolean().notNull().default(true),
    soloCiclosUAX: boolean('solo_ciclos_uax').notNull().default(false),
    /** Whether the institution has checked the identity document. */
    validadoDOIP: boolean('validado_doip').notNull().default(false),
    esAntiguo: boolean().notNull().default(false),
    busquedaPracticasActiva: boolean().notNull().default(true),
    busquedaTrabajoActiva: boolean().notNull().default(true),
    tienePermisoTrabajo: boolean().notNull().default(false),
    carnesConducir: idList(),
    cochePropio: boolean().notNull().default(false),
    disponibilidadExtranjero: boolean().notNull().default(false),
    disponibilidadTraslado: boolean().notNull().default(false),
    trabajandoActualmente: boolean().notNull().default(false),
    programasInformaticos: idList(),
    intereses: idList(),
    competencias: idList(),
    presentacion: text(),
    idNivelFormativoSNE: integer('id_nivel_formativo_sne'),
  },
  (t) => [unique('students_dni').on(t.dni)],
);

export const spokenLanguages = pgTable(
  'spoken_languages',
  {
    id: serial().primaryKey(),
    studentId: integer()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    idIdioma: integer().notNull(),
    idNivelIdioma: integer().notNull(),
    idCertificadoIdioma: integer(),
  },
  (t) => [unique('spoken_languages_pair').on(t.studentId, t.idIdioma)],
);

export const experiences = pgTable(
  'experiences',
  {
    id: serial().primaryKey(),
    studentId: integer()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    puesto: text().notNull(),
    empresa: text().notNull(),
    fechaInicio: date().notNull(),
    fechaFin: date(),
    descripcion: text(),
  },
  (t) => [index('experiences_student').on(t.studentId)],
);

/** Documents of the CV, of the catalogue's kinds. */
export const studentDocuments = pgTable(
  'student_documents',
  {
    id: serial().primaryKey(),
    studentId: integer()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    idTipoDocumento: integer().notNull(),
    fileId: integer()
      .notNull()
      .references(() => files.id),
    fecha: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('student_documents_student').on(t.studentId), index('student_documents_file').on(t.fileId)],
);
