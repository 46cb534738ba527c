import type { PlacementEventKind, PlacementParty } from '@portal/contract/placements';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import {
  annexSignatures,
  annexVersions,
  placementEvents,
  placementNumbers,
  placements,
} from '../../db/tables/placements.ts';
import { lastDay } from './placement-columns.ts';

export type Placement = typeof placements.$inferSelect;
export type AnnexVersion = typeof annexVersions.$inferSelect;
type NewPlacement = typeof placements.$inferInsert;

/** Whose a placement must be to be found. */
export interface Owner {
  readonly studentId?: number;
  readonly companyId?: number;
}

const ownedBy = (id: number, { studentId, companyId }: Owner) =>
  and(
    eq(placements.id, id),
    studentId === undefined ? undefined : eq(placements.studentId, studentId),
    companyId === undefined ? undefined : eq(placements.companyId, companyId),
  );

/** A placement of this owner, which nobody else changes until the transaction ends; undefined where there is none. */
export async function lockPlacement(
  { orm }: Db,
  id: number,
  owner: Owner = {},
): Promise<Placement | undefined> {
  const [row] = await orm.select().from(placements).where(ownedBy(id, owner)).for('update');
  return row;
}

/** The same, to read. */
export async function findPlacement(
  { orm }: Db,
  id: number,
  owner: Owner = {},
): Promise<Placement | undefined> {
  const [row] = await orm.select().from(placements).where(ownedBy(id, owner));
  return row;
}

/** Several, locked in the order of their ids. */
export const lockPlacements = ({ orm }: Db, ids: readonly number[]): Promise<Placement[]> =>
  orm
    .select()
    .from(placements)
    .where(inArray(placements.id, [...ids]))
    .orderBy(placements.id)
    .for('update');

/** Those of an academic tutor that are to come, go on or await their mark, locked. */
export const lockTutored = ({ orm }: Db, academicTutorId: number): Promise<Placement[]> =>
  orm
    .select()
    .from(placements)
    .where(
      and(
        eq(placements.academicTutorId, academicTutorId),
        inArray(placements.estado, ['preparacion', 'lista', 'enCurso', 'finalizada']),
      ),
    )
    .orderBy(placements.id)
    .for('update');

/** The placement that was made from an application. */
export async function placementOfApplication(
  { orm }: Db,
  applicationId: number,
): Promise<number | undefined> {
  const [row] = await orm
    .select({ id: placements.id })
    .from(placements)
    .where(eq(placements.applicationId, applicationId));
  return row?.id;
}

export async function insertPlacement({ orm }: Db, placement: NewPlacement): Promise<Placement> {
  const [row] = await orm.insert(placements).values(placement).returning();
  if (!row) throw new Error('a placement was not written');
  return row;
}

/** Changes a locked placement; gives it as it is then. */
export async function changePlacement(
  { orm }: Db,
  id: number,
  change: Partial<NewPlacement>,
): Promise<Placement> {
  const [row] = await orm
    .update(placements)
    .set({ ...change, version: sql`${placements.version} + 1` })
    .where(eq(placements.id, id))
    .returning();
  if (!row) throw new Error('a locked placement has gone');
  return row;
}

/** The next number of an academic year; two at once come one after the other. */
export async function nextNumber({ orm }: Db, curso: number): Promise<number> {
  const [row] = await orm
    .insert(placementNumbers)
    .values({ curso, numero: 1 })
    .onConflictDoUpdate({
      target: placementNumbers.curso,
      set: { numero: sql`${placementNumbers.numero} + 1` },
    })
    .returning({ numero: placementNumbers.numero });
  if (!row) throw new Error('a placement got no number');
  return row.numero;
}

export async function addEvent(
  { orm }: Db,
  event: {
    placementId: number;
    tipo: PlacementEventKind;
    fecha: Date;
    accountId?: number | null;
    nombre?: string | null;
    nota?: string | null;
  },
): Promise<void> {
  await orm.insert(placementEvents).values(event);
}

export async function addVersion({ orm }: Db, version: typeof annexVersions.$inferInsert): Promise<number> {
  const [row] = await orm.insert(annexVersions).values(version).returning({ id: annexVersions.id });
  if (!row) throw new Error('a version of an annex was not written');
  return row.id;
}

/** Keeps who registers the student, as the version of the annex that is being made says. */
export async function keepRegistrar(
  { orm }: Db,
  id: number,
  registraSS: Placement['registraSS'],
): Promise<void> {
  await orm.update(placements).set({ registraSS }).where(eq(placements.id, id));
}

export async function newestVersion({ orm }: Db, placementId: number): Promise<AnnexVersion | undefined> {
  const [row] = await orm
    .select()
    .from(annexVersions)
    .where(eq(annexVersions.placementId, placementId))
    .orderBy(desc(annexVersions.numVersion))
    .limit(1);
  return row;
}

/** Who has signed a version. */
export async function signedBy({ orm }: Db, versionId: number): Promise<PlacementParty[]> {
  const rows = await orm
    .select({ parte: annexSignatures.parte })
    .from(annexSignatures)
    .where(eq(annexSignatures.versionId, versionId));
  return rows.map(({ parte }) => parte);
}

export async function addSignature(
  { orm }: Db,
  signature: typeof annexSignatures.$inferInsert,
): Promise<void> {
  await orm.insert(annexSignatures).values(signature);
}

const readiness = {
  name: 'placement_readiness',
  text: `
    select s.num_seg_social is not null as "hasSocialSecurityNumber",
      exists (select from agreements g where g.company_id = p.company_id and g.estado = 'formalizado'
        and (g.sincaducidad or g.fecha_caducidad >= p.fecha_fin)) as "isCovered"
    from placements p join students s on s.id = p.student_id where p.id = $1`,
};

/** What others keep that a placement needs. */
export async function readinessOf(
  db: Db,
  id: number,
): Promise<{ hasSocialSecurityNumber: boolean; isCovered: boolean }> {
  const [row] = await db.query<{ hasSocialSecurityNumber: boolean; isCovered: boolean }>(readiness, [id]);
  if (!row) throw new Error('a placement without its student');
  return row;
}

const overlapping = {
  name: 'placement_overlaps',
  text: `
    select exists (select from placements p where p.student_id = $1 and p.application_id <> $2
      and p.fecha_inicio <= least($4::date, ${lastDay}) and ${lastDay} >= $3::date) as "isOverlapping"`,
};

/** Whether another placement of the student has days in common with these: of one that ended early those that it had. */
export async function overlaps(
  db: Db,
  studentId: number,
  applicationId: number,
  { fechaInicio, fechaFin }: { fechaInicio: string; fechaFin: string },
): Promise<boolean> {
  const values = [studentId, applicationId, fechaInicio, fechaFin];
  const [row] = await db.query<{ isOverlapping: boolean }>(overlapping, values);
  return row?.isOverlapping ?? false;
}

const unended = {
  name: 'placements_unended_of',
  text: `
    select p.id from placements p where p.estado in ('preparacion', 'lista')
      and ($1::integer is null or p.student_id = $1) and ($2::integer is null or p.company_id = $2) order by p.id`,
};

/** Those of a student or a company that wait to be ready. */
export async function waitingOf(db: Db, { studentId, companyId }: Owner): Promise<number[]> {
  const rows = await db.query<{ id: number }>(unended, [studentId ?? null, companyId ?? null]);
  return rows.map(({ id }) => id);
}
