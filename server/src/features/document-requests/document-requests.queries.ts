import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { documentRequests } from '../../db/tables/students.ts';

/** A request with the file that was handed in, before there is a link to it. */
export interface StoredRequest {
  id: number;
  solicitante: string;
  descripcion: string;
  fechaLimite: string | null;
  solicitada: string;
  entregada: string | null;
  fileId: number | null;
  nombre: string | null;
}

/** The requests to a student `s`: those awaited first, the first that is due before the others. */
export const requestsJson = `coalesce((
  select json_agg(json_build_object('id', r.id, 'solicitante', r.solicitante, 'descripcion', r.descripcion,
      'fechaLimite', r.fecha_limite, 'solicitada', r.solicitada, 'entregada', r.entregada, 'fileId', r.file_id,
      'nombre', f.nombre)
    order by r.file_id is not null, r.fecha_limite nulls last, r.id)
  from document_requests r left join files f on f.id = r.file_id where r.student_id = s.id), '[]')`;

const ofStudent = {
  name: 'document_requests',
  text: `select ${requestsJson} as requests from students s where s.id = $1`,
};

export async function requestsTo(db: Db, studentId: number): Promise<StoredRequest[]> {
  const [row] = await db.query<{ requests: StoredRequest[] }>(ofStudent, [studentId]);
  return row?.requests ?? [];
}

// Neither those who have left nor those who have yet to be let in.
const askable = {
  name: 'document_requests_askable',
  text: `
    select s.id from students s join accounts a on a.id = s.id
    where s.id = any($1::integer[]) and a.estado in ('activa', 'bloqueada')`,
};

/** Those of these students who can be asked. */
export async function askableStudents(db: Db, ids: readonly number[]): Promise<number[]> {
  const rows = await db.query<{ id: number }>(askable, [ids]);
  return rows.map(({ id }) => id);
}

/** Asks these students; gives the requests to those whom this sending had not asked yet. */
export async function insertRequests(
  { orm }: Db,
  studentIds: readonly number[],
  request: Omit<typeof documentRequests.$inferInsert, 'id' | 'studentId' | 'fileId' | 'entregada'>,
): Promise<{ id: number; studentId: number }[]> {
  return orm
    .insert(documentRequests)
    .values(studentIds.map((studentId) => ({ ...request, studentId })))
    .onConflictDoNothing()
    .returning({ id: documentRequests.id, studentId: documentRequests.studentId });
}

/** Deletes a request that is awaited; gives whom it asked, undefined if none matches. */
export async function removeRequest({ orm }: Db, id: number) {
  const [row] = await orm
    .delete(documentRequests)
    .where(and(eq(documentRequests.id, id), isNull(documentRequests.fileId)))
    .returning({ studentId: documentRequests.studentId, descripcion: documentRequests.descripcion });
  return row;
}

/** One of the student's own requests, undefined where it is none. Nobody withdraws it until the transaction ends. */
export async function lockRequest({ orm }: Db, studentId: number, id: number) {
  const [row] = await orm
    .select({ solicitante: documentRequests.solicitante, fileId: documentRequests.fileId })
    .from(documentRequests)
    .where(and(eq(documentRequests.id, id), eq(documentRequests.studentId, studentId)))
    .for('no key update');
  return row;
}

export async function keepAnswer({ orm }: Db, id: number, fileId: number, entregada: Date): Promise<void> {
  await orm.update(documentRequests).set({ fileId, entregada }).where(eq(documentRequests.id, id));
}

/** Erases what these students were asked for, and what they handed in. */
export async function eraseDocumentRequests({ orm }: Db, studentIds: readonly number[]): Promise<void> {
  await orm.delete(documentRequests).where(inArray(documentRequests.studentId, [...studentIds]));
}
