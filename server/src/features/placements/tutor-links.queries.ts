import { and, desc, eq, exists, gt, isNull, lt, ne, or } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { companies } from '../../db/tables/companies.ts';
import { placements, tutorLinks } from '../../db/tables/placements.ts';

export type TutorLink = typeof tutorLinks.$inferSelect;

export async function addLink({ orm }: Db, link: typeof tutorLinks.$inferInsert): Promise<void> {
  await orm.insert(tutorLinks).values(link);
}

/**
 * The link of a secret while it is good; of a host tutor, while their company is not blocked and has a placement whose host
 * tutor has this address.
 */
export async function findLink({ orm }: Db, secretoHash: string, now: Date): Promise<TutorLink | undefined> {
  const hosted = orm
    .select({ id: placements.id })
    .from(placements)
    .where(
      and(eq(placements.companyId, tutorLinks.companyId), eq(placements.emailTutorEmpresa, tutorLinks.email)),
    );
  const [row] = await orm
    .select({ link: tutorLinks })
    .from(tutorLinks)
    .leftJoin(companies, eq(companies.id, tutorLinks.companyId))
    .where(
      and(
        eq(tutorLinks.secretoHash, secretoHash),
        gt(tutorLinks.caduca, now),
        or(isNull(tutorLinks.companyId), and(ne(companies.estado, 'bloqueada'), exists(hosted))),
      ),
    );
  return row?.link;
}

/** Ends the links of an academic tutor; gives how many were good. */
export async function endAcademicLinks({ orm }: Db, academicTutorId: number, now: Date): Promise<number> {
  const ended = await orm
    .delete(tutorLinks)
    .where(eq(tutorLinks.academicTutorId, academicTutorId))
    .returning({ caduca: tutorLinks.caduca });
  return ended.filter(({ caduca }) => caduca > now).length;
}

/** Deletes those that open nothing any more. */
export async function deleteExpired({ orm }: Db, now: Date): Promise<void> {
  await orm.delete(tutorLinks).where(lt(tutorLinks.caduca, now));
}

export async function noteSeen({ orm }: Db, id: number, now: Date): Promise<void> {
  await orm.update(tutorLinks).set({ visto: now }).where(eq(tutorLinks.id, id));
}

/** The newest link of a company's host tutor, for the company. */
export async function hostLinkOf({ orm }: Db, companyId: number, email: string) {
  const [row] = await orm
    .select({ caduca: tutorLinks.caduca, visto: tutorLinks.visto })
    .from(tutorLinks)
    .where(and(eq(tutorLinks.companyId, companyId), eq(tutorLinks.email, email)))
    .orderBy(desc(tutorLinks.id))
    .limit(1);
  return row ? { caduca: row.caduca.toISOString(), visto: row.visto?.toISOString() ?? null } : null;
}

/** How many links have been made since a moment, for whom. */
export async function linksSince(
  { orm }: Db,
  since: Date,
  of: Pick<TutorLink, 'companyId' | 'email' | 'academicTutorId'>,
) {
  const isOf =
    of.academicTutorId === null
      ? and(eq(tutorLinks.companyId, of.companyId ?? 0), eq(tutorLinks.email, of.email ?? ''))
      : eq(tutorLinks.academicTutorId, of.academicTutorId);
  return orm.$count(tutorLinks, and(gt(tutorLinks.creado, since), isOf));
}
