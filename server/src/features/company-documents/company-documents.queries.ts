import {
  type CompanyDocument,
  type CompanyDocumentFilters,
  type CompanyDocumentKind,
  type CompanyDocumentState,
  companyDocumentKinds,
  companyDocumentStates,
  expiringDays,
  type ManagedDocument,
} from '@portal/contract/company-documents';
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { companies } from '../../db/tables/companies.ts';
import { companyDocuments, documentZips } from '../../db/tables/company-documents.ts';
import { files } from '../../db/tables/files.ts';
import { mayRead } from '../placements/placements.rules.ts';

interface WithFile {
  fileId: number | null;
  nombreFichero: string | null;
  anterior: { caduca: string | null; fileId: number; nombreFichero: string } | null;
}
/** A document before there are links to its files. */
export type StoredDocument = Omit<CompanyDocument, 'documento' | 'anterior'> & WithFile;
export type StoredManagedDocument = Omit<ManagedDocument, 'documento' | 'anterior'> & WithFile;

const shown = `'id', d.id, 'tipo', d.tipo, 'nombre', d.nombre, 'descripcion', d.descripcion, 'estado', d.estado,
  'aportadoPor', d.aportado_por, 'fechaLimite', d.fecha_limite, 'fecha', d.fecha, 'entregado', d.entregado,
  'caduca', d.caduca, 'motivo', d.motivo, 'idPractica', d.id_practica, 'alumno', null,
  'seRetira', d.aportado_por = 'empresa' and d.estado in ('entregado', 'devuelto') and d.file_id is not null,
  'fileId', d.file_id, 'nombreFichero', f.nombre,
  'anterior', (select json_build_object('caduca', d.anterior ->> 'caduca', 'fileId', o.id, 'nombreFichero', o.nombre)
    from files o where o.id = d.file_anterior_id)`;

/** What a company reads of the documents that are of it: not what a student hands in for the institution alone. */
const readable = `(d.aportado_por <> 'alumno' or d.tipo = any(array[${companyDocumentKinds
  .filter((tipo) => mayRead('empresa', { tipo, aportadoPor: 'alumno' }))
  .map((tipo) => `'${tipo}'`)
  .join(', ')}]))`;

const toDo = `d.aportado_por = 'empresa'
  and (d.estado in ('pendiente', 'devuelto') or d.caduca <= $2::date + ${expiringDays})`;

const counts = `(select json_agg(json_build_object('estado', s.estado, 'numTotal',
    (select count(*)::integer from matching m where m.estado = s.estado)) order by s.place)
  from unnest(array[${companyDocumentStates.map((state) => `'${state}'`).join(', ')}]) with ordinality s (estado, place))`;

const documentation = {
  name: 'company_documentation',
  text: `
    with own as materialized (select * from company_documents d where company_id = $1 and ${readable}),
    matching as materialized (
      select * from own d where ($3 = '' or strpos(portal_plain(d.nombre || ' ' || coalesce(d.descripcion, '')), portal_plain($3)) > 0)
        and ($4::text is null or d.tipo = $4)),
    wanted as (select * from matching d where $5::text is null or d.estado = $5),
    pending as (select * from own d where ${toDo})
    select
      coalesce((select json_agg(json_build_object(${shown}) order by coalesce(d.fecha_limite, d.caduca) nulls last, d.id)
        from (select * from pending order by coalesce(fecha_limite, caduca) nulls last, id limit 20) d
          left join files f on f.id = d.file_id), '[]') as "porHacer",
      (select count(*)::integer from pending) as "numPorHacer",
      coalesce((select json_agg(json_build_object(${shown}) order by d.creado desc, d.id desc)
        from (select * from wanted order by creado desc, id desc limit $6 offset $7) d
          left join files f on f.id = d.file_id), '[]') as documentos,
      (select count(*)::integer from wanted) as "numTotal",
      ${counts} as "porEstado"`,
};

const countOfToDo = {
  name: 'company_documents_to_do',
  text: `select count(*)::integer as n from company_documents d where d.company_id = $1 and ${toDo}`,
};

/** How many documents the company has to hand in, correct or renew. */
export async function countToDo(db: Db, companyId: number, today: string): Promise<number> {
  const [row] = await db.query<{ n: number }>(countOfToDo, [companyId, today]);
  return row?.n ?? 0;
}

