import type { Claim } from '@portal/contract/pending-claims';
import type { PendingOfferFilters } from '@portal/contract/validations';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { offers, type ReviewedVersion } from '../../db/tables/offers.ts';
import { expectOne } from '../offers/offer-sql.queries.ts';
import { type OfferRecord, selectOfferRecord } from '../offers/offers.queries.ts';
import { claimColumn, isClaimedBy, joinClaim, wordsOf } from '../pending-claims/pending-claims.queries.ts';
import type { CompanyFacts } from './offer-checks.rules.ts';

/** The version that a manager saw last; null where none has. */
export async function reviewedVersion(db: Db, offerId: number): Promise<ReviewedVersion | null> {
  const [row] = await db.orm
    .select({ version: offers.versionRevisada })
    .from(offers)
    .where(eq(offers.id, offerId));
  return row?.version ?? null;
}

// As the index has them.
const words = "portal_name_words(o.titulo || ' ' || o.referencia)";
const asked = '(select portal_beginnings($1))';

type Filter = keyof PendingOfferFilters;

/** One condition for each filter, on an offer `o` with its claim `a`; their values are `$1` to `$4`. */
const conditions: { readonly [F in Filter]: string } = {
  texto: `(${words} @@ ${asked} or o.company_id in (select named.id from companies named
    where portal_name_words(named.nombre_comercial || ' ' || named.nombre_fiscal || ' ' || named.cif) @@ ${asked}))`,
  tipo: 'o.tipo = $2',
  asignada: isClaimedBy('$3', '$4'),
};
const filterNames = ['texto', 'tipo', 'asignada'] as const;

const claims = joinClaim('oferta', 'o.url_acceso');
/** A parameter that no condition names would have no type. */
const typed =
  '($1::text is null or true) and ($2::text is null or true) and ($3::text is null or $4::integer is null or true)';

/** The filters that are set, and what they leave of the offers that wait. */
function waitingBy(filters: PendingOfferFilters, managerId: number) {
  const sent = { ...filters, texto: wordsOf(filters) ?? undefined };
  const used = filterNames.filter((name) => sent[name] !== undefined);
  const where = [`o.estado = 'pendiente'`, typed, ...used.map((name) => conditions[name])].join(' and ');
  const values = [sent.texto ?? null, filters.tipo ?? null, filters.asignada ?? null, managerId] as const;
  return { name: used.join('_'), where, values };
}

/** The place of an offer in the list that filters leave, and the one that comes after it: after the last one the first. */
export async function placeInList(
  db: Db,
  { id, fecha }: OfferRecord,
  filters: PendingOfferFilters,
  managerId: number,
): Promise<{ lugar: { numero: number; de: number } | null; siguiente: string | null }> {
  const { name, where, values } = waitingBy(filters, managerId);
  const rows = await db.query<{ numero: number; de: number; esta: boolean; siguiente: string | null }>(
    {
      name: `manager_offer_place_${name}`,
      text: `
        select count(*) filter (where (o.fecha, o.id) <= ($6::timestamptz, $5::integer))::integer as numero,
          count(*)::integer as de, coalesce(bool_or(o.id = $5::integer), false) as esta,
          (array_agg(o.url_acceso order by (o.fecha, o.id) < ($6::timestamptz, $5::integer), o.fecha, o.id)
            filter (where o.id <> $5::integer))[1] as siguiente
        from offers o ${claims} where ${where}`,
    },
    [...values, id, fecha],
  );
  const { numero, de, esta, siguiente } = expectOne(rows);
  // One that the filters leave out, or that waits no longer, has no place in the list.
  return { lugar: esta ? { numero, de } : null, siguiente };
}

export async function saveReview(
  db: Db,
  offerId: number,
  values: Partial<typeof offers.$inferInsert>,
): Promise<void> {
  await db.orm.update(offers).set(values).where(eq(offers.id, offerId));
}

export type WaitingOffer = OfferRecord & { revisada: boolean; asignada: Claim };

/** A page of the offers that wait, as the filters leave them, the oldest first, with how many they leave. */
export async function pendingOffers(
  db: Db,
  filters: PendingOfferFilters,
  managerId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ ofertas: WaitingOffer[]; numTotal: number }> {
  const { name, where, values } = waitingBy(filters, managerId);
  const page = {
    name: `manager_offers_${name}`,
    text: `
      with page as (
        select o.id as page_id, count(*) over ()::integer as "numTotal",
          ${claimColumn('$4')}
        from offers o ${claims}
        where ${where} order by o.fecha, o.id limit $5 offset $6)
      select record.*, page."numTotal", page.asignada,
        (select version_revisada is not null from offers where id = page_id) as revisada
      from page join (${selectOfferRecord}) record on record.id = page_id order by record.fecha, record.id`,
  };
  const ofertas = await db.query<WaitingOffer & { numTotal: number }>(page, [...values, limit, offset]);
  const [first] = ofertas;
  if (first) return { ofertas, numTotal: first.numTotal };
  return { ofertas, numTotal: offset === 0 ? 0 : await countPending(db, filters, managerId) };
}

async function countPending(db: Db, filters: PendingOfferFilters, managerId: number): Promise<number> {
  const { name, where, values } = waitingBy(filters, managerId);
  const text = `select count(*)::integer as total from offers o ${claims} where ${where}`;
  return expectOne(
    await db.query<{ total: number }>({ name: `manager_offers_count_${name}`, text }, [...values]),
  ).total;
}

const facts = {
  name: 'manager_offer_companies',
  text: `
    select c.id, c.estado = 'validada' as validada,
      array_remove(array_cat(
        array(select distinct lower(split_part(t.email, '@', 2)) from company_contacts t where t.company_id = c.id and t.activo),
        array[lower(regexp_replace(substring(c.web from '://([^/?#:]+)'), '^www\\.', ''))]), null) as dominios,
      coalesce((select json_agg(json_build_object('id', o.id, 'titulo', o.titulo, 'tipo', o.tipo) order by o.id desc)
        from (select id, titulo, tipo from offers where company_id = c.id and estado in ('pendiente', 'abierta')
          order by id desc limit 200) o), '[]') as ofertas
    from companies c where c.id = any ($1::integer[])`,
};

interface CompanyRow {
  id: number;
  validada: boolean;
  dominios: string[];
  ofertas: { id: number; titulo: string; tipo: string }[];
}

/** What is known of the companies of these offers, by offer. */
export async function factsOf(
  db: Db,
  offers: readonly OfferRecord[],
): Promise<ReadonlyMap<number, CompanyFacts>> {
  const ids = [...new Set(offers.map(({ companyId }) => companyId))];
  const rows = await db.query<CompanyRow>(facts, [ids]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return new Map(
    offers.flatMap(({ id, companyId, tipo }) => {
      const company = byId.get(companyId);
      if (!company) return [];
      const { validada, dominios, ofertas } = company;
      const others = ofertas.filter((other) => other.id !== id && other.tipo === tipo);
      return [[id, { validada, dominios, titulos: others.map(({ titulo }) => titulo) }] as const];
    }),
  );
}
