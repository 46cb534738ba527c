import type { EventFilters, eventContent } from '@portal/contract/events';
import type { Language } from '@portal/contract/languages';
import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '../../db/database.ts';
import { accounts } from '../../db/tables/accounts.ts';
import { eventPictures, eventRegistrations, events } from '../../db/tables/events.ts';
import { students } from '../../db/tables/students.ts';
import { versioned } from '../../db/versioned.queries.ts';

export type Event = typeof events.$inferSelect;
export type Registration = typeof eventRegistrations.$inferSelect;

/** What is stored of what a manager wrote. */
export type Written = Pick<Event, 'textos' | 'entradillas' | 'inicio' | 'fin'> &
  Omit<z.output<typeof eventContent>, 'textos' | 'entradillas'>;

const newestFirst = [desc(events.inicio), desc(events.id)] as const;

const countOf = (state: 'inscrito' | 'espera') => sql<number>`
  (select count(*)::integer from event_registrations r where r.event_id = events.id and r.estado = ${sql.raw(`'${state}'`)})`;

const firstPicture = sql<number | null>`
  (select p.file_id from event_pictures p where p.event_id = events.id order by p.id limit 1)`;

/** The published events, the newest first, with the registration of an account. */
export const publishedEvents = ({ orm }: Db, accountId: number, limit: number) =>
  orm
    .select({ event: events, imagenId: firstPicture, inscripcion: eventRegistrations.estado })
    .from(events)
    .leftJoin(
      eventRegistrations,
      and(eq(eventRegistrations.eventId, events.id), eq(eventRegistrations.accountId, accountId)),
    )
    .where(eq(events.publicado, true))
    .orderBy(...newestFirst)
    .limit(limit);

/** A published event by its address, with how many are enrolled and its pictures. */
export async function publishedEvent({ orm }: Db, urlEvento: string) {
  const [row] = await orm
    .select({ event: events, inscritos: countOf('inscrito') })
    .from(events)
    .where(and(eq(events.urlEvento, urlEvento), eq(events.publicado, true)));
  return row;
}

export const picturesOf = ({ orm }: Db, eventId: number) =>
  orm
    .select({ id: eventPictures.id, fileId: eventPictures.fileId })
    .from(eventPictures)
    .where(eq(eventPictures.eventId, eventId))
    .orderBy(asc(eventPictures.id));

/** The registration of an account, with its place where it waits. */
export async function registrationOf({ orm }: Db, eventId: number, accountId: number) {
  const [row] = await orm
    .select({
      registration: eventRegistrations,
      posicion: sql<number>`(select count(*)::integer from event_registrations w
        where w.event_id = ${eventId} and w.estado = 'espera' and w.id <= event_registrations.id)`,
    })
    .from(eventRegistrations)
    .where(and(eq(eventRegistrations.eventId, eventId), eq(eventRegistrations.accountId, accountId)));
  return row;
}

export async function isAlumnus({ orm }: Db, accountId: number): Promise<boolean> {
  const [row] = await orm
    .select({ esAntiguo: students.esAntiguo })
    .from(students)
    .where(eq(students.id, accountId));
  return row?.esAntiguo === true;
}

/** An event that nobody else changes, nor its registrations, until the transaction ends. */
export async function lockEvent({ orm }: Db, id: number): Promise<Event | undefined> {
  const [row] = await orm.select().from(events).where(eq(events.id, id)).for('no key update');
  return row;
}

export async function countRegistrations({ orm }: Db, eventId: number, estado: 'inscrito' | 'espera') {
  const [row] = await orm
    .select({ n: count() })
    .from(eventRegistrations)
    .where(and(eq(eventRegistrations.eventId, eventId), eq(eventRegistrations.estado, estado)));
  return Number(row?.n ?? 0);
}

export async function insertRegistration({ orm }: Db, values: typeof eventRegistrations.$inferInsert) {
  await orm.insert(eventRegistrations).values(values);
}

/** Deletes the registration of an account; gives what it was. */
export async function deleteRegistration({ orm }: Db, eventId: number, accountId: number) {
  const [row] = await orm
    .delete(eventRegistrations)
    .where(and(eq(eventRegistrations.eventId, eventId), eq(eventRegistrations.accountId, accountId)))
    .returning({ estado: eventRegistrations.estado });
  return row?.estado;
}

