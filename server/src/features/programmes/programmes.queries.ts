import type { AdhesionState, ProgrammeDetail, programmeContent } from '@portal/contract/programmes';
import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '../../db/database.ts';
import { programmeAdhesions, programmeDocuments, programmes } from '../../db/tables/programmes.ts';
import { students } from '../../db/tables/students.ts';
import { versioned } from '../../db/versioned.queries.ts';

export type Programme = typeof programmes.$inferSelect;
export type Adhesion = typeof programmeAdhesions.$inferSelect;

/** What is stored of what a manager wrote. */
export type Written = Pick<Programme, 'textos' | 'entradillas'> &
  Omit<z.output<typeof programmeContent>, 'textos' | 'entradillas'>;

/** Who asks to join, or takes part. */
export type Member = { readonly accountId: number } | { readonly companyId: number };

const ofMember = (member: Member) =>
  'accountId' in member
    ? eq(programmeAdhesions.accountId, member.accountId)
    : eq(programmeAdhesions.companyId, member.companyId);

const newestFirst = [desc(programmes.desde), desc(programmes.id)] as const;

/** The published programmes that have not ended, the newest first. */
export const activeProgrammes = ({ orm }: Db, today: string, limit: number) =>
  orm
    .select()
    .from(programmes)
    .where(and(eq(programmes.publicado, true), or(isNull(programmes.hasta), gte(programmes.hasta, today))))
    .orderBy(...newestFirst)
    .limit(limit);

/**
 * The published programmes of a company, the newest first: those that it has asked to join, with the answer, and those
 * that companies need not be accepted in.
 */
export const programmesOfCompany = ({ orm }: Db, companyId: number, limit: number) =>
  orm
    .select({ programme: programmes, estado: programmeAdhesions.estado })
    .from(programmes)
    .leftJoin(
      programmeAdhesions,
      and(eq(programmeAdhesions.programmeId, programmes.id), eq(programmeAdhesions.companyId, companyId)),
    )
    .where(
      and(
        eq(programmes.publicado, true),
        or(isNotNull(programmeAdhesions.id), eq(programmes.adhesionEmpresas, false)),
      ),
    )
    .orderBy(...newestFirst)
    .limit(limit);

/** The published programmes that a student has asked to join, the newest first, with the answer. */
export const programmesOfStudent = ({ orm }: Db, accountId: number, limit: number) =>
  orm
    .select({ programme: programmes, estado: programmeAdhesions.estado })
    .from(programmes)
    .innerJoin(programmeAdhesions, eq(programmeAdhesions.programmeId, programmes.id))
    .where(and(eq(programmes.publicado, true), eq(programmeAdhesions.accountId, accountId)))
    .orderBy(...newestFirst)
    .limit(limit);

export async function programmeById({ orm }: Db, id: number): Promise<Programme | undefined> {
  const [row] = await orm.select().from(programmes).where(eq(programmes.id, id));
  return row;
}

/** A programme that nobody else changes, nor who joins it, until the transaction ends. */
export async function lockProgramme({ orm }: Db, id: number): Promise<Programme | undefined> {
  const [row] = await orm.select().from(programmes).where(eq(programmes.id, id)).for('update');
  return row;
}

/** A programme that is not changed until the transaction ends, while others may read and join it. */
export async function shareProgramme({ orm }: Db, id: number): Promise<Programme | undefined> {
  const [row] = await orm.select().from(programmes).where(eq(programmes.id, id)).for('share');
  return row;
}

export async function adhesionOf({ orm }: Db, programmeId: number, member: Member) {
  const [row] = await orm
    .select()
    .from(programmeAdhesions)
    .where(and(eq(programmeAdhesions.programmeId, programmeId), ofMember(member)));
  return row;
}

/** Adds a request; false where there is one. */
export async function insertAdhesion({ orm }: Db, programmeId: number, member: Member, creada: Date) {
  const added = await orm
    .insert(programmeAdhesions)
    .values({ programmeId, ...member, estado: 'solicitada', creada })
    .onConflictDoNothing()
    .returning({ id: programmeAdhesions.id });
  return added.length > 0;
}

/** Deletes a request that was not refused. */
export async function deleteAdhesion({ orm }: Db, programmeId: number, member: Member): Promise<void> {
  await orm
    .delete(programmeAdhesions)
    .where(
      and(
        eq(programmeAdhesions.programmeId, programmeId),
        ofMember(member),
        inArray(programmeAdhesions.estado, ['solicitada', 'aceptada']),
      ),
    );
}

/** Answers requests of a programme that have another state; gives those. */
export const answerAdhesions = (
  { orm }: Db,
  programmeId: number,
  ids: readonly number[],
  answer: { estado: Exclude<AdhesionState, 'solicitada'>; motivo: string | null; resuelta: Date },
): Promise<Adhesion[]> =>
  orm
    .update(programmeAdhesions)
    .set(answer)
    .where(
      and(
        eq(programmeAdhesions.programmeId, programmeId),
        inArray(programmeAdhesions.id, [...ids]),
        sql`${programmeAdhesions.estado} <> ${answer.estado}`,
      ),
    )
    .returning();

