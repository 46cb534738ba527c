import type { Db } from '../../db/database.ts';

/** What an account is called once nobody can be found by it any more. */
const erasedLogin = `'baja-' || a.id`;

const take = {
  name: 'closed_accounts_take',
  text: `
    select a.id from accounts a
    where a.estado = 'baja' and a.usuario <> ${erasedLogin} and exists (
      select from leave_requests l
      where l.account_id = a.id and l.estado = 'tramitada' and l.resuelta < $1)
    order by a.id limit $2
    for no key update of a skip locked`,
};

/** Accounts closed before this moment whose data are still there, for this transaction alone. */
export async function takeAccountsToErase(db: Db, before: Date, limit: number): Promise<number[]> {
  const rows = await db.query<{ id: number }>(take, [before.toISOString(), limit]);
  return rows.map(({ id }) => id);
}

const erase = {
  name: 'closed_accounts_erase',
  text: `
    with links as (delete from account_links where account_id = any($1::integer[])),
      ended as (delete from sessions where account_id = any($1::integer[])),
      reasons as (
        update leave_requests set motivo = null where account_id = any($1::integer[]) and motivo is not null)
    update accounts a
    set usuario = ${erasedLogin}, email = '', nombre = '', apellidos = '', password_hash = null, idioma = null,
      ultimo_acceso = null
    where a.id = any($1::integer[])`,
};

/** Leaves of these accounts a number, that they left and when, and which texts they had accepted. */
export async function eraseAccounts(db: Db, ids: readonly number[]): Promise<void> {
  await db.query(erase, [ids]);
}