const promote = {
  name: 'event_promote',
  text: `
    update event_registrations set estado = 'inscrito'
    where id in (select id from event_registrations where event_id = $1 and estado = 'espera' order by id limit $2)
    returning account_id as "accountId"`,
};

/** Gives places to the first of the waiting list of a locked event; gives whose they are. */
export const promoteFirst = async (db: Db, eventId: number, places: number): Promise<number[]> =>
  (await db.query<{ accountId: number }>(promote, [eventId, places])).map(({ accountId }) => accountId);

/** Everybody who is enrolled or waits. */
export const enrolledIn = async ({ orm }: Db, eventId: number): Promise<number[]> =>
  (
    await orm
      .select({ accountId: eventRegistrations.accountId })
      .from(eventRegistrations)
      .where(eq(eventRegistrations.eventId, eventId))
  ).map(({ accountId }) => accountId);

/** Notes when somebody attended, or that they did not; who waited has a place by attending. */
export async function noteAttendance({ orm }: Db, eventId: number, accountId: number, asistio: Date | null) {
  const noted = await orm
    .update(eventRegistrations)
    .set(asistio === null ? { asistio } : { asistio, estado: 'inscrito' })
    .where(and(eq(eventRegistrations.eventId, eventId), eq(eventRegistrations.accountId, accountId)))
    .returning({ id: eventRegistrations.id });
  return noted.length > 0;
}

const due = {
  name: 'event_reminders',
  text: `
    with due as (
      select r.id from event_registrations r join events e on e.id = r.event_id
      where r.estado = 'inscrito' and not r.recordada and e.publicado and e.cancelado is null and e.dia = $1::date
      order by r.id limit $2 for update of r skip locked)
    update event_registrations r set recordada = true from due, events e
    where r.id = due.id and e.id = r.event_id
    returning r.account_id as "accountId", e.id as "eventId"`,
};

/** Takes registrations of the events of a day that were not reminded, and notes that they are. */
export const takeReminders = (db: Db, dia: string, limit: number) =>
  db.query<{ accountId: number; eventId: number }>(due, [dia, limit]);

/** Has everybody reminded again of an event that was moved. */
export async function forgetReminders({ orm }: Db, eventId: number): Promise<void> {
  await orm
    .update(eventRegistrations)
    .set({ recordada: false })
    .where(and(eq(eventRegistrations.eventId, eventId), eq(eventRegistrations.recordada, true)));
}

async function eventOf({ orm }: Db, id: number) {
  const [row] = await orm
    .select({ event: events, inscritos: countOf('inscrito'), enEspera: countOf('espera') })
    .from(events)
    .where(eq(events.id, id));
  return row && { ...row.event, inscritos: row.inscritos, enEspera: row.enEspera };
}

export const stored = versioned(events, eventOf);

const titles = sql`concat_ws(' ', ${events.textos} #>> '{es,titulo}', ${events.textos} #>> '{ca,titulo}',
  ${events.textos} #>> '{en,titulo}', ${events.lugar}, ${events.organizador})`;

/** Whether an event has every word that was typed, whole or in part. */
const says = (texto: string): SQL => sql`not exists (
  select from unnest(regexp_split_to_array(lower(unaccent(${texto}::text)), '\\s+')) as word
  where strpos(lower(unaccent(${titles})), word) = 0)`;

const isPublished = (...more: SQL[]) => and(eq(events.publicado, true), ...more);

function standsAs(estado: NonNullable<EventFilters['estado']>, now: Date): SQL | undefined {
  switch (estado) {
    case 'borrador':
      return eq(events.publicado, false);
    case 'cancelado':
      return isPublished(isNotNull(events.cancelado));
    case 'proximo':
      return isPublished(isNull(events.cancelado), gt(events.fin, now));
    case 'pasado':
      return isPublished(isNull(events.cancelado), lte(events.fin, now));
  }
}

const asked = ({ texto, estado }: EventFilters, now: Date) =>
  and(texto ? says(texto) : undefined, estado && standsAs(estado, now));

