import type { FileLink } from '@portal/contract/files';
import type { Language } from '@portal/contract/languages';
import { type OfferContent, type PublicOffer, publicOffer } from '@portal/contract/offers';
import { and, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import type { companies } from '../../db/tables/companies.ts';
import { offers, type ReviewedVersion } from '../../db/tables/offers.ts';
import { fewestAnswers } from '../applications/promise.rules.ts';
import { islands } from '../catalogue/lists/islands.ts';
import { descriptionOf, logoOf } from '../company-page/company-page.queries.ts';
import { offerColumns } from './offer-sql.queries.ts';
import { contentFields } from './offers.rules.ts';

/** Reads of an offer that several areas share. */

// What a manager saw last, what was said at the closing and what the search made are read where they are needed alone.
const readApart = ['versionRevisada', 'cierre', 'palabrasTitulo'] as const;
type ReadApart = (typeof readApart)[number];
type RecordField = Exclude<keyof typeof offers.$inferSelect, ReadApart>;

const isOfRecord = (field: string): field is RecordField => !readApart.some((apart) => apart === field);
const recordFields = Object.keys(getTableColumns(offers)).filter(isOfRecord);

/** As the drivers give it: moments are text. */
type Read<Row> = { [K in keyof Row]: Row[K] extends Date | null ? string | Extract<Row[K], null> : Row[K] };

export type OfferRow = Read<Pick<typeof offers.$inferSelect, RecordField>>;

/** An offer with what is shown of its company and the name of its file. */
export interface OfferRecord extends OfferRow {
  empresaNombre: string;
  empresaDescripcion: string | null;
  empresaWeb: string | null;
  empresaIdSector: number | null;
  empresaRangoEmpleados: number | null;
  empresaLogo: string | null;
  empresaEstado: (typeof companies.$inferSelect)['estado'];
  empresaRespuestasDebidas: number;
  empresaRespuestasATiempo: number;
  ficheroNombre: string | null;
}

/** Columns and tables of an OfferRecord; a statement adds its condition. The offer is `o`, its company `c`. */
export const selectOfferRecord = `
  select ${offerColumns(recordFields)},
    c.nombre_comercial as "empresaNombre", ${descriptionOf('c')} as "empresaDescripcion", c.web as "empresaWeb",
    c.id_sector as "empresaIdSector", c.rango_empleados as "empresaRangoEmpleados", ${logoOf('c')} as "empresaLogo", c.estado as "empresaEstado",
    c.respuestas_debidas as "empresaRespuestasDebidas", c.respuestas_a_tiempo as "empresaRespuestasATiempo",
    f.nombre as "ficheroNombre"
  from offers o join companies c on c.id = o.company_id left join files f on f.id = o.fichero_complementario_id`;

const nextId = {
  name: 'offer_next_id',
  text: `select nextval(pg_get_serial_sequence('offers', 'id')) as id`,
};

/** The number of an offer that is about to be written, of which its reference is made. */
export async function nextOfferId(db: Db): Promise<number> {
  const [next] = await db.query<{ id: number }>(nextId, []);
  if (!next) throw new Error('the database gave no number for an offer');
  return next.id;
}

function pick<T extends object, K extends keyof T>(from: T, keys: readonly K[]): Pick<T, K> {
  return Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<T, K>;
}

/** What the company wrote. */
export const contentOf = (row: OfferRow): OfferContent => pick(row, contentFields);

/** What the company wrote and sent along, as a manager has it when deciding. */
export const versionOf = (row: OfferRecord): ReviewedVersion => ({
  ...contentOf(row),
  ficheroComplementario:
    row.ficheroComplementarioId === null
      ? null
      : { id: row.ficheroComplementarioId, nombre: row.ficheroNombre ?? '' },
});

type PublicField = keyof OfferContent & keyof PublicOffer;
const isPublic = (field: keyof OfferContent): field is PublicField => field in publicOffer.shape;
const publicFields = contentFields.filter(isPublic);
const internalFields = contentFields.filter((field) => !isPublic(field));

/** What stays between the company and the institution. */
export const internalOf = (row: OfferRow): Partial<OfferContent> => pick(row, internalFields);

interface Linker {
  link(id: number, nombre: string): FileLink;
  linkUnnamed(id: number, language: Language): FileLink;
}

type OfferFile = Pick<OfferRecord, 'ficheroComplementarioId' | 'ficheroNombre'>;

/** A link to the offer's supplementary file, for its company. */
export function fileOf(
  { ficheroComplementarioId: id, ficheroNombre }: OfferFile,
  files: Linker,
): FileLink | null {
  return id === null ? null : files.link(id, ficheroNombre ?? 'documento');
}

/** The same for students, who read nothing that the company called it where it hides itself. */
export function publicFileOf(
  offer: OfferFile & Pick<OfferRecord, 'ocultarDatosEmpresa'>,
  files: Linker,
  language: Language,
): FileLink | null {
  const { ficheroComplementarioId: id, ocultarDatosEmpresa } = offer;
  return id !== null && ocultarDatosEmpresa ? files.linkUnnamed(id, language) : fileOf(offer, files);
}

/** The contract's shortest title, for a draft that has none yet. */
const untitled = '···';

/** An offer as a student reads it. One that hides its company names it nowhere, nor the centre that would. */
export function publicOfferOf(record: OfferRecord, files: Linker, language: Language): PublicOffer {
  const hides = record.ocultarDatosEmpresa;
  return {
    ...pick(record, publicFields),
    titulo: record.titulo || untitled,
    centroPracticas: hides ? null : record.centroPracticas,
    idoferta: record.id,
    urlAcceso: record.urlAcceso,
    referencia: record.referencia,
    fecha: record.fecha,
    fechaDestacada: record.fechaDestacada,
    estadoOferta: record.estado,
    idIsla: record.idIsla,
    nombreIsla: islandName(record.idIsla, language),
    empresa: hides ? null : companyOf(record),
    ficheroComplementario: publicFileOf(record, files, language),
    cumplimiento: hides ? null : keptOf(record),
  };
}

function keptOf(record: OfferRecord): PublicOffer['cumplimiento'] {
  const { diasRespuesta, empresaRespuestasDebidas: total, empresaRespuestasATiempo: aTiempo } = record;
  return diasRespuesta === null || total < fewestAnswers ? null : { aTiempo, total };
}

const companyOf = (record: OfferRecord): PublicOffer['empresa'] => ({
  nombreComercial: record.empresaNombre,
  descripcion: record.empresaDescripcion,
  web: record.empresaWeb,
  idSector: record.empresaIdSector,
  rangoEmpleados: record.empresaRangoEmpleados,
  urlLogo: record.empresaLogo,
});

/** The name of an island of the catalogue. */
export function islandName(idIsla: number | null, language: Language): string | null {
  return islands.find((island) => island.idIsla === idIsla)?.texts[language] ?? null;
}

/** Forgets whom the company named as chosen when it closed these offers; the rest of what it said stays. */
export async function forgetNamed({ orm }: Db, ids: readonly number[]): Promise<void> {
  await orm
    .update(offers)
    .set({ cierre: sql`${offers.cierre} || '{"nombreSeleccionado": null, "idCandidatura": null}'::jsonb` })
    .where(inArray(offers.id, [...ids]));
}

/** The same of these applications where several were chosen: the others stay named. */
export async function forgetAlsoNamed(
  { orm }: Db,
  ids: readonly number[],
  applicationIds: readonly number[],
): Promise<void> {
  const others = sql`(
    select coalesce(jsonb_agg(one order by place), '[]')
    from jsonb_array_elements(${offers.cierre}->'ademas') with ordinality as listed (one, place)
    where (one->>'idCandidatura')::integer not in (
      select id::integer from json_array_elements_text(${JSON.stringify(applicationIds)}::json) as gone (id)))`;
  await orm
    .update(offers)
    .set({ cierre: sql`jsonb_set(${offers.cierre}, '{ademas}', ${others})` })
    .where(and(inArray(offers.id, [...ids]), sql`${offers.cierre} ? 'ademas'`));
}
