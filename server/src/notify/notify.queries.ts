import { type Language, languageOfId } from '@portal/contract/languages';
import type { Delivery } from '@portal/contract/notifications';
import type { Role } from '@portal/contract/roles';
import type { Db } from '../db/database.ts';
import type { ChosenKind } from './event.ts';
import { type EventKind, eventKinds, events } from './event-kinds.ts';

/** A notification about to be written: for whom, for a contact on behalf of which company, and what of. */
export interface NewNotification {
  accountId: number;
  companyId: number | null;
  tipo: EventKind;
  datos: Record<string, string | number | null>;
  urlAcceso: string | null;
  importante: boolean;
  /** The kind whose delivery its reader chooses, and how it goes where nothing was chosen. */
  clase: ChosenKind | null;
  envio: Delivery;
  /** Whether it comes too late in a digest. */
  atOnce: boolean;
}

type Told = Pick<NewNotification, 'accountId' | 'tipo' | 'datos' | 'urlAcceso'>;

/** What a person who is kept out is mailed. */
const mailedAnyway: readonly EventKind[] = [
  ...eventKinds.filter((tipo) => events[tipo].closesAccount),
  'leaveTurnedDown',
];

// One parameter however many they are: a value each would run into the most that a statement takes.
const add = {
  name: 'notifications_add',
  text: `
    with told as (
      insert into notifications (account_id, company_id, tipo, datos, url_acceso, importante, correo)
      select n."accountId", n."companyId", n.tipo, n.datos, n."urlAcceso", n.importante,
        case when n."atOnce" and chosen.envio = 'resumen' then 'inmediato' else chosen.envio end
      from json_to_recordset($1::json) as n ("accountId" integer, "companyId" integer, tipo text, datos jsonb,
        "urlAcceso" text, importante boolean, clase text, envio text, "atOnce" boolean)
        cross join lateral (select coalesce((select p.envio from mail_preferences p
          where p.account_id = n."accountId" and p.clase = n.clase), n.envio) as envio) chosen
      returning account_id, tipo, datos, url_acceso, correo
    )
    -- Who is kept out reads it once they are let in again, but is mailed that they are kept out, and what became of a
    -- request to leave.
    select t.account_id as "accountId", t.tipo, t.datos, t.url_acceso as "urlAcceso"
    from told t join accounts a on a.id = t.account_id
    where t.correo = 'inmediato' and (a.estado = 'activa'
      or t.tipo in (${mailedAnyway.map((tipo) => `'${tipo}'`).join(', ')}))`,
};

/** Writes them, and gives those whose readers want them by mail at once. */
export const addNotifications = (db: Db, notifications: readonly NewNotification[]): Promise<Told[]> =>
  db.query(add, [JSON.stringify(notifications)]);

// What is newer of the same thing is what matters of it now.
const supersede = {
  name: 'notifications_supersede',
  text: `
    update notifications set importante = false
    from (
      select distinct n."accountId", n."urlAcceso"
      from json_to_recordset($1::json) as n ("accountId" integer, "urlAcceso" text)
    ) n
    where importante and account_id = n."accountId" and url_acceso = n."urlAcceso"`,
};

/** What these accounts were told of these places before is no longer important. */
export async function endImportance(
  db: Db,
  about: readonly { accountId: number; urlAcceso: string | null }[],
): Promise<void> {
  const places = about.filter(({ urlAcceso }) => urlAcceso !== null);
  if (places.length === 0) return;
  await db.query(supersede, [
    JSON.stringify(places.map(({ accountId, urlAcceso }) => ({ accountId, urlAcceso }))),
  ]);
}

const read = {
  name: 'notifications_read_about',
  text: `
    update notifications set leida = $3, importante = false
    where account_id = $1 and url_acceso = $2 and leida is null and eliminada is null`,
};

/** Takes all that an account was told of a place for read. */
export async function markReadAbout(db: Db, accountId: number, urlAcceso: string, now: Date): Promise<void> {
  await db.query(read, [accountId, urlAcceso, now.toISOString()]);
}

const withdraw = {
  name: 'notifications_withdraw',
  text: `delete from notifications where account_id = $1 and datos->'idCita' = to_jsonb($2::integer)`,
};

/** Deletes all that an account was told of an appointment. */
export async function withdrawOf(db: Db, accountId: number, idCita: number): Promise<void> {
  await db.query(withdraw, [accountId, idCita]);
}

const contacts = {
  name: 'notify_contacts',
  text: `
    select company_id as "companyId", account_id as "accountId" from company_contacts
    where company_id = any($1::integer[]) and activo`,
};

/** Accounts of the contacts that each of these companies is told through. */
export const activeContacts = (
  db: Db,
  companyIds: readonly number[],
): Promise<{ companyId: number; accountId: number }[]> => db.query(contacts, [companyIds]);

const address = {
  name: 'mail_address',
  text: `
    select case when s.email_personal_confirmado and not s.comunicaciones_en_email_estudiante
        then s.email_personal else a.email end as email, a.email as "emailCuenta", a.idioma,
      a.user_type as "userType", s.id_idioma_comunicaciones as "idIdioma"
    from accounts a
      left join students s on s.id = a.id
    where a.id = $1`,
};

interface MailAddress {
  /** Where its owner reads the portal's mails: a student's personal e-mail, once it is confirmed and chosen. */
  email: string;
  emailCuenta: string;
  idioma: Language | null;
  userType: Role;
}

export async function mailAddress(db: Db, accountId: number): Promise<MailAddress | undefined> {
  const [row] = await db.query<MailAddress & { idIdioma: number | null }>(address, [accountId]);
  if (!row) return undefined;
  const { idIdioma, ...account } = row;
  return { ...account, idioma: (idIdioma === null ? undefined : languageOfId(idIdioma)) ?? account.idioma };
}

/** Where every process hears whose notifications have changed. */
export const changesChannel = 'portal_notifications';
const look = { name: 'notifications_look', text: `select pg_notify('${changesChannel}', $1)` };

/** A notice carries at most 8000 bytes. */
const accountsInNotice = 500;

/** Has the open pages of these accounts look again, once the transaction is kept. */
export async function tellPages(db: Db, accountIds: readonly number[]): Promise<void> {
  const ids = [...new Set(accountIds)];
  for (let from = 0; from < ids.length; from += accountsInNotice)
    await db.query(look, [ids.slice(from, from + accountsInNotice).join(',')]);
}
