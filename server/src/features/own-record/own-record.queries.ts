import { and, desc, eq, gte, inArray, lt, ne } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { files } from '../../db/tables/files.ts';
import { ownRecords, students } from '../../db/tables/students.ts';
import { type RecordTable, recordTables } from './record-tables.queries.ts';

type OwnRecord = typeof ownRecords.$inferSelect;

/** The student, until the transaction ends: who asks twice at once is given one record. */
const lockStudent = ({ orm }: Db, studentId: number) =>
  orm.select({ id: students.id }).from(students).where(eq(students.id, studentId)).for('no key update');

/** The newest record that the student began since this moment, and that has not failed. */
export async function findRecentRecord(db: Db, studentId: number, since: Date): Promise<number | undefined> {
  await lockStudent(db, studentId);
  const [row] = await db.orm
    .select({ id: ownRecords.id })
    .from(ownRecords)
    .where(
      and(
        eq(ownRecords.studentId, studentId),
        gte(ownRecords.creada, since),
        ne(ownRecords.estado, 'fallida'),
      ),
    )
    .orderBy(desc(ownRecords.id))
    .limit(1);
  return row?.id;
}

/** Begins a record in the place of those before it. */
export async function insertRecord(
  { orm }: Db,
  values: Pick<OwnRecord, 'studentId' | 'idioma' | 'creada'>,
): Promise<number> {
  await orm.delete(ownRecords).where(eq(ownRecords.studentId, values.studentId));
  const [row] = await orm.insert(ownRecords).values(values).returning({ id: ownRecords.id });
  if (!row) throw new Error('a record was not written down');
  return row.id;
}

/** A record that this student began, with the name of its file. */
export async function findOwnRecord({ orm }: Db, id: number, studentId: number) {
  const [row] = await orm
    .select({ record: ownRecords, nombre: files.nombre })
    .from(ownRecords)
    .leftJoin(files, eq(files.id, ownRecords.fileId))
    .where(and(eq(ownRecords.id, id), eq(ownRecords.studentId, studentId)));
  return row;
}

export async function findWaitingRecord({ orm }: Db, id: number): Promise<OwnRecord | undefined> {
  const [row] = await orm
    .select()
    .from(ownRecords)
    .where(and(eq(ownRecords.id, id), eq(ownRecords.estado, 'pendiente')));
  return row;
}

export async function updateRecord(
  { orm }: Db,
  id: number,
  values: Partial<Pick<OwnRecord, 'estado' | 'total' | 'hechos' | 'fileId'>>,
): Promise<void> {
  await orm.update(ownRecords).set(values).where(eq(ownRecords.id, id));
}

export async function deleteRecordsBefore({ orm }: Db, moment: Date): Promise<void> {
  await orm.delete(ownRecords).where(lt(ownRecords.creada, moment));
}

export async function eraseRecords({ orm }: Db, studentIds: readonly number[]): Promise<void> {
  await orm.delete(ownRecords).where(inArray(ownRecords.studentId, [...studentIds]));
}

const rowsOf = (part: string, { table, rows, without = {}, more }: RecordTable) => ({
  name: `own_record_${part}`,
  text: `
    select (to_jsonb(t) - array[${Object.keys(without).map((column) => `'${column}'`)}]::text[])
      ${more === undefined ? '' : `|| jsonb_build_object('oferta', ${more})`} as row
    from ${table} t where ${rows} order by to_jsonb(t)::text`,
});
const statements = Object.entries(recordTables).map(([part, table]) => ({
  part,
  table,
  statement: rowsOf(part, table),
}));

type Row = Readonly<Record<string, unknown>>;

export interface RecordPart {
  readonly part: string;
  readonly rows: readonly Row[];
  /** Of the files that its rows name. */
  readonly fileIds: readonly number[];
}

/** The parts of an account's record, one after another. */
export async function* recordParts(db: Db, accountId: number): AsyncGenerator<RecordPart> {
  for (const { part, table, statement } of statements) {
    const found = await db.query<{ row: Row }>(statement, [accountId]);
    const rows = found.map(({ row }) => row);
    const fileIds = rows.flatMap((row) =>
      (table.files ?? []).flatMap((column) => {
        const id = row[column];
        return typeof id === 'number' ? [id] : [];
      }),
    );
    yield { part, rows, fileIds };
  }
}

/** Files by their numbers, and those that the account has sent; what it had made is there where a row names it. */
export function filesOf({ orm }: Db, accountId: number, ids: readonly number[]) {
  const named = orm
    .select({ id: files.id, nombre: files.nombre, extension: files.extension, bytes: files.bytes })
    .from(files);
  return named.where(inArray(files.id, [...ids])).union(
    orm
      .select({ id: files.id, nombre: files.nombre, extension: files.extension, bytes: files.bytes })
      .from(files)
      .where(and(eq(files.accountId, accountId), eq(files.hecho, false))),
  );
}
