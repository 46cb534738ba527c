import type { AccountState } from '@portal/contract/account-states';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { accounts } from '../../db/tables/accounts.ts';
import { offers } from '../../db/tables/offers.ts';
import type { WrittenPerson } from './preregistrations.rules.ts';

/** How the accounts of these students stand; of others there is nothing. */
export async function accountStatesOf(
  { orm }: Db,
  studentIds: readonly number[],
): Promise<Map<number, AccountState>> {
  const rows = await orm
    .select({ id: accounts.id, estado: accounts.estado })
    .from(accounts)
    .where(and(eq(accounts.userType, 'Alumno'), inArray(accounts.id, [...studentIds])));
  return new Map(rows.map(({ id, estado }) => [id, estado]));
}

interface FoundPerson {
  id: number;
  nombre: string;
  apellidos: string;
  exact: boolean;
}

// The words of the accounts are indexed as they are here. Three finds, each by its own index.
const people = {
  name: 'preferred_people',
  text: `
    with found as (
      select id, true as exact from accounts
      where user_type = 'Alumno' and usuario = any($1::text[])
      union
      select id, true from students where dni = any($2::text[])
      union
      select a.id, false from accounts a
      where a.user_type = 'Alumno' and $3::text is not null
        and portal_name_words(a.nombre || ' ' || a.apellidos || ' ' || a.email)
          @@ plainto_tsquery('simple', portal_parted($3))
    )
    select a.id, a.nombre, a.apellidos, bool_or(found.exact) as exact
    from found join accounts a on a.id = found.id
    where a.estado = 'activa'
    group by a.id order by a.id limit 50`,
};

/** Students with an account in use who may be the one that was written of. */
export const findPeople = (db: Db, { emails, documents, name }: WrittenPerson): Promise<FoundPerson[]> =>
  db.query<FoundPerson>(people, [emails, documents, name]);

/** Notes that whom the company wants was seen to; false where it was before. */
export async function settlePreferredOf({ orm }: Db, offerId: number): Promise<boolean> {
  const rows = await orm
    .update(offers)
    .set({ preferidoAtendido: true })
    .where(and(eq(offers.id, offerId), eq(offers.preferidoAtendido, false)))
    .returning({ id: offers.id });
  return rows.length > 0;
}
