import type { Language } from '@portal/contract/languages';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { agreementTexts } from '../../db/tables/agreements.ts';

export const keptTexts = ({ orm }: Db) => orm.select().from(agreementTexts);

export async function keptText({ orm }: Db, idioma: Language): Promise<string | null> {
  const [row] = await orm.select().from(agreementTexts).where(eq(agreementTexts.idioma, idioma));
  return row?.texto ?? null;
}

/** The text of a language for a change, made where nobody has changed it: who changes it at the same time waits. */
export async function lockText({ orm }: Db, idioma: Language, now: Date) {
  await orm
    .insert(agreementTexts)
    .values({ idioma, version: 0, texto: null, modificado: now })
    .onConflictDoNothing();
  const [row] = await orm
    .select()
    .from(agreementTexts)
    .where(eq(agreementTexts.idioma, idioma))
    .for('update');
  if (!row) throw new Error('a text of agreements was not kept');
  return row;
}

export async function saveText({ orm }: Db, idioma: Language, texto: string | null, now: Date) {
  const [row] = await orm
    .update(agreementTexts)
    .set({ texto, modificado: now, version: sql`${agreementTexts.version} + 1` })
    .where(eq(agreementTexts.idioma, idioma))
    .returning();
  if (!row) throw new Error('a text of agreements is gone');
  return row;
}
