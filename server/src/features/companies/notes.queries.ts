import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { accounts } from '../../db/tables/accounts.ts';
import { companyNotes } from '../../db/tables/company-records.ts';

const mostShown = 200;

/** The notes on a company, the newest first. */
export async function notesOf({ orm }: Db, companyId: number) {
  const rows = await orm
    .select({
      id: companyNotes.id,
      texto: companyNotes.texto,
      autor: sql<string | null>`nullif(trim(${accounts.nombre} || ' ' || ${accounts.apellidos}), '')`,
      creada: companyNotes.creada,
      modificada: companyNotes.modificada,
      version: companyNotes.version,
    })
    .from(companyNotes)
    .leftJoin(accounts, eq(accounts.id, companyNotes.autorId))
    .where(and(eq(companyNotes.companyId, companyId), isNull(companyNotes.eliminada)))
    .orderBy(desc(companyNotes.creada), desc(companyNotes.id))
    .limit(mostShown);
  return rows.map((note) => ({
    ...note,
    creada: note.creada.toISOString(),
    modificada: note.modificada?.toISOString() ?? null,
  }));
}

/** Adds a note; of the same form the second time, gives the one that there is. */
export async function insertNote({ orm }: Db, note: typeof companyNotes.$inferInsert) {
  const [row] = await orm
    .insert(companyNotes)
    .values(note)
    .onConflictDoUpdate({ target: companyNotes.claveEnvio, set: { claveEnvio: note.claveEnvio } })
    .returning({
      id: companyNotes.id,
      companyId: companyNotes.companyId,
      texto: companyNotes.texto,
      version: companyNotes.version,
    });
  if (!row) throw new Error('a note was not saved');
  return row;
}

export async function findNote({ orm }: Db, id: number) {
  const [note] = await orm.select().from(companyNotes).where(eq(companyNotes.id, id)).for('update');
  return note;
}

export async function changeNote(
  { orm }: Db,
  id: number,
  values: Partial<typeof companyNotes.$inferInsert>,
): Promise<void> {
  await orm.update(companyNotes).set(values).where(eq(companyNotes.id, id));
}

/** Deletes for good what was deleted before this moment. */
export async function sweepNotes({ orm }: Db, before: Date): Promise<void> {
  await orm.delete(companyNotes).where(lt(companyNotes.eliminada, before));
}