/** How many events the filters of the managers’ list leave. */
export async function countFound({ orm }: Db, filters: EventFilters, now: Date): Promise<number> {
  const [row] = await orm.select({ n: count() }).from(events).where(asked(filters, now));
  return Number(row?.n ?? 0);
}

/** A page of those that the filters leave, with their numbers. */
export const pageOf = (
  { orm }: Db,
  filters: EventFilters,
  { now, limit, offset }: { now: Date; limit: number; offset: number },
) =>
  orm
    .select({
      event: events,
      inscritos: countOf('inscrito'),
      enEspera: countOf('espera'),
      asistentes: sql<number>`(select count(*)::integer from event_registrations r
        where r.event_id = events.id and r.asistio is not null)`,
    })
    .from(events)
    .where(asked(filters, now))
    .orderBy(...(filters.estado === 'proximo' ? [asc(events.inicio), asc(events.id)] : newestFirst))
    .limit(limit)
    .offset(offset);

export async function cancel({ orm }: Db, id: number, cancelado: Date): Promise<void> {
  await orm
    .update(events)
    .set({ cancelado, version: sql`${events.version} + 1`, modificada: cancelado })
    .where(eq(events.id, id));
}

export async function insertPicture({ orm }: Db, eventId: number, fileId: number): Promise<number> {
  const [row] = await orm
    .insert(eventPictures)
    .values({ eventId, fileId })
    .returning({ id: eventPictures.id });
  if (!row) throw new Error('a picture was not written');
  return row.id;
}

export async function deletePicture({ orm }: Db, eventId: number, id: number): Promise<void> {
  await orm.delete(eventPictures).where(and(eq(eventPictures.eventId, eventId), eq(eventPictures.id, id)));
}

const unfilled = {
  name: 'events_unfilled',
  text: `
    select e.id from events e
    where e.publicado and e.cancelado is null and e.inicio > $1::timestamptz and (
      exists (select from event_registrations r join accounts a on a.id = r.account_id
        where r.event_id = e.id and a.estado = 'baja')
      or exists (select from event_registrations w where w.event_id = e.id and w.estado = 'espera')
        and (e.plazas is null or e.plazas > (
          select count(*) from event_registrations i where i.event_id = e.id and i.estado = 'inscrito')))
    order by e.id`,
};

/** The events to come in which somebody who has left is enrolled, or somebody waits though there are places. */
export const eventsToFill = async (db: Db, now: Date): Promise<number[]> =>
  (await db.query<{ id: number }>(unfilled, [now.toISOString()])).map(({ id }) => id);

const ofGone = {
  name: 'event_registrations_of_gone',
  text: `
    delete from event_registrations r using accounts a
    where a.id = r.account_id and a.estado = 'baja' and r.event_id = $1`,
};

/** Takes who has left the portal out of a locked event. */
export const withdrawGone = (db: Db, eventId: number): Promise<unknown> => db.query(ofGone, [eventId]);

/** Deletes the registrations of accounts that are erased. */
export async function eraseRegistrations({ orm }: Db, accountIds: readonly number[]): Promise<void> {
  await orm.delete(eventRegistrations).where(inArray(eventRegistrations.accountId, [...accountIds]));
}

/** The language that a student prefers, null without one; undefined where the account is closed. */
export async function feedLanguage({ orm }: Db, accountId: number): Promise<Language | null | undefined> {
  const [row] = await orm
    .select({ idioma: accounts.idioma, estado: accounts.estado })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), eq(accounts.userType, 'Alumno')));
  return row?.estado === 'activa' ? row.idioma : undefined;
}

/** The events that an account is enrolled in, for its calendar: the newest 100. */
export const calendarEvents = ({ orm }: Db, accountId: number) =>
  orm
    .select({ event: events })
    .from(eventRegistrations)
    .innerJoin(events, eq(events.id, eventRegistrations.eventId))
    .where(
      and(
        eq(eventRegistrations.accountId, accountId),
        eq(eventRegistrations.estado, 'inscrito'),
        eq(events.publicado, true),
      ),
    )
    .orderBy(...newestFirst)
    .limit(100);
