import { applicationStates } from '@portal/contract/applications';
import { type Language, languages } from '@portal/contract/languages';
import type { OfferType } from '@portal/contract/offer-fields';
import type { OfferFilters } from '@portal/contract/offer-filters';
import { getTableColumns } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { offers } from '../../db/tables/offers.ts';
import { islands } from '../catalogue/lists/islands.ts';
import { rejectionReasons } from '../catalogue/lists/rejection-reasons.ts';

/** Pieces of SQL that the students' lists and the offer's page share. */

const columns = getTableColumns(offers);
type OfferField = keyof typeof columns;

/** The column of an offer `o` that has this field. */
function offerColumn(field: OfferField): string {
  const { keyAsName, name } = columns[field];
  return `o.${keyAsName ? toSnakeCase(name) : name}`;
}

/** Fields of an offer `o`, as a statement selects them. */
export const offerColumns = (fields: readonly OfferField[]): string =>
  fields.map((field) => `${offerColumn(field)} as "${field}"`).join(', ');

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

type Entry = readonly [id: number, texts: Record<Language, string>];

/** The name of a catalogue's entry, in the language that a parameter carries: so the database can make the answer. */
function nameOf(column: string, entries: readonly Entry[], language: string): string {
  const inLanguage = languages.map((one) => {
    const names = entries.map(([id, texts]) => `when ${id} then ${literal(texts[one])}`);
    return `when '${one}' then case ${column} ${names.join(' ')} end`;
  });
  // Most rows have none: what is null is not looked for.
  return `case when ${column} is not null then case ${language}::text ${inLanguage.join(' ')} end end`;
}

/** The name of the island in a column. */
export const islandName = (column: string, language: string): string =>
  nameOf(
    column,
    islands.map(({ idIsla, texts }) => [idIsla, texts]),
    language,
  );

/** The reason given in an application `a`. */
export const reasonName = (language: string): string =>
  nameOf(
    'a.id_motivo',
    rejectionReasons.map(({ idMotivo, texts }) => [idMotivo, texts]),
    language,
  );

const declineReasons = rejectionReasons
  .filter(({ idEstado, dePerfil }) => idEstado === applicationStates.rejected && dePerfil === 'Alumno')
  .map(({ idMotivo }) => idMotivo);

/** Whether application `a`, if there is one, was ended by its student, who declined being put forward. */
export const declinedByStudent = `
  coalesce(a.id_estado = ${applicationStates.rejected} and a.id_motivo in (${declineReasons.join(', ')}), false)`;

// Offers whose last day has passed are not shown although the job that closes them has not come by yet.
export const notExpired = (alias: string, today: string) =>
  `(${alias}.fecha_caducidad is null or ${alias}.fecha_caducidad >= ${today}::date)`;

export interface Reader {
  studentId: number;
  language: Language;
  /** Today in the institution's zone. */
  today: string;
  zone: string;
}

/** The first parameters of every search: the words and the limits. */
export const limitValues = (
  { texto, remuneracionMinima, fechaDesde }: OfferFilters,
  { today, zone }: Reader,
): unknown[] => [texto ?? '', today, remuneracionMinima ?? null, fechaDesde ?? null, zone];

/** The filters that are no words of the index: an offer passes from a value on. */
const limits = {
  remuneracionMinima: '($3::numeric is null or s.remuneracion >= $3)',
  fechaDesde: '($4::date is null or s.fecha >= $4::date::timestamp at time zone $5)',
} as const;
export type LimitName = keyof typeof limits;

/** How much of the rows of offer_search a statement counts or lists. */
export interface Narrowed {
  /** The limit that is not held against them. */
  without?: LimitName;
  /** The parameter with the only offers that are looked at. */
  among?: string | undefined;
}

/**
 * The rows of offer_search `s` that words, filters and limits, but for one of them, leave. The type is written out, since
 * each has an index of its own. The query is a subselect so that it is made once, not for each row.
 */
export const matches = (tipo: OfferType, filters: string, { without, among }: Narrowed = {}): string => `
  s.tipo = '${tipo}' and s.vector @@ (select portal_search($1, ${filters}, 'k=${tipo}'))
  and ${notExpired('s', '$2')}
  ${among === undefined ? '' : `and s.offer_id in (select unnest(${among}::integer[]))`}
  ${without === 'remuneracionMinima' ? '' : `and ${limits.remuneracionMinima}`}
  ${without === 'fechaDesde' ? '' : `and ${limits.fechaDesde}`}`;

/** The row of a statement that always gives one. */
export function expectOne<Row>([row]: Row[]): Row {
  if (!row) throw new Error('a statement that always gives a row gave none');
  return row;
}
