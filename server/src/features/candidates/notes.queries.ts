import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { accounts } from '../../db/tables/accounts.ts';
import { applications, candidateNotes } from '../../db/tables/applications.ts';
import { offers } from '../../db/tables/offers.ts';
import type { Readable } from './candidates.rules.ts';

/** A candidate of the company, and whether anything of theirs may still be read; undefined where it is not the company's. */
export async function findReadable(
  { orm }: Db,
  id: number,
  companyId: number,
): Promise<Readable | undefined> {
  const [row] = await orm
    .select({ idEstado: applications.idEstado, cerrada: sql<boolean>`${accounts.estado} = 'baja'` })
    .from(applications)
    .innerJoin(offers, eq(offers.id, applications.offerId))
    .innerJoin(accounts, eq(accounts.id, applications.studentId))
    .where(and(eq(applications.id, id), eq(offers.companyId, companyId)));
  return row;
}

/** The notes on a candidate, the newest first. */
export async function notesOn({ orm }: Db, applicationId: number, accountId: number) {
  const { id, texto, fecha, editada } = candidateNotes;
  const rows = await orm
    .select({
      id,
      texto,
      autor: sql<string | null>`trim(${accounts.nombre} || ' ' || ${accounts.apellidos})`,
      propia: sql<boolean>`${candidateNotes.accountId} is not distinct from ${accountId}`,
      fecha,
      editada,
    })
    .from(candidateNotes)
    .leftJoin(accounts, eq(accounts.id, candidateNotes.accountId))
    .where(eq(candidateNotes.applicationId, applicationId))
    .orderBy(desc(id));
  return rows.map((row) => ({
    ...row,
    fecha: row.fecha.toISOString(),
    editada: row.editada?.toISOString() ?? null,
  }));
}

export async function insertNote(
  { orm }: Db,
  note: Omit<typeof candidateNotes.$inferInsert, 'id'>,
): Promise<number> {
  const [row] = await orm.insert(candidateNotes).values(note).returning({ id: candidateNotes.id });
  if (!row) throw new Error('a note was not written');
  return row.id;
}

interface Author {
  accountId: number;
  companyId: number;
}

// A contact of two companies writes for each of them apart.
const own = ({ orm }: Db, id: number, { accountId, companyId }: Author) =>
  and(
    eq(candidateNotes.id, id),
    eq(candidateNotes.accountId, accountId),
    inArray(
      candidateNotes.applicationId,
      orm
        .select({ id: applications.id })
        .from(applications)
        .innerJoin(offers, eq(offers.id, applications.offerId))
        .where(eq(offers.companyId, companyId)),
    ),
  );

/** Whether there was such a note of the author's. */
export async function updateNote(
  db: Db,
  id: number,
  author: Author,
  values: { texto: string; editada: Date },
): Promise<boolean> {
  const changed = await db.orm
    .update(candidateNotes)
    .set(values)
    .where(own(db, id, author))
    .returning({ id: candidateNotes.id });
  return changed.length > 0;
}

export async function removeNote(db: Db, id: number, author: Author): Promise<boolean> {
  const gone = await db.orm
    .delete(candidateNotes)
    .where(own(db, id, author))
    .returning({ id: candidateNotes.id });
  return gone.length > 0;
}

/** Deletes what companies noted of students who left. */
export async function eraseNotes({ orm }: Db, studentIds: readonly number[]): Promise<void> {
  await orm.delete(candidateNotes).where(
    inArray(
      candidateNotes.applicationId,
      orm
        .select({ id: applications.id })
        .from(applications)
        .where(inArray(applications.studentId, [...studentIds])),
    ),
  );
}
