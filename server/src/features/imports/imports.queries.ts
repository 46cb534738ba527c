import {
  type ImportChange,
  type ImportError,
  type ImportRow,
  type ImportState,
  type ImportType,
  mostErrors,
  mostTitleRows,
} from '@portal/contract/imports';
import { and, desc, eq, getTableColumns, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { importChanges as changes, imports } from '../../db/tables/imports.ts';

type NewImport = typeof imports.$inferInsert;

export async function insertImport({ orm }: Db, values: NewImport): Promise<number> {
  const [row] = await orm.insert(imports).values(values).returning({ id: imports.id });
  if (!row) throw new Error('an import was not saved');
  return row.id;
}

/** The newest imports of a kind, without their rows. */
export const newestImports = ({ orm }: Db, tipo: ImportType) =>
  orm
    .select({
      id: imports.id,
      tipo: imports.tipo,
      nombre: imports.nombre,
      estado: imports.estado,
      creada: imports.creada,
      numFilas: imports.numFilas,
    })
    .from(imports)
    .where(eq(imports.tipo, tipo))
    .orderBy(desc(imports.id))
    .limit(100);

const sample = 3;

/** An import as its page shows it: of its rows and errors the first alone. */
export async function findImport({ orm }: Db, id: number) {
  const [row] = await orm
    .select({
      id: imports.id,
      tipo: imports.tipo,
      nombre: imports.nombre,
      estado: imports.estado,
      creada: imports.creada,
      columnas: imports.columnas,
      muestra: sql<string[][]>`(select coalesce(json_agg(row -> 'celdas'), '[]') from (
        select row from json_array_elements(${imports.filas}) row
        where (row ->> 'fila')::integer > ${imports.filaTitulos} limit ${sample}) first)`,
      primerasFilas: sql<ImportRow[]>`(select coalesce(json_agg(row), '[]') from (
        select row from json_array_elements(${imports.filas}) row limit ${mostTitleRows}) first)`,
      filaTitulos: imports.filaTitulos,
      hojas: imports.hojas,
      hoja: imports.hoja,
      numFilas: imports.numFilas,
      campos: imports.campos,
      version: imports.version,
      enviaEnlaces: imports.enviaEnlaces,
      avance: imports.avance,
      numErrores: imports.numErrores,
      errores: sql<ImportError[]>`(select coalesce(json_agg(error), '[]') from (
        select error from json_array_elements(${imports.errores}) error limit ${mostErrors}) first)`,
      desconocidos: imports.desconocidos,
      resumen: imports.resumen,
      previstos: imports.previstos,
    })
    .from(imports)
    .where(eq(imports.id, id));
  return row;
}

const { fichero: _, ...withoutFile } = getTableColumns(imports);

/** The whole of an import, with its rows; not the file that they were read from. */
export async function readImport({ orm }: Db, id: number) {
  const [row] = await orm.select(withoutFile).from(imports).where(eq(imports.id, id));
  return row;
}

/** The file that an import is of, where another of its sheets can be chosen. */
export async function readImportFile({ orm }: Db, id: number): Promise<Uint8Array | null> {
  const [row] = await orm.select({ fichero: imports.fichero }).from(imports).where(eq(imports.id, id));
  return row?.fichero ?? null;
}

/** Changes an import that is in one of these states; whether it was. */
export async function moveImport(
  { orm }: Db,
  id: number,
  from: readonly ImportState[],
  values: Partial<NewImport>,
): Promise<boolean> {
  const rows = await orm
    .update(imports)
    .set(values)
    .where(and(eq(imports.id, id), inArray(imports.estado, [...from])))
    .returning({ id: imports.id });
  return rows.length > 0;
}

/** The same as a manager does it, who has read this version of it: it is another one from then on. */
export async function decideImport(
  { orm }: Db,
  { id, version }: { id: number; version: number },
  from: readonly ImportState[],
  values: Partial<NewImport>,
): Promise<boolean> {
  const rows = await orm
    .update(imports)
    .set({ ...values, version: version + 1 })
    .where(and(eq(imports.id, id), eq(imports.version, version), inArray(imports.estado, [...from])))
    .returning({ id: imports.id });
  return rows.length > 0;
}

const lock = { name: 'import_lock', text: 'select pg_advisory_xact_lock(30518)' };

/** Until the transaction ends no other import is applied. */
export async function lockImports(db: Db): Promise<void> {
  await db.query(lock, []);
}

const changesPage = {
  name: 'import_changes_page',
  text: `
    select (select count(*)::integer from import_changes where import_id = $1) as "numTotal",
      coalesce((select json_agg(json_build_object('fila', c.fila, 'de', coalesce(a.email, e.nombre_comercial, ''), 'campo', c.campo,
          'antes', c.antes, 'ahora', c.ahora) order by c.fila, c.id)
        from (select * from import_changes where import_id = $1 order by fila, id limit $2 offset $3) c
          left join accounts a on a.id = c.student_id left join companies e on e.id = c.company_id), '[]') as cambios`,
};

/** A page of what an import changed, by row. */
export async function importChanges(db: Db, id: number, limit: number, offset: number) {
  const [row] = await db.query<{ cambios: ImportChange[]; numTotal: number }>(changesPage, [
    id,
    limit,
    offset,
  ]);
  return row ?? { cambios: [], numTotal: 0 };
}

/** Deletes the imports made before this moment, with what they changed. */
export async function deleteOldImports({ orm }: Db, before: Date): Promise<void> {
  await orm.delete(imports).where(lt(imports.creada, before));
}

const eraseRows = {
  name: 'import_rows_erase',
  text: `
    with words as (
      select lower(word) as word from accounts a left join students s on s.id = a.id,
        lateral (values (a.usuario), (a.email), (s.dni)) as known (word)
      where a.id in (select value::integer from json_array_elements_text($1::json)) and length(word) > 4)
    update imports i set
      filas = (select coalesce(json_agg(one), '[]') from json_array_elements(i.filas) one
        where not exists (select from words where strpos(lower(one::text), word) > 0)),
      errores = (select coalesce(json_agg(one), '[]') from json_array_elements(i.errores) one
        where not exists (select from words where strpos(lower(one::text), word) > 0))
    where exists (select from words where strpos(lower(i.filas::text || i.errores::text), word) > 0)`,
};

/** Erases what imports changed of these students, and the rows of them that were left out. */
export async function eraseImports(db: Db, studentIds: readonly number[]): Promise<void> {
  await db.orm.delete(changes).where(inArray(changes.studentId, [...studentIds]));
  await db.query(eraseRows, [JSON.stringify(studentIds)]);
}
