import { applicationStates } from '@portal/contract/applications';
import type { InterviewState } from '@portal/contract/interviews';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { applications, interviews } from '../../db/tables/applications.ts';

export type InterviewRow = typeof interviews.$inferSelect;

/** The latest interview of an application, which its row guards where it is locked. */
export async function latestInterview({ orm }: Db, applicationId: number): Promise<InterviewRow | undefined> {
  const [row] = await orm
    .select()
    .from(interviews)
    .where(eq(interviews.applicationId, applicationId))
    .orderBy(desc(interviews.id))
    .limit(1);
  return row;
}

/** The interview that this sending made before; undefined where it has made none. */
export async function interviewOfSending(
  { orm }: Db,
  applicationId: number,
  claveEnvio: string,
): Promise<InterviewRow | undefined> {
  const [row] = await orm
    .select()
    .from(interviews)
    .where(and(eq(interviews.applicationId, applicationId), eq(interviews.claveEnvio, claveEnvio)));
  return row;
}

export async function insertInterview(
  { orm }: Db,
  values: typeof interviews.$inferInsert,
): Promise<InterviewRow> {
  const [row] = await orm.insert(interviews).values(values).returning();
  if (!row) throw new Error('an interview was not written');
  return row;
}

export async function updateInterview(
  { orm }: Db,
  { id, version, secuencia }: InterviewRow,
  values: Partial<typeof interviews.$inferInsert>,
  isPublished: boolean,
): Promise<InterviewRow> {
  const [row] = await orm
    .update(interviews)
    .set({ ...values, version: version + 1, secuencia: isPublished ? secuencia + 1 : secuencia })
    .where(eq(interviews.id, id))
    .returning();
  if (!row) throw new Error('an interview was not changed');
  return row;
}

/** What a calendar says of an interview, besides the interview itself. */
export interface InterviewOffer {
  titulo: string;
  urlOferta: string;
  /** As the candidate's application says it. */
  nombre: string;
}

const about = {
  name: 'interview_about',
  text: `
    select o.titulo, o.url_acceso as "urlOferta",
      trim(concat_ws(' ', s.cv->'personales'->>'nombre', s.cv->'personales'->>'apellidos')) as nombre
    from applications a
      join offers o on o.id = a.offer_id
      join application_snapshots s on s.application_id = a.id
    where a.id = $1`,
};

export async function interviewOffer(db: Db, applicationId: number): Promise<InterviewOffer | undefined> {
  const [row] = await db.query<InterviewOffer>(about, [applicationId]);
  return row;
}

export async function findInterview({ orm }: Db, id: number): Promise<InterviewRow | undefined> {
  const [row] = await orm.select().from(interviews).where(eq(interviews.id, id));
  return row;
}

const noted = {
  name: 'interview_noted',
  text: `
    insert into application_events (application_id, fecha, quien, hecho, comentario, account_id)
    values ($1, $2, $3, $4, $5, $6)`,
};

interface InterviewStep {
  fecha: Date;
  quien: 'alumno' | 'empresa' | 'sistema';
  hecho:
    | 'entrevistaPropuesta'
    | 'entrevistaElegida'
    | 'entrevistaRechazada'
    | 'entrevistaCambiada'
    | 'entrevistaCancelada';
  comentario: string | null;
  /** Null for the student, whose application it is. */
  accountId: number | null;
}

/** Keeps in the history of the application what became of an interview. */
export async function noteInterview(
  db: Db,
  applicationId: number,
  { fecha, quien, hecho, comentario, accountId }: InterviewStep,
): Promise<void> {
  await db.query(noted, [applicationId, fecha.toISOString(), quien, hecho, comentario, accountId]);
}

/** An interview that somebody is told of. */
export interface ToldInterview {
  id: number;
  applicationId: number;
  studentId: number;
  companyId: number;
  titulo: string;
  urlOferta: string;
  lugar: string | null;
  enlace: string | null;
  inicio: string;
}

const toldColumns = `i.id, i.application_id as "applicationId", a.student_id as "studentId", o.company_id as "companyId",
  o.titulo, o.url_acceso as "urlOferta", i.lugar, i.enlace, i.inicio`;

const end = {
  name: 'interviews_end',
  text: `
    with over as (
      select i.id, i.estado from interviews i join applications a on a.id = i.application_id
      where (a.id = any($1::integer[]) or a.offer_id = $2 or a.student_id = any($3::integer[]))
        and a.id_estado <> ${applicationStates.interview}
        and (i.estado in ('propuesta', 'rechazada') or (i.estado = 'elegida' and i.inicio > $4))
      order by i.id for update of i
    ), ended as (
      update interviews i
      set estado = 'cancelada', version = i.version + 1, modificada = $4,
        secuencia = i.secuencia + case when over.estado = 'elegida' then 1 else 0 end
      from over where i.id = over.id
      returning i.*, over.estado as before
    ), event as (
      insert into application_events (application_id, fecha, quien, hecho)
      select application_id, $4, 'sistema', 'entrevistaCancelada' from ended
    )
    select ${toldColumns}
    from ended i join applications a on a.id = i.application_id join offers o on o.id = a.offer_id
    where i.before = 'elegida'
    order by i.id`,
};

