import type { Role } from '@portal/contract/roles';
import { and, eq, gt, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import { constraintOf, type Db } from '../../db/database.ts';
import { accounts } from '../../db/tables/accounts.ts';
import { accountIdentities, signOnRequests } from '../../db/tables/sign-on.ts';
import { students } from '../../db/tables/students.ts';
import { accountStateColumns } from '../session/session.queries.ts';

export async function addRequest({ orm }: Db, request: typeof signOnRequests.$inferInsert): Promise<void> {
  await orm.insert(signOnRequests).values(request);
}

/** Keeps what a provider had posted in answer to a request that is still open; false if none is. */
export async function keepPosted(
  { orm }: Db,
  estadoHash: string,
  proveedores: readonly string[],
  posted: { respuestaHash: string; respuesta: string; respuestaCaduca: Date },
  now: Date,
): Promise<boolean> {
  const kept = await orm
    .update(signOnRequests)
    .set(posted)
    .where(
      and(
        eq(signOnRequests.estadoHash, estadoHash),
        inArray(signOnRequests.proveedor, [...proveedores]),
        isNull(signOnRequests.usado),
        gt(signOnRequests.caduca, now),
      ),
    )
    .returning({ estadoHash: signOnRequests.estadoHash });
  return kept.length > 0;
}

/** What was posted, as it was, under this id. */
export async function findPosted({ orm }: Db, respuestaHash: string, now: Date): Promise<string | undefined> {
  const [found] = await orm
    .select({ respuesta: signOnRequests.respuesta })
    .from(signOnRequests)
    .where(
      and(
        eq(signOnRequests.respuestaHash, respuestaHash),
        isNull(signOnRequests.usado),
        gt(signOnRequests.respuestaCaduca, now),
      ),
    );
  return found?.respuesta ?? undefined;
}

/** Takes a request for the browser that began it: nobody does a second time. */
export async function takeRequest({ orm }: Db, estadoHash: string, navegadorHash: string, now: Date) {
  const [taken] = await orm
    .update(signOnRequests)
    .set({ usado: now, respuesta: null, respuestaHash: null })
    .where(
      and(
        eq(signOnRequests.estadoHash, estadoHash),
        eq(signOnRequests.navegadorHash, navegadorHash),
        isNull(signOnRequests.usado),
        gt(signOnRequests.caduca, now),
      ),
    )
    .returning({ proveedor: signOnRequests.proveedor, userType: signOnRequests.userType });
  return taken;
}

/** Empties the answers that nobody asked for within their minute: each says who somebody is. */
export async function forgetUnasked({ orm }: Db, now: Date): Promise<void> {
  await orm
    .update(signOnRequests)
    .set({ respuesta: null, respuestaHash: null })
    .where(and(isNotNull(signOnRequests.respuesta), lt(signOnRequests.respuestaCaduca, now)));
}

/** Notes the assertion that a request was answered with; false where another was answered with the same. */
export async function noteAssertion({ orm }: Db, estadoHash: string, asercionHash: string): Promise<boolean> {
  try {
    await orm.update(signOnRequests).set({ asercionHash }).where(eq(signOnRequests.estadoHash, estadoHash));
    return true;
  } catch (error) {
    if (constraintOf(error) === 'sign_on_requests_assertion') return false;
    throw error;
  }
}

/** Keeps who came by a request, until they have registered. */
export async function keepArrival(
  { orm }: Db,
  estadoHash: string,
  kept: { respuestaHash: string; respuesta: string; respuestaCaduca: Date },
): Promise<void> {
  await orm.update(signOnRequests).set(kept).where(eq(signOnRequests.estadoHash, estadoHash));
}

/** Takes who came, for the browser that they came with; nobody else can register as them a second time. */
export async function takeArrival(
  { orm }: Db,
  respuestaHash: string,
  navegadorHash: string,
  now: Date,
): Promise<string | undefined> {
  const ofArrival = and(
    eq(signOnRequests.respuestaHash, respuestaHash),
    eq(signOnRequests.navegadorHash, navegadorHash),
    isNotNull(signOnRequests.usado),
    gt(signOnRequests.respuestaCaduca, now),
  );
  const [found] = await orm
    .select({ respuesta: signOnRequests.respuesta })
    .from(signOnRequests)
    .where(ofArrival)
    .for('update');
  await orm.update(signOnRequests).set({ respuesta: null, respuestaHash: null }).where(ofArrival);
  return found?.respuesta ?? undefined;
}

/** Requests that ended before this moment. */
export async function deleteOldRequests({ orm }: Db, before: Date): Promise<void> {
  await orm.delete(signOnRequests).where(lt(signOnRequests.caduca, before));
}

/** Somebody as a provider knows them. */
export interface Who {
  readonly emisor: string;
  readonly sujeto: string;
  readonly userType: Role;
}

/** The account that somebody is known by. */
export async function accountKnown({ orm }: Db, { emisor, sujeto, userType }: Who) {
  const [account] = await orm
    .select(accountStateColumns)
    .from(accountIdentities)
    .innerJoin(accounts, eq(accounts.id, accountIdentities.accountId))
    .where(
      and(
        eq(accountIdentities.emisor, emisor),
        eq(accountIdentities.sujeto, sujeto),
        eq(accountIdentities.userType, userType),
      ),
    );
  return account;
}

export async function accountByDni({ orm }: Db, dni: string) {
  const [account] = await orm
    .select({ ...accountStateColumns, usuario: accounts.usuario })
    .from(students)
    .innerJoin(accounts, eq(accounts.id, students.id))
    .where(eq(students.dni, dni));
  return account;
}

/** Has an account be known as this person; false where the provider knows either already as another. */
export async function addIdentity({ orm }: Db, accountId: number, who: Who): Promise<boolean> {
  const added = await orm
    .insert(accountIdentities)
    .values({ accountId, ...who })
    .onConflictDoNothing()
    .returning({ id: accountIdentities.id });
  return added.length > 0;
}

/** Forgets who these accounts are for the providers; gives how many of them a provider knew. */
export async function forgetIdentities({ orm }: Db, accountIds: readonly number[]): Promise<number> {
  const gone = await orm
    .delete(accountIdentities)
    .where(inArray(accountIdentities.accountId, [...accountIds]))
    .returning({ id: accountIdentities.id });
  return gone.length;
}
