import type { situations } from '@portal/contract/accounts';
import type { IdentityKind } from '@portal/contract/identifiers';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { accounts } from '../../db/tables/accounts.ts';
import { students } from '../../db/tables/students.ts';

interface PendingStudent {
  idAlumno: number;
  nombre: string;
  apellidos: string;
  email: string;
  tipoIdentificacion: IdentityKind | null;
  dni: string | null;
  telefono: string | null;
  situacion: (typeof situations)[number];
  idTitulacion: number | null;
  fecha: string;
}

const pending = `
    select a.id as "idAlumno", a.nombre, a.apellidos, a.email,
      s.tipo_identificacion as "tipoIdentificacion", s.dni, s.telefono,
      case when s.es_antiguo then 'titulado' else 'estudiante' end as situacion,
      (select t.id_titulacion from studies t where t.student_id = s.id order by t.id limit 1) as "idTitulacion",
      a.creada as fecha
    from accounts a join students s on s.id = a.id
    where a.estado = 'pendiente' and a.email_sin_confirmar is null`;

const pendingPage = {
  name: 'manager_students',
  text: `${pending} order by a.creada, a.id limit $1 offset $2`,
};

// The wire has whole milliseconds of a moment.
const pendingAfter = {
  name: 'manager_students_after',
  text: `${pending} and a.creada >= $2::timestamptz
      and (date_trunc('milliseconds', a.creada), a.id) > ($2::timestamptz, $3::integer)
    order by a.creada, a.id limit $1`,
};

/** People who registered, confirmed the e-mail and wait, the oldest first. */
export const pendingStudents = (db: Db, limit: number, offset: number): Promise<PendingStudent[]> =>
  db.query(pendingPage, [limit, offset]);

/** Those who came after somebody, who may have been decided on meanwhile and be gone. */
export const pendingStudentsAfter = (
  db: Db,
  limit: number,
  last: { readonly id: number; readonly fecha: string },
): Promise<PendingStudent[]> => db.query(pendingAfter, [limit, last.fecha, last.id]);

/** Somebody who registered and waits, for a change: a second manager waits, and then finds nobody. */
export async function lockPendingStudent(db: Db, id: number) {
  const [student] = await db.orm
    .select({
      id: accounts.id,
      email: accounts.email,
      idioma: accounts.idioma,
      esAntiguo: students.esAntiguo,
    })
    .from(accounts)
    .innerJoin(students, eq(students.id, accounts.id))
    .where(and(eq(accounts.id, id), eq(accounts.estado, 'pendiente'), isNull(accounts.emailSinConfirmar)))
    .for('update', { of: accounts });
  return student;
}

export async function letStudentIn(db: Db, id: number): Promise<void> {
  await db.orm.update(accounts).set({ estado: 'activa' }).where(eq(accounts.id, id));
}

/** Deletes somebody who registered, with all that was sent. */
export async function deletePendingStudent(db: Db, id: number): Promise<void> {
  await db.orm.delete(accounts).where(and(eq(accounts.id, id), eq(accounts.estado, 'pendiente')));
}