export async function isAlumnus({ orm }: Db, accountId: number): Promise<boolean> {
  const [row] = await orm
    .select({ esAntiguo: students.esAntiguo })
    .from(students)
    .where(eq(students.id, accountId));
  return row?.esAntiguo === true;
}

const openOffers = {
  name: 'programme_open_offers',
  text: `
    with open as materialized (
      select id, url_acceso, tipo, titulo, fecha from offers
      where id_programa = $1 and estado = 'abierta' and (fecha_caducidad is null or fecha_caducidad >= $2::date))
    select (select count(*)::integer from open) as "numOfertas",
      coalesce((select json_agg(json_build_object('urlAcceso', o.url_acceso, 'tipo', o.tipo, 'titulo', o.titulo)
          order by o.fecha desc, o.id desc)
        from (select * from open order by fecha desc, id desc limit $3) o), '[]') as ofertas`,
};

type OpenOffers = Pick<ProgrammeDetail, 'numOfertas' | 'ofertas'>;

/** Offers of a programme that are open and have not expired: how many, and the newest. */
export async function openOffersOf(
  db: Db,
  programmeId: number,
  today: string,
  limit: number,
): Promise<OpenOffers> {
  const [row] = await db.query<OpenOffers>(openOffers, [programmeId, today, limit]);
  return row ?? { numOfertas: 0, ofertas: [] };
}

export const documentsOf = ({ orm }: Db, programmeId: number) =>
  orm
    .select()
    .from(programmeDocuments)
    .where(eq(programmeDocuments.programmeId, programmeId))
    .orderBy(asc(programmeDocuments.id));

/** The documents of several programmes, by programme and in the order in which they were added. */
export const documentsOfAll = ({ orm }: Db, programmeIds: readonly number[]) =>
  orm
    .select()
    .from(programmeDocuments)
    .where(inArray(programmeDocuments.programmeId, [...programmeIds]))
    .orderBy(asc(programmeDocuments.id));

export async function documentById({ orm }: Db, id: number) {
  const [row] = await orm.select().from(programmeDocuments).where(eq(programmeDocuments.id, id));
  return row;
}

export async function insertDocument({ orm }: Db, values: typeof programmeDocuments.$inferInsert) {
  const [row] = await orm.insert(programmeDocuments).values(values).returning({ id: programmeDocuments.id });
  if (!row) throw new Error('a document was not written');
  return row.id;
}

/** Gives the programme that it was of; undefined where it is gone already. */
export async function deleteDocument({ orm }: Db, id: number): Promise<number | undefined> {
  const [row] = await orm
    .delete(programmeDocuments)
    .where(eq(programmeDocuments.id, id))
    .returning({ programmeId: programmeDocuments.programmeId });
  return row?.programmeId;
}

export async function setPicture({ orm }: Db, id: number, imagenId: number): Promise<void> {
  await orm.update(programmes).set({ imagenId }).where(eq(programmes.id, id));
}

const countOf = (which: string) =>
  sql<number>`(select count(*)::integer from programme_adhesions a
    where a.programme_id = programmes.id and ${sql.raw(which)})`;

const numbers = {
  numSolicitadas: countOf(`a.estado = 'solicitada'`),
  numAlumnos: countOf(`a.estado = 'aceptada' and a.account_id is not null`),
  numEmpresas: countOf(`a.estado = 'aceptada' and a.company_id is not null`),
  numOfertas: sql<number>`(select count(*)::integer from offers o where o.id_programa = programmes.id)`,
};

async function existing({ orm }: Db, id: number) {
  const [row] = await orm
    .select({ programme: programmes, ...numbers })
    .from(programmes)
    .where(eq(programmes.id, id));
  if (!row) return undefined;
  const { programme, ...counts } = row;
  return { ...programme, ...counts };
}

export const stored = versioned(programmes, existing);

/** A page of all of them, with their numbers. */
export const pageOf = ({ orm }: Db, limit: number, offset: number) =>
  orm
    .select({ programme: programmes, ...numbers })
    .from(programmes)
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset);

/** Whether anybody has asked to join it. */
export async function hasAdhesions({ orm }: Db, programmeId: number): Promise<boolean> {
  const rows = await orm
    .select({ id: programmeAdhesions.id })
    .from(programmeAdhesions)
    .where(eq(programmeAdhesions.programmeId, programmeId))
    .limit(1);
  return rows.length > 0;
}

/** Deletes the requests of accounts that are erased. */
export async function eraseAdhesions({ orm }: Db, accountIds: readonly number[]): Promise<void> {
  await orm.delete(programmeAdhesions).where(inArray(programmeAdhesions.accountId, [...accountIds]));
}
