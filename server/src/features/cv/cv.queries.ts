import type { CvPart, Reserved } from '@portal/contract/cv';
import { and, eq, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { constraintOf, type Db } from '../../db/database.ts';
import { accounts } from '../../db/tables/accounts.ts';
import { files } from '../../db/tables/files.ts';
import { spokenLanguages, studentDocuments, students } from '../../db/tables/students.ts';
import { requestsJson, type StoredRequest } from '../document-requests/document-requests.queries.ts';
import { experienceFilesJson } from '../experience/experience.queries.ts';
import { cvJson } from './profile.queries.ts';
import { reservedJson } from './reserved.queries.ts';

interface CvDocument {
  id: number;
  idTipoDocumento: number;
  fileId: number;
  nombre: string;
  fecha: string;
  privado: boolean;
}

interface OwnCv {
  /** As JSON. */
  cv: string;
  reservados: Reserved;
  versiones: Partial<Record<CvPart, number>>;
  nacionalidades: number[];
  foto: { id: number; nombre: string } | null;
  idNivelFormativoSNE: number | null;
  /** The last PDF that was made of it. */
  pdf: { id: number; nombre: string } | null;
  adjuntos: { idExperiencia: number; fileId: number; nombre: string }[];
  documentos: CvDocument[];
  pedidos: StoredRequest[];
}

const ownCv = {
  name: 'cv',
  text: `
    select (${cvJson})::text as cv, ${reservedJson} as reservados, s.versiones, s.nacionalidades,
      s.id_nivel_formativo_sne as "idNivelFormativoSNE",
      (select json_build_object('id', f.id, 'nombre', f.nombre)
        from cv_pdfs p join files f on f.id = p.file_id where p.student_id = s.id order by p.id desc limit 1) as pdf,
      (select json_build_object('id', f.id, 'nombre', f.nombre) from files f where f.id = s.foto_id) as foto,
      ${experienceFilesJson} as adjuntos, ${requestsJson} as pedidos,
      coalesce((
        select json_agg(json_build_object(
            'id', d.id, 'idTipoDocumento', d.id_tipo_documento, 'fileId', d.file_id, 'nombre', f.nombre,
            'fecha', d.fecha, 'privado', d.privado)
          order by d.fecha desc, d.id desc)
        from student_documents d join files f on f.id = d.file_id where d.student_id = s.id), '[]') as documentos
    from students s join accounts a on a.id = s.id where s.id = $1`,
};

/** A student's CV as JSON, with all that goes with it, in one statement. */
export async function readCv(db: Db, studentId: number): Promise<OwnCv> {
  const [row] = await db.query<OwnCv>(ownCv, [studentId]);
  if (!row) throw new Error('a student with a session has gone');
  return row;
}

type StudentValues = PgUpdateSetSource<typeof students>;

export async function updateStudent(db: Db, studentId: number, values: StudentValues): Promise<void> {
  await db.orm.update(students).set(values).where(eq(students.id, studentId));
}

const versionIn = (part: CvPart) =>
  sql<number>`coalesce((${students.versiones} ->> ${part}::text)::integer, 0)`;

/** The version that a part of the CV has. */
export async function versionOf({ orm }: Db, studentId: number, part: CvPart): Promise<number> {
  const [row] = await orm
    .select({ version: versionIn(part) })
    .from(students)
    .where(eq(students.id, studentId));
  if (!row) throw new Error('a student with a session has gone');
  return row.version;
}

/**
 * Writes a part of the CV as a whole and gives its new version; undefined where the part has another version than the one
 * that was read, and nothing is written then.
 */
export async function writePart(
  { orm }: Db,
  studentId: number,
  part: CvPart,
  values: StudentValues,
  read: number | undefined,
): Promise<number | undefined> {
  const version = versionIn(part);
  const [row] = await orm
    .update(students)
    .set({
      ...values,
      versiones: sql`${students.versiones} || jsonb_build_object(${part}::text, ${version} + 1)`,
    })
    .where(and(eq(students.id, studentId), read === undefined ? undefined : sql`${version} = ${read}`))
    .returning({ version });
  return row?.version;
}

/** Whether somebody has surnames. */
export async function hasSurnames({ orm }: Db, accountId: number): Promise<boolean> {
  const [row] = await orm
    .select({ apellidos: accounts.apellidos })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return row !== undefined && row.apellidos !== '';
}

export async function renameAccount(
  { orm }: Db,
  accountId: number,
  name: { nombre?: string; apellidos?: string },
): Promise<void> {
  // A statement that sets nothing is none.
  if (Object.keys(name).length > 0) await orm.update(accounts).set(name).where(eq(accounts.id, accountId));
}

type Identity = Pick<typeof students.$inferInsert, 'dni' | 'tipoIdentificacion'>;

/** Another identity document than the one that is kept has not been checked by anybody. */
export const stillChecked = ({ dni, tipoIdentificacion }: Identity) => sql<boolean>`
  ${students.validadoDOIP} and ${students.dni} is not distinct from ${dni ?? null}::text
  and coalesce(${students.tipoIdentificacion}, ${tipoIdentificacion ?? null}::text) is not distinct from ${tipoIdentificacion ?? null}::text`;

/** Since when it is consented to: what was said before stays said. */
export const consentSince = (now: Date) =>
  sql<Date>`coalesce(${students.discapacidadConsentida}, ${now.toISOString()}::timestamptz)`;

/** The personal e-mail with whether it is confirmed. Nobody else changes it until the transaction ends. */
export async function lockPersonalEmail({ orm }: Db, studentId: number) {
  const [row] = await orm
    .select({ email: students.emailPersonal, isConfirmed: students.emailPersonalConfirmado })
    .from(students)
    .where(eq(students.id, studentId))
    .for('no key update');
  if (!row) throw new Error('a student with a session has gone');
  return row;
}

/** Whether a write failed because another student has the identity document. */
export const isDniTaken = (error: unknown): boolean => constraintOf(error) === 'students_dni';

/** Adds a language; gives its id, undefined where it is there already. */
export async function insertLanguage(
  db: Db,
  studentId: number,
  language: Omit<typeof spokenLanguages.$inferInsert, 'id' | 'studentId'>,
): Promise<number | undefined> {
  const [row] = await db.orm
    .insert(spokenLanguages)
    .values({ studentId, ...language })
    .onConflictDoNothing()
    .returning({ id: spokenLanguages.id });
  return row?.id;
}

/** Adds a language, or changes the level of one that is there, as a file says that was looked through before. */
export async function writeLanguage(
  db: Db,
  studentId: number,
  language: Omit<typeof spokenLanguages.$inferInsert, 'id' | 'studentId'>,
): Promise<void> {
  const { idNivelIdioma, idCertificadoIdioma } = language;
  await db.orm
    .insert(spokenLanguages)
    .values({ studentId, ...language })
    .onConflictDoUpdate({
      target: [spokenLanguages.studentId, spokenLanguages.idIdioma],
      set: { idNivelIdioma, idCertificadoIdioma },
    });
}

/** Changes one of the student's own languages; false if it does not exist. */
export async function updateLanguage(
  { orm }: Db,
  studentId: number,
  { id, ...values }: Omit<typeof spokenLanguages.$inferInsert, 'studentId'> & { id: number },
): Promise<boolean> {
  const changed = await orm
    .update(spokenLanguages)
    .set(values)
    .where(and(eq(spokenLanguages.id, id), eq(spokenLanguages.studentId, studentId)))
    .returning({ id: spokenLanguages.id });
  return changed.length > 0;
}

/** Whether a write failed because the CV has an entry of that language already. */
export const isLanguageTaken = (error: unknown): boolean => constraintOf(error) === 'spoken_languages_pair';

/** Deletes one of the student's own languages; false if it does not exist. */
export async function removeLanguage(db: Db, studentId: number, id: number): Promise<boolean> {
  const gone = await db.orm
    .delete(spokenLanguages)
    .where(and(eq(spokenLanguages.id, id), eq(spokenLanguages.studentId, studentId)))
    .returning({ id: spokenLanguages.id });
  return gone.length > 0;
}

/** Whether the CV has a document of this kind and name, read by the same people. Nobody else adds one until the transaction ends. */
export async function hasDocument(
  db: Db,
  studentId: number,
  { idTipoDocumento, nombre, privado }: { idTipoDocumento: number; nombre: string; privado: boolean },
): Promise<boolean> {
  await db.orm
    .select({ id: students.id })
    .from(students)
    .where(eq(students.id, studentId))
    .for('no key update');
  const found = await db.orm
    .select({ id: studentDocuments.id })
    .from(studentDocuments)
    .innerJoin(files, eq(files.id, studentDocuments.fileId))
    .where(
      and(
        eq(studentDocuments.studentId, studentId),
        eq(studentDocuments.idTipoDocumento, idTipoDocumento),
        eq(studentDocuments.privado, privado),
        eq(sql`lower(${files.nombre})`, nombre.toLowerCase()),
      ),
    );
  return found.length > 0;
}

export async function insertDocument(
  db: Db,
  document: Required<Omit<typeof studentDocuments.$inferInsert, 'id'>>,
): Promise<number> {
  const [row] = await db.orm.insert(studentDocuments).values(document).returning({ id: studentDocuments.id });
  if (!row) throw new Error('a document was not saved');
  return row.id;
}

/** Takes one of the student's own documents out of the CV; false if it does not exist. */
export async function removeDocument(db: Db, studentId: number, id: number): Promise<boolean> {
  const gone = await db.orm
    .delete(studentDocuments)
    .where(and(eq(studentDocuments.id, id), eq(studentDocuments.studentId, studentId)))
    .returning({ id: studentDocuments.id });
  return gone.length > 0;
}

const erase = {
  name: 'cv_erase',
  text: `
    with spoken as (delete from spoken_languages where student_id = any($1::integer[])),
      documents as (delete from student_documents where student_id = any($1::integer[]))
    update students set dni = null, fecha_nacimiento = null, telefono = null, id_pais = null, id_provincia = null,
      localidad = null, nacionalidades = '[]', num_seg_social = null, carnes_conducir = '[]', coche_propio = false,
      disponibilidad_extranjero = false, disponibilidad_traslado = false, trabajando_actualmente = false,
      tiene_permiso_trabajo = false, programas_informaticos = '[]', intereses = '[]', competencias = '[]',
      presentacion = null, tipo_identificacion = null, validado_doip = false, moto_propia = false,
      disponibilidad_viajar = false, id_jornada = null, retribucion_minima_practicas = null,
      retribucion_minima_empleo = null, erasmus = false, sectores_interes = '[]', titular = null,
      areas_funcionales = '[]', anios_experiencia = null, enlace_portfolio = null,
      id_periodo_preferencia_practicas = null, diseno_cv = 'clasico', idioma_cv = null, foto_id = null, versiones = '{}', genero = null,
      id_pais_nacimiento = null, localidad_nacimiento = null, email_personal = null,
      email_personal_confirmado = false, comunicaciones_en_email_estudiante = true, telefono2 = null,
      direccion = null, codigo_postal = null, direccion_curso = null, codigo_postal_curso = null,
      id_pais_curso = null, id_provincia_curso = null, localidad_curso = null, iban = null, discapacidad = null,
      discapacidad_consentida = null, boletin = false, comunicaciones = false, id_idioma_comunicaciones = null
    where id = any($1::integer[])`,
};

/** Erases all that the CVs of these students say. */
export async function eraseCvs(db: Db, studentIds: readonly number[]): Promise<void> {
  await db.query(erase, [studentIds]);
}
