import { eq, lt } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { invoiceImports } from '../../db/tables/invoices.ts';

type NewImport = typeof invoiceImports.$inferInsert;

export async function insertImport({ orm }: Db, values: NewImport): Promise<number> {
  const [row] = await orm.insert(invoiceImports).values(values).returning({ id: invoiceImports.id });
  if (!row) throw new Error('an import was not saved');
  return row.id;
}

export async function findImport({ orm }: Db, id: number) {
  const [row] = await orm.select().from(invoiceImports).where(eq(invoiceImports.id, id));
  return row;
}

export async function lockImport({ orm }: Db, id: number) {
  const [row] = await orm.select().from(invoiceImports).where(eq(invoiceImports.id, id)).for('update');
  return row;
}

export async function updateImport({ orm }: Db, id: number, values: Partial<NewImport>): Promise<void> {
  await orm.update(invoiceImports).set(values).where(eq(invoiceImports.id, id));
}

export async function deleteImportsBefore({ orm }: Db, moment: Date): Promise<void> {
  await orm.delete(invoiceImports).where(lt(invoiceImports.creada, moment));
}