interface Counted {
  numTotal: number;
  porEstado: { estado: CompanyDocumentState; numTotal: number }[];
}
interface Documentation extends Counted {
  porHacer: StoredDocument[];
  numPorHacer: number;
  documentos: StoredDocument[];
}

interface Page {
  limit: number;
  offset: number;
}

/** What a company has to do, and a page of the documents that the filters leave. */
export async function readDocumentation(
  db: Db,
  companyId: number,
  { texto, tipo, estado }: CompanyDocumentFilters,
  today: string,
  { limit, offset }: Page,
): Promise<Documentation> {
  const values = [companyId, today, texto, tipo ?? null, estado ?? null, limit, offset];
  const [row] = await db.query<Documentation>(documentation, values);
  return row ?? { porHacer: [], numPorHacer: 0, documentos: [], numTotal: 0, porEstado: [] };
}

const ofKinds = {
  name: 'company_documents_of_kinds',
  text: `
    select coalesce(json_agg(json_build_object(${shown}) order by d.creado desc, d.id desc), '[]') as documentos
    from company_documents d left join files f on f.id = d.file_id
    where d.company_id = $1 and ${readable} and ($2::text[] is null or d.tipo = any($2))
      and (not $3::boolean or d.aportado_por = 'empresa' and d.file_id is not null)
      and (not $4::boolean or d.id_practica is not null)`,
};

interface Kinds {
  tipos?: readonly CompanyDocumentKind[];
  /** Only what the company has handed in. */
  entregados?: boolean;
  /** Only those of a placement. */
  dePracticas?: boolean;
}

export async function documentsOf(
  db: Db,
  companyId: number,
  { tipos, entregados = false, dePracticas = false }: Kinds,
): Promise<StoredDocument[]> {
  const values = [companyId, tipos ?? null, entregados, dePracticas];
  const [row] = await db.query<{ documentos: StoredDocument[] }>(ofKinds, values);
  return row?.documentos ?? [];
}

const managed = {
  name: 'company_documents_managed',
  text: `
    with matching as materialized (
      select d.*, c.nombre_comercial from company_documents d join companies c on c.id = d.company_id
      where ($1 = '' or strpos(portal_plain(d.nombre || ' ' || c.nombre_comercial || ' ' || c.nombre_fiscal), portal_plain($1)) > 0)
        and ($2::text is null or d.tipo = $2) and ($3::integer is null or d.company_id = $3)),
    wanted as (select * from matching d where $4::text is null or d.estado = $4)
    select
      coalesce((select json_agg(json_build_object(${shown}, 'idEmpresa', d.company_id, 'empresa', d.nombre_comercial,
            'version', d.version)
          order by d.estado <> 'entregado', case when d.estado = 'entregado' then d.entregado end, d.creado desc, d.id desc)
        from (select * from wanted order by estado <> 'entregado', case when estado = 'entregado' then entregado end,
            creado desc, id desc limit $5 offset $6) d
          left join files f on f.id = d.file_id), '[]') as documentos,
      (select count(*)::integer from wanted) as "numTotal",
      ${counts} as "porEstado"`,
};

interface Managed extends Counted {
  documentos: StoredManagedDocument[];
}

/** Documents of all companies: those that await a decision first. */
export async function findDocuments(
  db: Db,
  { texto, tipo, estado, idEmpresa }: CompanyDocumentFilters & { idEmpresa?: number | undefined },
  { limit, offset }: Page,
): Promise<Managed> {
  const [row] = await db.query<Managed>(managed, [
    texto,
    tipo ?? null,
    idEmpresa ?? null,
    estado ?? null,
    limit,
    offset,
  ]);
  return row ?? { documentos: [], numTotal: 0, porEstado: [] };
}

const askable = {
  name: 'company_documents_askable',
  text: `
    select id as "idEmpresa", nombre_comercial as "nombreComercial", nombre_fiscal as "nombreFiscal", cif
    from companies where estado = 'validada'
      and strpos(portal_plain(nombre_comercial || ' ' || nombre_fiscal || ' ' || cif), portal_plain($1)) > 0
    order by lower(nombre_comercial), id limit 20`,
};

