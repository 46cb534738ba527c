import type { Signatory } from '@portal/contract/agreements';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { agreementComments, agreementReviews, agreements } from '../../db/tables/agreements.ts';
import { companies } from '../../db/tables/companies.ts';

/** Keeps a review; the same one twice is one. Gives its id, undefined where as many as the agreement may have are good. */
export async function addReview(
  { orm }: Db,
  review: { agreementId: number; secretoHash: string; nombre: string; creada: Date; caduca: Date },
  max: number,
): Promise<number | undefined> {
  const same = eq(agreementReviews.secretoHash, review.secretoHash);
  const [before] = await orm.select({ id: agreementReviews.id }).from(agreementReviews).where(same);
  if (before) return before.id;
  const count = await orm.$count(
    agreementReviews,
    and(
      eq(agreementReviews.agreementId, review.agreementId),
      isNull(agreementReviews.retirada),
      gt(agreementReviews.caduca, review.creada),
    ),
  );
  if (count >= max) return undefined;
  const [row] = await orm.insert(agreementReviews).values(review).returning({ id: agreementReviews.id });
  if (!row) throw new Error('a review was not kept');
  return row.id;
}

/** Withdraws a review of the agreement; false if the agreement has no such one. */
export async function withdrawReview(
  { orm }: Db,
  agreementId: number,
  id: number,
  now: Date,
): Promise<boolean> {
  const rows = await orm
    .update(agreementReviews)
    .set({ retirada: sql`coalesce(${agreementReviews.retirada}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(agreementReviews.id, id), eq(agreementReviews.agreementId, agreementId)))
    .returning({ id: agreementReviews.id });
  return rows.length > 0;
}

const reviews = {
  name: 'agreement_reviews_of',
  text: `
    select r.id, r.nombre, to_json(r.creada) #>> '{}' as creada, to_json(r.caduca) #>> '{}' as caduca,
      r.retirada is not null as retirada, to_json(r.vista) #>> '{}' as vista, r.datos_confirmados as "datosConfirmados",
      coalesce((select json_agg(json_build_object('id', c.id, 'campo', c.campo, 'texto', c.texto, 'fecha', c.fecha,
          'decision', c.decision) order by c.id)
        from agreement_comments c where c.review_id = r.id), '[]') as comentarios
    from agreement_reviews r where r.agreement_id = $1 and ($2::integer is null or r.id = $2)
    order by r.id desc limit 100`,
};

export interface StoredReview {
  id: number;
  nombre: string;
  creada: string;
  caduca: string;
  retirada: boolean;
  vista: string | null;
  datosConfirmados: Signatory | null;
  comentarios: {
    id: number;
    campo: (typeof agreementComments.$inferSelect)['campo'];
    texto: string;
    fecha: string;
    decision: 'aceptado' | 'descartado' | null;
  }[];
}

/** The reviews of an agreement with their comments, or one of them. */
export const reviewsOf = (db: Db, agreementId: number, id: number | null = null): Promise<StoredReview[]> =>
  db.query<StoredReview>(reviews, [agreementId, id]);

/** The review that a secret opens, with its agreement; undefined where it opens none any more. */
export async function openReview({ orm }: Db, secretoHash: string, now: Date) {
  const [row] = await orm
    .select({ review: agreementReviews, agreement: agreements, empresa: companies.nombreFiscal })
    .from(agreementReviews)
    .innerJoin(agreements, eq(agreements.id, agreementReviews.agreementId))
    .innerJoin(companies, eq(companies.id, agreements.companyId))
    .where(
      and(
        eq(agreementReviews.secretoHash, secretoHash),
        isNull(agreementReviews.retirada),
        sql`${agreementReviews.caduca} > ${now.toISOString()}::timestamptz`,
        // Once it is signed there is nothing to review.
        sql`${agreements.estado} in ('borrador', 'generado', 'erroneo')`,
        sql`${companies.estado} <> 'bloqueada'`,
      ),
    )
    .for('update', { of: agreementReviews });
  return row;
}

export async function changeReview(
  { orm }: Db,
  id: number,
  change: Partial<Pick<typeof agreementReviews.$inferSelect, 'vista' | 'datosConfirmados' | 'avisos'>>,
): Promise<void> {
  await orm.update(agreementReviews).set(change).where(eq(agreementReviews.id, id));
}

export async function countComments({ orm }: Db, reviewId: number): Promise<number> {
  return orm.$count(agreementComments, eq(agreementComments.reviewId, reviewId));
}

/** The comment that this sending made before. */
export async function commentUnder({ orm }: Db, reviewId: number, claveEnvio: string) {
  const [row] = await orm
    .select()
    .from(agreementComments)
    .where(and(eq(agreementComments.reviewId, reviewId), eq(agreementComments.claveEnvio, claveEnvio)));
  return row;
}

/** Keeps a comment; the same sending twice is one. */
export async function addComment(
  { orm }: Db,
  comment: Pick<
    typeof agreementComments.$inferSelect,
    'reviewId' | 'claveEnvio' | 'campo' | 'texto' | 'fecha'
  >,
) {
  await orm.insert(agreementComments).values(comment).onConflictDoNothing();
  const [row] = await orm
    .select()
    .from(agreementComments)
    .where(
      and(
        eq(agreementComments.reviewId, comment.reviewId),
        eq(agreementComments.claveEnvio, comment.claveEnvio),
      ),
    );
  if (!row) throw new Error('a comment was not kept');
  return row;
}

/** Notes what the company decided about a comment on its agreement; false if the agreement has no such one. */
export async function decideComment(
  db: Db,
  agreementId: number,
  id: number,
  decision: 'aceptado' | 'descartado',
): Promise<boolean> {
  const rows = await db.orm
    .update(agreementComments)
    .set({ decision })
    .where(
      and(
        eq(agreementComments.id, id),
        sql`${agreementComments.reviewId} in (select id from agreement_reviews where agreement_id = ${agreementId})`,
      ),
    )
    .returning({ id: agreementComments.id });
  return rows.length > 0;
}

/** Deletes the reviews whose link ended before then, with their comments: who made them is not kept for ever. */
export async function forgetReviews({ orm }: Db, endedBefore: Date): Promise<void> {
  await orm.delete(agreementReviews).where(lt(agreementReviews.caduca, endedBefore));
}
