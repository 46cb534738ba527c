import type { Language } from '@portal/contract/languages';
import type { ReportKind } from '@portal/contract/placement-reports';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import {
  placementCertificates,
  placementMarks,
  placementReports,
} from '../../db/tables/placement-reports.ts';

export type Report = typeof placementReports.$inferSelect;
export type GivenMark = typeof placementMarks.$inferSelect;
export type IssuedCertificate = typeof placementCertificates.$inferSelect;

export const reportsOf = ({ orm }: Db, placementId: number): Promise<Report[]> =>
  orm.select().from(placementReports).where(eq(placementReports.placementId, placementId));

/** A report of a locked placement. */
export async function reportOf(
  { orm }: Db,
  placementId: number,
  tipo: ReportKind,
): Promise<Report | undefined> {
  const [row] = await orm
    .select()
    .from(placementReports)
    .where(and(eq(placementReports.placementId, placementId), eq(placementReports.tipo, tipo)));
  return row;
}

type Change = Partial<Omit<Report, 'placementId' | 'tipo' | 'version'>>;

/** Writes a report of a locked placement, or changes it; gives its version. */
export async function writeReport(
  { orm }: Db,
  { placementId, tipo }: Pick<Report, 'placementId' | 'tipo'>,
  change: Change,
): Promise<number> {
  const [row] = await orm
    .insert(placementReports)
    .values({ placementId, tipo, ...change })
    .onConflictDoUpdate({
      target: [placementReports.placementId, placementReports.tipo],
      set: { ...change, version: sql`${placementReports.version} + 1` },
    })
    .returning({ version: placementReports.version });
  if (!row) throw new Error('a report was not written');
  return row.version;
}

export async function markOf({ orm }: Db, placementId: number): Promise<GivenMark | undefined> {
  const [row] = await orm.select().from(placementMarks).where(eq(placementMarks.placementId, placementId));
  return row;
}

export async function writeMark(
  { orm }: Db,
  given: Pick<GivenMark, 'placementId' | 'calificacion' | 'comentario' | 'fecha'>,
): Promise<void> {
  const { placementId, ...change } = given;
  await orm
    .insert(placementMarks)
    .values(given)
    .onConflictDoUpdate({
      target: placementMarks.placementId,
      set: { ...change, version: sql`${placementMarks.version} + 1` },
    });
}

export const certificatesOf = ({ orm }: Db, placementId: number): Promise<IssuedCertificate[]> =>
  orm
    .select()
    .from(placementCertificates)
    .where(eq(placementCertificates.placementId, placementId))
    .orderBy(placementCertificates.emitido);

export async function certificateIn(
  { orm }: Db,
  placementId: number,
  idioma: Language,
): Promise<IssuedCertificate | undefined> {
  const [row] = await orm
    .select()
    .from(placementCertificates)
    .where(and(eq(placementCertificates.placementId, placementId), eq(placementCertificates.idioma, idioma)));
  return row;
}

export async function addCertificate({ orm }: Db, certificate: IssuedCertificate): Promise<void> {
  await orm.insert(placementCertificates).values(certificate);
}

const erase = {
  name: 'placement_reports_erase',
  text: `
    with own as (select id from placements where student_id = any($1::integer[])),
      reports as (delete from placement_reports where placement_id in (select id from own)),
      marks as (update placement_marks set comentario = '' where placement_id in (select id from own))
    update placement_certificates set file_id = null where placement_id in (select id from own)`,
};

/** Of students who left long ago: what was issued stays known by its code, without the document. */
export async function eraseReports(db: Db, accountIds: readonly number[]): Promise<void> {
  await db.query(erase, [accountIds]);
}
