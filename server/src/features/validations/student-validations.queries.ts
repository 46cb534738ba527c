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

const pendingPage = {
  name: 'manager_students',
  text: `
    select a.id as "idAlumno", a.nombre, a.apellidos, a.email,
      s.tipo_identificacion as "tipoIdentificacion", s.dni, s.telefono,
      case when s.es_antiguo then 'titulado' else 'estudiante' end as situacion,
      (select t.id_titulacion from studies t where t.student_id = s.id order by t.id limit 1) as "idTitulacion",
      a.creada as fecha
    from accounts a join students s on s.id = a.id
    where a.estado = 'pendiente' and a.email_sin_confirmar is null order by a.creada, a.id limit $1 offset $2`,
};

/** People who registered, confirmed the e-mail and wait, the oldest first. */
export const pendingStudents = (db: Db, limit: number, offset: number): Promise<PendingStudent[]> =>
  db.query(pendingPage, [limit, offset]);

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