interface AskableCompany {
  idEmpresa: number;
  nombreComercial: string;
  nombreFiscal: string;
  cif: string;
}

export const searchCompanies = (db: Db, texto: string): Promise<AskableCompany[]> =>
  db.query<AskableCompany>(askable, [texto]);

const letIn = {
  name: 'company_documents_let_in',
  text: `select id from companies where id = any($1::integer[]) and estado = 'validada'`,
};

/** Those of these companies that can be asked. */
export const askableIds = async (db: Db, ids: readonly number[]): Promise<number[]> =>
  (await db.query<{ id: number }>(letIn, [ids])).map(({ id }) => id);

type NewDocument = typeof companyDocuments.$inferInsert;

/** Asks these companies; gives the documents of those whom this sending had not asked yet. */
export const insertRequests = (
  { orm }: Db,
  companyIds: readonly number[],
  asked: Omit<NewDocument, 'companyId'>,
): Promise<{ id: number; companyId: number }[]> =>
  orm
    .insert(companyDocuments)
    .values(companyIds.map((companyId) => ({ ...asked, companyId })))
    .onConflictDoNothing()
    .returning({ id: companyDocuments.id, companyId: companyDocuments.companyId });

/** What a sending has asked for. */
export const askedUnder = ({ orm }: Db, claveEnvio: string) =>
  orm.select().from(companyDocuments).where(eq(companyDocuments.claveEnvio, claveEnvio));

export async function insertDocument({ orm }: Db, values: NewDocument): Promise<number> {
  const [row] = await orm.insert(companyDocuments).values(values).returning({ id: companyDocuments.id });
  if (!row) throw new Error('a document was not written');
  return row.id;
}

/** A document that nobody else changes until the transaction ends; undefined if it does not exist. */
export async function lockDocument({ orm }: Db, id: number) {
  const [row] = await orm.select().from(companyDocuments).where(eq(companyDocuments.id, id)).for('update');
  return row;
}

export async function updateDocument({ orm }: Db, id: number, values: Partial<NewDocument>): Promise<void> {
  await orm
    .update(companyDocuments)
    .set({ ...values, version: sql`${companyDocuments.version} + 1` })
    .where(eq(companyDocuments.id, id));
}

export async function deleteDocument({ orm }: Db, id: number): Promise<void> {
  await orm.delete(companyDocuments).where(eq(companyDocuments.id, id));
}

/** The files of these documents of a company, in the order of their ids. */
export const filesOf = ({ orm }: Db, companyId: number, ids: readonly number[]) =>
  orm
    .select({
      id: companyDocuments.id,
      fileId: files.id,
      nombre: files.nombre,
      extension: files.extension,
      bytes: files.bytes,
    })
    .from(companyDocuments)
    .innerJoin(files, eq(files.id, companyDocuments.fileId))
    .where(
      and(
        eq(companyDocuments.companyId, companyId),
        inArray(companyDocuments.id, [...ids]),
        sql.raw(readable.replaceAll('d.', 'company_documents.')),
      ),
    )
    .orderBy(companyDocuments.id);

type DocumentZip = typeof documentZips.$inferInsert;

export async function insertZip({ orm }: Db, values: DocumentZip): Promise<number> {
  const [row] = await orm.insert(documentZips).values(values).returning({ id: documentZips.id });
  if (!row) throw new Error('a zip was not written');
  return row.id;
}

export async function findZip({ orm }: Db, id: number) {
  const [row] = await orm.select().from(documentZips).where(eq(documentZips.id, id));
  return row;
}

export async function updateZip({ orm }: Db, id: number, values: Partial<DocumentZip>): Promise<void> {
  await orm.update(documentZips).set(values).where(eq(documentZips.id, id));
}

export async function deleteZipsBefore({ orm }: Db, moment: Date): Promise<void> {
  await orm.delete(documentZips).where(lt(documentZips.creado, moment));
}

/** Its commercial name. */
export async function companyName({ orm }: Db, companyId: number): Promise<string> {
  const [row] = await orm
    .select({ nombre: companies.nombreComercial })
    .from(companies)
    .where(eq(companies.id, companyId));
  return row?.nombre ?? '';
}
