import {
  type ImportColumns,
  type ImportField,
  type ImportType,
  importFields,
} from '@portal/contract/imports';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { importHeadings as headings, importMatches as matches } from '../../db/tables/imports.ts';
import { matchKey } from './cells.rules.ts';
import type { ChosenHeadings } from './headings.rules.ts';

/** What managers have said of the registers that they bring: it holds for the next file of the same kind. */

/** Those that are listed, at most. */
const mostListed = 500;

/** What values of this kind of import mean, by field and the value as it is compared. */
export async function matchesOf(
  { orm }: Db,
  tipo: ImportType,
): Promise<Record<string, Record<string, string | null>>> {
  const rows = await orm.select().from(matches).where(eq(matches.tipo, tipo));
  const byField: Record<string, Record<string, string | null>> = {};
  for (const { campo, clave, valor } of rows) byField[campo] = { ...byField[campo], [clave]: valor };
  return byField;
}

/** The newest of them, for a manager to read. */
export const newestMatches = ({ orm }: Db, tipo: ImportType) =>
  orm.select().from(matches).where(eq(matches.tipo, tipo)).orderBy(desc(matches.id)).limit(mostListed);

interface Match {
  campo: ImportField;
  texto: string;
  valor: string | null;
}

/** Keeps what these values mean, in the place of what was said of them before. */
export async function saveMatches({ orm }: Db, tipo: ImportType, said: readonly Match[]): Promise<void> {
  const rows = new Map(
    said.map((match) => {
      const clave = matchKey(match.texto);
      return [`${match.campo} ${clave}`, { ...match, tipo, clave }] as const;
    }),
  );
  await orm
    .insert(matches)
    .values([...rows.values()])
    .onConflictDoUpdate({
      target: [matches.tipo, matches.campo, matches.clave],
      set: { valor: sql`excluded.valor`, texto: sql`excluded.texto` },
    });
}

export async function deleteMatch({ orm }: Db, id: number): Promise<void> {
  await orm.delete(matches).where(eq(matches.id, id));
}

/** Which field was chosen for each heading of this kind of import that is not recognised by itself. */
export async function chosenHeadings({ orm }: Db, tipo: ImportType): Promise<ChosenHeadings> {
  const rows = await orm.select().from(headings).where(eq(headings.tipo, tipo));
  return new Map(rows.map(({ titulo, campo }) => [titulo, campo]));
}

/** Keeps what a manager has chosen for headings where it is not what they are recognised by, and forgets what is. */
export async function saveHeadings(
  { orm }: Db,
  tipo: ImportType,
  keys: readonly string[],
  { chosen, guessed }: { chosen: ImportColumns; guessed: ImportColumns },
): Promise<void> {
  const fieldAt = (fields: ImportColumns) =>
    new Map(importFields[tipo].map((campo): [number | undefined, ImportField] => [fields[campo], campo]));
  const [now, before] = [fieldAt(chosen), fieldAt(guessed)];
  const kept = new Map<string, ImportField | null>();
  const known: string[] = [];
  for (const [index, titulo] of keys.entries()) {
    const [campo, told] = [now.get(index) ?? null, before.get(index) ?? null];
    if (titulo === '') continue;
    if (campo === told) known.push(titulo);
    else kept.set(titulo, campo);
  }
  const forgotten = known.filter((titulo) => !kept.has(titulo));
  if (forgotten.length > 0)
    await orm.delete(headings).where(and(eq(headings.tipo, tipo), inArray(headings.titulo, forgotten)));
  if (kept.size === 0) return;
  await orm
    .insert(headings)
    .values([...kept].map(([titulo, campo]) => ({ tipo, titulo, campo })))
    .onConflictDoUpdate({ target: [headings.tipo, headings.titulo], set: { campo: sql`excluded.campo` } });
}
