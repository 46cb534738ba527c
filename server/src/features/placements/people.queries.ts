import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { accounts } from '../../db/tables/accounts.ts';
import { placements } from '../../db/tables/placements.ts';
import { students } from '../../db/tables/students.ts';

/** The name of an account's person. */
export async function personName({ orm }: Db, accountId: number): Promise<string> {
  const [row] = await orm
    .select({ nombre: accounts.nombre, apellidos: accounts.apellidos })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  if (!row) throw new Error('an account with a session has gone');
  return `${row.nombre} ${row.apellidos}`.trim();
}

export async function hasSocialSecurityNumber({ orm }: Db, studentId: number): Promise<boolean> {
  const [row] = await orm
    .select({ number: students.numSegSocial })
    .from(students)
    .where(eq(students.id, studentId));
  return Boolean(row?.number);
}

/** The student of a placement. */
export async function studentOf({ orm }: Db, placementId: number): Promise<number | undefined> {
  const [row] = await orm
    .select({ studentId: placements.studentId })
    .from(placements)
    .where(eq(placements.id, placementId));
  return row?.studentId;
}

/** Locks the student, so that two transactions cannot give them placements on the same days. */
export async function lockStudent({ orm }: Db, studentId: number): Promise<void> {
  await orm.select({ id: students.id }).from(students).where(eq(students.id, studentId)).for('no key update');
}

/** Whether the account of a student is open. */
export async function isActive({ orm }: Db, accountId: number): Promise<boolean> {
  const [row] = await orm
    .select({ estado: accounts.estado })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return row?.estado === 'activa';
}
