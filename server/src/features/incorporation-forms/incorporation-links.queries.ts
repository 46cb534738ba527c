import type { IncorporationSection } from '@portal/contract/incorporation-forms';
import { and, desc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { applications } from '../../db/tables/applications.ts';
import { companies } from '../../db/tables/companies.ts';
import { incorporationForms, incorporationLinks } from '../../db/tables/incorporation-forms.ts';
import { offers } from '../../db/tables/offers.ts';

/** Links to sections that a form has had, withdrawn ones too. */
const maxLinks = 60;

interface NewLink {
  applicationId: number;
  secretoHash: string;
  seccion: IncorporationSection;
  nombre: string;
  creado: Date;
  caduca: Date;
}

/** Adds a link to a locked form; the same secret again finds it. Undefined where the form has had its most. */
export async function addLink({ orm }: Db, link: NewLink): Promise<number | undefined> {
  const [before] = await orm
    .select({ id: incorporationLinks.id })
    .from(incorporationLinks)
    .where(eq(incorporationLinks.secretoHash, link.secretoHash));
  if (before) return before.id;
  const count = await orm.$count(
    incorporationLinks,
    eq(incorporationLinks.applicationId, link.applicationId),
  );
  if (count >= maxLinks) return undefined;
  const [row] = await orm.insert(incorporationLinks).values(link).returning({ id: incorporationLinks.id });
  if (!row) throw new Error('a link was not kept');
  return row.id;
}

/** Ends a link of the form; false where it has none such. */
export async function withdrawLink(
  { orm }: Db,
  applicationId: number,
  id: number,
  now: Date,
): Promise<boolean> {
  const rows = await orm
    .update(incorporationLinks)
    .set({ retirado: sql`coalesce(${incorporationLinks.retirado}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(incorporationLinks.id, id), eq(incorporationLinks.applicationId, applicationId)))
    .returning({ id: incorporationLinks.id });
  return rows.length > 0;
}

export const linksOf = ({ orm }: Db, applicationId: number) =>
  orm
    .select()
    .from(incorporationLinks)
    .where(eq(incorporationLinks.applicationId, applicationId))
    .orderBy(desc(incorporationLinks.id));

/** The link and its form, both locked, where it is still good: the form before the link, as where a link is added. */
export async function openLink({ orm }: Db, secretoHash: string, now: Date) {
  const isThis = and(
    eq(incorporationLinks.secretoHash, secretoHash),
    isNull(incorporationLinks.retirado),
    gt(incorporationLinks.caduca, now),
  );
  const [form] = await orm
    .select({ form: incorporationForms })
    .from(incorporationForms)
    .where(
      and(
        inArray(
          incorporationForms.applicationId,
          orm.select({ id: incorporationLinks.applicationId }).from(incorporationLinks).where(isThis),
        ),
        inArray(incorporationForms.estado, ['abierto', 'devuelto']),
        inArray(
          incorporationForms.applicationId,
          orm
            .select({ id: applications.id })
            .from(applications)
            .innerJoin(offers, eq(offers.id, applications.offerId))
            .innerJoin(companies, eq(companies.id, offers.companyId))
            .where(ne(companies.estado, 'bloqueada')),
        ),
      ),
    )
    .for('update');
  if (!form) return undefined;
  const [link] = await orm.select().from(incorporationLinks).where(isThis).for('update');
  return link && { ...form, link };
}

export async function changeLink(
  { orm }: Db,
  id: number,
  change: Partial<Pick<typeof incorporationLinks.$inferSelect, 'visto' | 'guardado'>>,
): Promise<void> {
  await orm.update(incorporationLinks).set(change).where(eq(incorporationLinks.id, id));
}
