import { and, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { files } from '../db/tables/files.ts';

const references = {
  name: 'files_references',
  text: `
    select format('%I.%I', n.nspname, c.relname) as "table", quote_ident(a.attname) as "column"
    from pg_constraint k
      join pg_class c on c.oid = k.conrelid
      join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.contype = 'f' and k.confrelid = 'files'::regclass
    order by 1, 2`,
};

/**
 * Deletes the files saved so many hours ago or earlier that no foreign key of any table points to, and gives their keys in the
 * file store. The tables are those of the database's own catalogue: a new one needs no entry anywhere.
 */
export async function deleteOrphans(db: Db, hours: number): Promise<string[]> {
  const pointers = await db.query<{ table: string; column: string }>(references, []);
  const unreferenced = pointers.map(
    ({ table, column }) =>
      sql`not exists (select from ${sql.raw(table)} r where r.${sql.raw(column)} = ${files.id})`,
  );
  const gone = await db.orm
    .delete(files)
    .where(and(sql`${files.creado} < now() - make_interval(hours => ${hours})`, ...unreferenced))
    .returning({ clave: files.clave });
  return gone.map(({ clave }) => clave);
}

const unnamed = {
  name: 'files_unnamed',
  text: `
    select k.clave from unnest($1::text[]) k (clave)
    where not exists (select from files f where f.clave = k.clave)`,
};

/** Which of these keys of the file store no row names. */
export async function unnamedKeys(db: Db, keys: readonly string[]): Promise<string[]> {
  const found = await db.query<{ clave: string }>(unnamed, [keys]);
  return found.map(({ clave }) => clave);
}

const lockUploads = { name: 'files_lock', text: 'select pg_advisory_xact_lock(30517, $1::integer)' };
const kept = {
  name: 'files_kept',
  text: `
    select count(*)::integer as files, coalesce(sum(bytes), 0)::bigint as bytes
    from files where account_id = $1 and hecho = $2::boolean`,
};

/**
 * What an account has sent, or has had the portal make, and is still kept; until the transaction ends nobody else asks for
 * the same account.
 */
export async function keptBy(
  db: Db,
  accountId: number,
  hecho: boolean,
): Promise<{ files: number; bytes: number }> {
  await db.query(lockUploads, [accountId]);
  const [row] = await db.query<{ files: number; bytes: number }>(kept, [accountId, hecho]);
  return row ?? { files: 0, bytes: 0 };
}

/** Before the key of a logo: anybody who has it reads the logo, as long as it is a company's. */
export const logoPath = '/api/logos/';

const logo = {
  name: 'company_logo',
  text: `
    select f.clave, f.extension, f.bytes from files f
    where f.clave = $1 and exists (select from companies c where c.logo_id = f.id)`,
};

export async function findLogo(
  db: Db,
  clave: string,
): Promise<{ clave: string; extension: string; bytes: number } | undefined> {
  const [found] = await db.query<{ clave: string; extension: string; bytes: number }>(logo, [clave]);
  return found;
}
