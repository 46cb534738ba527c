import type { IncorporationData } from '@portal/contract/incorporation-forms';
import type { AcademicTutor } from '@portal/contract/placements';
import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { academicTutors } from '../../db/tables/placements.ts';
import { hasWords, typedWords } from '../../db/words.queries.ts';
import { Refusal } from '../../http/refusal.ts';

export type Tutor = typeof academicTutors.$inferSelect;

export async function findTutor({ orm }: Db, id: number): Promise<Tutor | undefined> {
  const [row] = await orm.select().from(academicTutors).where(eq(academicTutors.id, id));
  return row;
}

/** The same, which nobody else changes until the transaction ends. */
export async function lockTutor({ orm }: Db, id: number): Promise<Tutor | undefined> {
  const [row] = await orm.select().from(academicTutors).where(eq(academicTutors.id, id)).for('update');
  return row;
}

/** The academic tutor of a placement who still acts: the link of another opens nothing. */
export async function actingTutor(db: Db, id: number | null): Promise<Tutor | undefined> {
  const tutor = id === null ? undefined : await findTutor(db, id);
  return tutor?.activo ? tutor : undefined;
}

/** Who has this e-mail, which nobody corrects until the transaction ends. */
export async function tutorByEmail({ orm }: Db, email: string): Promise<Tutor | undefined> {
  const [row] = await orm.select().from(academicTutors).where(eq(academicTutors.email, email)).for('share');
  return row;
}

/** Throws notATutor (22) where there is no such tutor who still acts, or they are the host tutor of one of these. */
export async function mustBeTutorOf(db: Db, id: number, all: readonly IncorporationData[]): Promise<Tutor> {
  const tutor = await findTutor(db, id);
  const isHost = all.some(({ tutor: host }) => host.email.toLowerCase() === tutor?.email);
  if (!tutor?.activo || isHost) throw new Refusal('notATutor');
  return tutor;
}

/** Whether a host tutor has the e-mail of the academic tutor: the two are never the same person (RD 592/2014, article 10). */
export async function isAcademicTutor(
  db: Db,
  id: number | null,
  email: string | undefined,
): Promise<boolean> {
  if (id === null || email === undefined) return false;
  return (await findTutor(db, id))?.email === email.toLowerCase();
}

/** Whether another tutor has this e-mail. */
export async function isTaken({ orm }: Db, email: string, exceptId: number | undefined): Promise<boolean> {
  const others = and(
    eq(academicTutors.email, email),
    exceptId === undefined ? undefined : ne(academicTutors.id, exceptId),
  );
  return (await orm.$count(academicTutors, others)) > 0;
}

export async function saveTutor(
  { orm }: Db,
  id: number | undefined,
  tutor: Omit<typeof academicTutors.$inferInsert, 'id' | 'creado'>,
  now: Date,
): Promise<number | undefined> {
  const [row] =
    id === undefined
      ? await orm
          .insert(academicTutors)
          .values({ ...tutor, creado: now })
          .returning({ id: academicTutors.id })
      : await orm
          .update(academicTutors)
          .set(tutor)
          .where(eq(academicTutors.id, id))
          .returning({ id: academicTutors.id });
  return row?.id;
}

const page = {
  name: 'academic_tutors_page',
  text: `
    with ${typedWords('$1')}, found as (
      select t.* from academic_tutors t
      where ($1::text is null or ${hasWords("t.nombre || ' ' || t.apellidos || ' ' || t.email || ' ' || coalesce(t.departamento, '')")})
        and ($2::boolean is null or t.activo = $2))
    select
      coalesce((select json_agg(json_build_object('idTutor', t.id, 'nombre', t.nombre, 'apellidos', t.apellidos,
          'email', t.email, 'departamento', t.departamento, 'activo', t.activo,
          'numPracticas', (select count(*)::integer from placements p where p.academic_tutor_id = t.id
            and p.estado in ('preparacion', 'lista', 'enCurso', 'finalizada')))
          order by lower(t.apellidos), lower(t.nombre), t.id)
        from (select * from found order by lower(apellidos), lower(nombre), id limit $3 offset $4) t), '[]') as tutores,
      (select count(*)::integer from found) as "numTotal"`,
};

interface Page {
  tutores: AcademicTutor[];
  numTotal: number;
}

export async function tutorsPage(
  db: Db,
  filters: { texto?: string | undefined; activo?: boolean | undefined; pagina: number; porPagina: number },
): Promise<Page> {
  const { texto, activo, pagina, porPagina } = filters;
  const values = [texto || null, activo ?? null, porPagina, (pagina - 1) * porPagina];
  const [row] = await db.query<Page>(page, values);
  return row ?? { tutores: [], numTotal: 0 };
}
