import { and, eq, sql } from 'drizzle-orm';
import { constraintOf, type Db } from '../../db/database.ts';
import { files } from '../../db/tables/files.ts';
import { spokenLanguages, studentDocuments, students } from '../../db/tables/students.ts';
import { cvJson } from './profile.queries.ts';

interface CvDocument {
  id: number;
  idTipoDocumento: number;
  fileId: number;
  nombre: string;
  fecha: string;
}

const ownCv = {
  name: 'cv',
  text: `
    select (${cvJson})::text as cv, coalesce((
      select json_agg(json_build_object(
          'id', d.id, 'idTipoDocumento', d.id_tipo_documento, 'fileId', d.file_id, 'nombre', f.nombre,
          'fecha', d.fecha)
        order by d.fecha desc, d.id desc)
      from student_documents d join files f on f.id = d.file_id where d.student_id = s.id), '[]') as documentos
    from students s join accounts a on a.id = s.id where s.id = $1`,
};

/** A student's CV as JSON, and its documents. */
export async function readCv(db: Db, studentId: number): Promise<{ cv: string; documentos: CvDocument[] }> {
  const [row] = await db.query<{ cv: string; documentos: CvDocument[] }>(ownCv, [studentId]);
  if (!row) throw new Error('a student with a session has gone');
  return row;
}

export async function updateStudent(
  db: Db,
  studentId: number,
  values: Partial<typeof students.$inferInsert>,
): Promise<void> {
  // A statement that sets nothing is none.
  if (Object.keys(values).length === 0) return;
  await db.orm.update(students).set(values).where(eq(students.id, studentId));
}

/** Whether a write failed because another student has the identity document. */
export const isDniTaken = (error: unknown): boolean => constraintOf(error) === 'students_dni';

/** Adds a language, or changes the level of one that is there; gives its id. */
export async function saveLanguage(
  db: Db,
  studentId: number,
  language: Omit<typeof spokenLanguages.$inferInsert, 'id' | 'studentId'>,
): Promise<number> {
  const { idNivelIdioma, idCertificadoIdioma } = language;
  const [row] = await db.orm
    .insert(spokenLanguages)
    .values({ studentId, ...language })
    .onConflictDoUpdate({
      target: [spokenLanguages.studentId, spokenLanguages.idIdioma],
      set: { idNivelIdioma, idCertificadoIdioma },
    })
    .returning({ id: spokenLanguages.id });
  if (!row) throw new Error('a language was not saved');
  return row.id;
}

/** Deletes one of the student's own languages; false where there is none such. */
export async function removeLanguage(db: Db, studentId: number, id: number): Promise<boolean> {
  const gone = await db.orm
    .delete(spokenLanguages)
    .where(and(eq(spokenLanguages.id, id), eq(spokenLanguages.studentId, studentId)))
    .returning({ id: spokenLanguages.id });
  return gone.length > 0;
}

/** Whether the CV has a document of this kind and name. Nobody else adds one until the transaction ends. */
export async function hasDocument(
  db: Db,
  studentId: number,
  idTipoDocumento: number,
  nombre: string,
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
        eq(sql`lower(${files.nombre})`, nombre.toLowerCase()),
      ),
    );
  return found.length > 0;
}

export async function insertDocument(
  db: Db,
  document: { studentId: number; idTipoDocumento: number; fileId: number; fecha: Date },
): Promise<number> {
  const [row] = await db.orm.insert(studentDocuments).values(document).returning({ id: studentDocuments.id });
  if (!row) throw new Error('a document was not saved');
  return row.id;
}

/** Takes one of the student's own documents out of the CV; false where there is none such. */
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
      worked as (delete from experiences where student_id = any($1::integer[])),
      documents as (delete from student_documents where student_id = any($1::integer[]))
    update students set dni = null, fecha_nacimiento = null, telefono = null, id_pais = null, id_provincia = null,
      localidad = null, nacionalidades = '[]', num_seg_social = null, carnes_conducir = '[]', coche_propio = false,
      disponibilidad_extranjero = false, disponibilidad_traslado = false, trabajando_actualmente = false,
      tiene_permiso_trabajo = false, programas_informaticos = '[]', intereses = '[]', competencias = '[]',
      presentacion = null
    where id = any($1::integer[])`,
};

/** Erases all that the CVs of these students say. */
export async function eraseCvs(db: Db, studentIds: readonly number[]): Promise<void> {
  await db.query(erase, [studentIds]);
}
