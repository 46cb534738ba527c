import type { AgreementDraft } from '@portal/contract/agreements';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { agreements } from '../../db/tables/agreements.ts';
import { type Agreement, newestFile, type StoredCard } from './agreements.queries.ts';

/** An agreement of the company, which nobody else changes until the transaction ends. */
export async function lockAgreement(
  { orm }: Db,
  companyId: number,
  id: number,
): Promise<Agreement | undefined> {
  const [row] = await orm
    .select()
    .from(agreements)
    .where(and(eq(agreements.id, id), eq(agreements.companyId, companyId)))
    .for('update');
  return row;
}

export async function findAgreement(
  { orm }: Db,
  companyId: number,
  id: number,
): Promise<Agreement | undefined> {
  const [row] = await orm
    .select()
    .from(agreements)
    .where(and(eq(agreements.id, id), eq(agreements.companyId, companyId)));
  return row;
}

const cards = {
  name: 'agreements_of_company',
  text: `
    select a.id as "idConvenio", a.numero, a.estado, a.tramitacion_manual as "tramitacionManual",
      to_json(a.creado) #>> '{}' as creado, to_json(a.modificado) #>> '{}' as modificado,
      a.fecha_formalizacion::text as "fechaFormalizacion", a.fecha_caducidad::text as "fechaCaducidad", a.sincaducidad,
      ${newestFile} as "fileId"
    from agreements a left join lateral (
      select * from agreement_versions v where v.agreement_id = a.id order by v.num_version desc limit 1) v on true
    where a.company_id = $1
    order by a.creado desc, a.id desc limit 200`,
};

/** The newest 200. */
export const agreementsOf = (db: Db, companyId: number): Promise<StoredCard[]> =>
  db.query<StoredCard>(cards, [companyId]);

/** What the newest agreement that was generated was asked for with. */
export async function lastRequest({ orm }: Db, companyId: number): Promise<AgreementDraft | undefined> {
  const [row] = await orm
    .select({ datos: agreements.datos })
    .from(agreements)
    .where(
      and(
        eq(agreements.companyId, companyId),
        // One that came from a spreadsheet has no request.
        sql`${agreements.numero} is not null and ${agreements.datos} <> '{}'`,
      ),
    )
    .orderBy(desc(agreements.creado), desc(agreements.id))
    .limit(1);
  return row?.datos;
}

/** The draft of the company, made where it has none; two contacts get the same one. */
export async function startDraft({ orm }: Db, companyId: number): Promise<Agreement> {
  await orm.insert(agreements).values({ companyId, estado: 'borrador', datos: {} }).onConflictDoNothing();
  const [row] = await orm
    .select()
    .from(agreements)
    .where(and(eq(agreements.companyId, companyId), eq(agreements.estado, 'borrador')));
  if (!row) throw new Error('a draft of an agreement was not made');
  return row;
}

/** The agreement that this sending of the company generated before. */
export async function generatedBy(
  { orm }: Db,
  companyId: number,
  claveEnvio: string,
): Promise<Agreement | undefined> {
  const [row] = await orm
    .select()
    .from(agreements)
    .where(and(eq(agreements.companyId, companyId), eq(agreements.claveEnvio, claveEnvio)));
  return row;
}

/** One that awaits its signature and was asked for with the same data: a sending without a key that came twice. */
export async function alikeOf(
  { orm }: Db,
  companyId: number,
  datos: AgreementDraft,
): Promise<Agreement | undefined> {
  const [row] = await orm
    .select()
    .from(agreements)
    .where(
      and(
        eq(agreements.companyId, companyId),
        eq(agreements.estado, 'generado'),
        sql`${agreements.datos} = ${JSON.stringify(datos)}::jsonb`,
      ),
    )
    .limit(1);
  return row;
}

export const deleteAgreement = async ({ orm }: Db, id: number): Promise<void> => {
  await orm.delete(agreements).where(eq(agreements.id, id));
};