export interface EndedScope {
  applicationIds?: readonly number[];
  offerId?: number;
  studentIds?: readonly number[];
}

/**
 * Cancels what was to come of interviews for applications of these that are no longer in state 4, with the step in their
 * history; gives those whose time was agreed.
 */
export const endInterviewsIn = (
  db: Db,
  { applicationIds = [], offerId, studentIds = [] }: EndedScope,
  now: Date,
): Promise<ToldInterview[]> =>
  db.query(end, [applicationIds, offerId ?? null, studentIds, now.toISOString()]);

// Another process is not waited for; who agreed on it today knows.
const remind = {
  name: 'interviews_remind',
  text: `
    with due as (
      select id from interviews
      where estado = 'elegida' and recordada is null and inicio >= $2 and inicio < $3 and elegida < $4
      order by inicio limit $5 for update skip locked
    ), reminded as (
      update interviews i set recordada = $1 from due where i.id = due.id returning i.*
    )
    select ${toldColumns}
    from reminded i join applications a on a.id = i.application_id join offers o on o.id = a.offer_id
    order by i.id`,
};

/** Takes some of the interviews between two moments that were agreed on before another one, each once. */
export const takeReminders = (
  db: Db,
  {
    now,
    from,
    until,
    agreedBefore,
    limit,
  }: Record<'now' | 'from' | 'until' | 'agreedBefore', Date> & { limit: number },
): Promise<ToldInterview[]> =>
  db.query(remind, [...[now, from, until, agreedBefore].map((moment) => moment.toISOString()), limit]);

const ofDay = {
  name: 'interviews_of_day',
  text: `
    select a.id as "idCandidatura", trim(concat_ws(' ', named.nombre, named.apellidos)) as nombre,
      to_char(at.hora at time zone $3, 'HH24:MI') as hora, i.duracion, i.estado
    from offers o join applications a on a.offer_id = o.id
      join interviews i on i.application_id = a.id
      cross join lateral (
        select i.inicio as hora where i.estado = 'elegida'
        union all
        select proposed::timestamptz from jsonb_array_elements_text(i.horas) proposed where i.estado = 'propuesta') at
      join application_snapshots s on s.application_id = a.id
      cross join lateral (select s.cv->'personales'->>'nombre' as nombre, s.cv->'personales'->>'apellidos' as apellidos) named
    where o.company_id = $1 and a.id_estado = ${applicationStates.interview}
      and (at.hora at time zone $3)::date = $2::date
    order by at.hora, a.id`,
};

interface TakenTime {
  idCandidatura: number;
  nombre: string;
  hora: string;
  duracion: number;
  estado: 'propuesta' | 'elegida';
}

/** The times of a day in a zone that the company has agreed on or proposed. */
export const interviewsOfDay = (
  db: Db,
  companyId: number,
  { dia, zone }: { dia: string; zone: string },
): Promise<TakenTime[]> => db.query(ofDay, [companyId, dia, zone]);

const lastTime = (alias: string): string =>
  `(select max(hora) from jsonb_array_elements_text(${alias}.horas) hora)`;

/** The latest interview of application `a` as a list shows it, null where it was cancelled. */
export const interviewCardJson = `
  (select case when i.estado <> 'cancelada' then json_build_object('estado', i.estado,
      'inicio', case when i.estado = 'elegida' then i.inicio end, 'ultimaHora', ${lastTime('i')},
      'lugar', i.lugar, 'enlace', i.enlace) end
    from interviews i where i.application_id = a.id order by i.id desc limit 1)`;

/** As `interviewCardJson` gives it. */
export interface InterviewCardRow {
  estado: InterviewState;
  inicio: string | null;
  ultimaHora: string;
  lugar: string | null;
  enlace: string | null;
}

/** Erases the interviews of these students. */
export async function eraseInterviews({ orm }: Db, studentIds: readonly number[]): Promise<void> {
  await orm.delete(interviews).where(
    inArray(
      interviews.applicationId,
      orm
        .select({ id: applications.id })
        .from(applications)
        .where(inArray(applications.studentId, [...studentIds])),
    ),
  );
}

/** Whether the application waits for the student to choose a time that is to come; `alias` is the application. */
export const waitsForTime = (alias: string): string =>
  `exists (select from interviews waiting where waiting.application_id = ${alias}.id and waiting.estado = 'propuesta'
    and ${lastTime('waiting')}::timestamptz > now())`;
