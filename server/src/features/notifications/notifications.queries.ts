import type { Db } from '../../db/database.ts';
import { type Entry, entriesOf, groupedKind } from './entries.queries.ts';

/** Whose notifications: an account's, and for a contact those of the company that it speaks for now. */
export interface Receiver {
  accountId: number;
  companyId: number | null;
}

// What is told to an account itself is read whatever company it speaks for.
const mine = 'account_id = $1 and (company_id is null or company_id = $2)';
const there = `${mine} and eliminada is null`;

// Those that are important come first however old, as long as they are unread.
const newest = {
  name: 'notifications',
  text: `
    with entries as (${entriesOf(there)})
    select
      coalesce((select json_agg(json_build_object(
        'id', id, 'companyId', company_id, 'tipo', tipo, 'datos', datos, 'importante', importante,
        'urlAcceso', url_acceso, 'leida', leida is not null, 'fecha', fecha,
        'count', count, 'applications', applications) order by importante desc, fecha desc, id desc)
        from (select * from entries order by importante desc, fecha desc, id desc limit $3) shown), '[]')
        as notificaciones,
      (select count(*)::integer from entries where leida is null) as "numNoLeidas"`,
};

interface EntryRow extends Entry {
  id: number;
  importante: boolean;
  leida: boolean;
  fecha: string;
}

interface Found {
  notificaciones: EntryRow[];
  numNoLeidas: number;
}

/** The newest ones, those that matter most first, and how many are unread, as they are at one moment. */
export async function newestOf(db: Db, { accountId, companyId }: Receiver, limit: number): Promise<Found> {
  const [found] = await db.query<Found>(newest, [accountId, companyId, limit]);
  return found ?? { notificaciones: [], numNoLeidas: 0 };
}

/** Whether a notification is the one named, or read as one with it. */
const ofEntry = `(id = $3 or (tipo = '${groupedKind}' and id < $3 and (url_acceso, leida is null) in (
  select url_acceso, leida is null from notifications where id = $3 and tipo = '${groupedKind}')))`;

const read = {
  name: 'notification_read',
  text: `update notifications set leida = $4 where ${ofEntry} and ${mine} and leida is null returning id`,
};

/** Marks one as read, with those that it stands for; one that is somebody else's, or was read before, stays as it is. False where none changed. */
export const markRead = (
  db: Db,
  { accountId, companyId }: Receiver,
  id: number,
  now: Date,
): Promise<boolean> => changed(db, read, [accountId, companyId, id, now.toISOString()]);

const readUnlinked = {
  name: 'notifications_read_unlinked',
  text: `
    update notifications set leida = $4
    where ${there} and leida is null and url_acceso is null and id <= $3 returning id`,
};

/** Marks those that lead nowhere as read, up to one. */
export const markUnlinkedRead = (
  db: Db,
  { accountId, companyId }: Receiver,
  upTo: number,
  now: Date,
): Promise<boolean> => changed(db, readUnlinked, [accountId, companyId, upTo, now.toISOString()]);

const readAll = {
  name: 'notifications_read_all',
  text: `update notifications set leida = $4 where ${there} and leida is null and id <= $3 returning id`,
};

/** Marks all as read, up to one. */
export const markAllRead = (
  db: Db,
  { accountId, companyId }: Receiver,
  upTo: number,
  now: Date,
): Promise<boolean> => changed(db, readAll, [accountId, companyId, upTo, now.toISOString()]);

const remove = {
  name: 'notification_delete',
  text: `update notifications set eliminada = $4 where ${ofEntry} and ${there} returning id`,
};

const removed = {
  name: 'notification_deleted',
  text: `select eliminada from notifications where id = $3 and ${mine}`,
};

/** Deletes one, with those that it stands for; gives when it was, also where it was before, and undefined where it is not there at all. */
export async function deleteOne(
  db: Db,
  { accountId, companyId }: Receiver,
  id: number,
  now: Date,
): Promise<{ eliminada: string | null; changed: boolean }> {
  const one = [accountId, companyId, id];
  if (await changed(db, remove, [...one, now.toISOString()]))
    return { eliminada: now.toISOString(), changed: true };
  const [row] = await db.query<{ eliminada: string }>(removed, one);
  return { eliminada: row?.eliminada ?? null, changed: false };
}

const removeAll = {
  name: 'notifications_delete',
  text: `update notifications set eliminada = $4 where ${there} and id <= $3 returning id`,
};

/** Deletes all up to one. False where there was none. */
export const deleteAll = (
  db: Db,
  { accountId, companyId }: Receiver,
  upTo: number,
  now: Date,
): Promise<boolean> => changed(db, removeAll, [accountId, companyId, upTo, now.toISOString()]);

const restore = {
  name: 'notifications_restore',
  text: `update notifications set eliminada = null where ${mine} and eliminada = $3 returning id`,
};

/** Undoes the deletion of that moment. */
export const restoreDeleted = (
  db: Db,
  { accountId, companyId }: Receiver,
  eliminada: string,
): Promise<boolean> => changed(db, restore, [accountId, companyId, eliminada]);

const changed = async (
  db: Db,
  statement: { name: string; text: string },
  values: readonly unknown[],
): Promise<boolean> => (await db.query(statement, values)).length > 0;

const sweep = {
  name: 'notifications_sweep',
  text: 'delete from notifications where eliminada < $1 or leida < $2',
};
const sweepDigests = { name: 'digests_sweep', text: 'delete from digests where dia < $1::date' };

interface Before {
  deleted: Date;
  /** Told and read. */
  read: Date;
  digests: Date;
}

/** Deletes for good what was deleted or read long before, and forgets which days' mails were sent. */
export async function deleteOldNotifications(db: Db, { deleted, read, digests }: Before): Promise<void> {
  await db.query(sweep, [deleted.toISOString(), read.toISOString()]);
  await db.query(sweepDigests, [digests.toISOString().slice(0, 10)]);
}

const deleteOf = {
  name: 'notifications_of_delete',
  text: `
    with preferences as (delete from mail_preferences where account_id = any($1::integer[])),
      days as (delete from digests where account_id = any($1::integer[]))
    delete from notifications where account_id = any($1::integer[])`,
};

/** Deletes what these accounts were told, and how they wanted to be. */
export async function deleteNotificationsOf(db: Db, accountIds: readonly number[]): Promise<void> {
  await db.query(deleteOf, [accountIds]);
}
