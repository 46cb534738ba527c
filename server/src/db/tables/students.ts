import { exportStates } from '@portal/contract/candidate-exports';
import { type CvPart, genders } from '@portal/contract/cv';
import { cvLayouts } from '@portal/contract/cv-pdf';
import { identityKinds } from '@portal/contract/identifiers';
import { languages } from '@portal/contract/languages';
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
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { files } from './files.ts';

const moment = () => timestamp({ withTimezone: true });
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
    motoPropia: boolean().notNull().default(false),
    disponibilidadViajar: boolean().notNull().default(false),
    idJornada: integer(),
    retribucionMinimaPracticas: numeric({ precision: 9, scale: 2, mode: 'number' }),
    retribucionMinimaEmpleo: numeric({ precision: 9, scale: 2, mode: 'number' }),
    erasmus: boolean().notNull().default(false),
    sectoresInteres: idList(),
    titular: text(),
    areasFuncionales: idList(),
    aniosExperiencia: integer(),
    enlacePortfolio: text(),
    idPeriodoPreferenciaPracticas: integer(),
    fotoId: integer().references(() => files.id),
    /** How often each part of the CV that is written as a whole has been. */
    versiones: jsonb().$type<Partial<Record<CvPart, number>>>().notNull().default({}),
    idNivelFormativoSNE: integer('id_nivel_formativo_sne'),
    /** How the CV is printed for companies; without a language, in that of the account. */
    disenoCv: text({ enum: cvLayouts }).notNull().default('clasico'),
    idiomaCv: text({ enum: languages }),
    // What follows is read by the institution alone.
    genero: text({ enum: genders }),
    idPaisNacimiento: integer(),
    localidadNacimiento: text(),
    emailPersonal: text(),
    emailPersonalConfirmado: boolean().notNull().default(false),
    comunicacionesEnEmailEstudiante: boolean().notNull().default(true),
    telefono2: text(),
    direccion: text(),
    codigoPostal: text(),
    direccionCurso: text(),
    codigoPostalCurso: text(),
    idPaisCurso: integer(),
    idProvinciaCurso: integer(),
    localidadCurso: text(),
    iban: text(),
    discapacidad: boolean(),
    /** When the student consented to it being kept. */
    discapacidadConsentida: moment(),
    boletin: boolean().notNull().default(false),
    comunicaciones: boolean().notNull().default(false),
    idIdiomaComunicaciones: integer(),
  },
  (t) => [unique('students_dni').on(t.dni), index('students_photo').on(t.fotoId)],
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
    idSector: integer(),
    idAreaFuncional: integer(),
    idTipoContrato: integer(),
    subtipoContrato: text(),
    fechaInicio: date().notNull(),
    fechaFin: date(),
    enlace: text(),
    descripcion: text(),
    adjuntoId: integer().references(() => files.id),
  },
  (t) => [index('experiences_student').on(t.studentId), index('experiences_attachment').on(t.adjuntoId)],
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
    /** Read by the institution alone, and sent with no application. */
    privado: boolean().notNull().default(false),
    fecha: moment().notNull().defaultNow(),
  },
  (t) => [index('student_documents_student').on(t.studentId), index('student_documents_file').on(t.fileId)],
);

/** Documents that the institution asks a student for, and what was handed in. */
export const documentRequests = pgTable(
  'document_requests',
  {
    id: serial().primaryKey(),
    studentId: integer()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    /** Of the form that asked, whichever students it asked. */
    claveEnvio: uuid().notNull(),
    solicitante: text().notNull(),
    descripcion: text().notNull(),
    fechaLimite: date(),
    solicitada: moment().notNull(),
    fileId: integer().references(() => files.id),
    entregada: moment(),
  },
  (t) => [
    unique('document_requests_sending').on(t.studentId, t.claveEnvio),
    index('document_requests_file').on(t.fileId),
  ],
);

/** A PDF of the student's own CV, which a job makes. */
export const cvPdfs = pgTable(
  'cv_pdfs',
  {
    id: serial().primaryKey(),
    studentId: integer()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    diseno: text({ enum: cvLayouts }).notNull(),
    idioma: text({ enum: languages }).notNull(),
    estado: text({ enum: exportStates }).notNull().default('pendiente'),
    fileId: integer().references(() => files.id),
    creada: moment().notNull(),
  },
  (t) => [
    index('cv_pdfs_student').on(t.studentId),
    index('cv_pdfs_made').on(t.creada),
    index('cv_pdfs_file').on(t.fileId).where(sql`file_id is not null`),
  ],
);

/** A zip of all that is kept of the student, which a job makes. */
export const ownRecords = pgTable(
  'own_records',
  {
    id: serial().primaryKey(),
    studentId: integer()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    idioma: text({ enum: languages }).notNull(),
    estado: text({ enum: exportStates }).notNull().default('pendiente'),
    /** Files of it, and how many of them are in it by now. */
    total: integer().notNull().default(0),
    hechos: integer().notNull().default(0),
    fileId: integer().references(() => files.id),
    creada: moment().notNull(),
  },
  (t) => [
    index('own_records_student').on(t.studentId),
    index('own_records_made').on(t.creada),
    index('own_records_file').on(t.fileId).where(sql`file_id is not null`),
  ],
);
