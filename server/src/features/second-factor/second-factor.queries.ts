import { and, count, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { recoveryCodes, secondFactors } from '../../db/tables/access.ts';
import { sessions } from '../../db/tables/accounts.ts';

export async function findFactor({ orm }: Db, accountId: number) {
  const [factor] = await orm.select().from(secondFactors).where(eq(secondFactors.accountId, accountId));
  return factor;
}

/** Keeps a new secret, which is yet to be confirmed; false where the account has one that counts. */
export async function keepSecret({ orm }: Db, accountId: number, secreto: string): Promise<boolean> {
  const kept = await orm
    .insert(secondFactors)
    .values({ accountId, secreto })
    .onConflictDoUpdate({
      target: secondFactors.accountId,
      set: { secreto },
      setWhere: isNull(secondFactors.activado),
    })
    .returning({ accountId: secondFactors.accountId });
  return kept.length > 0;
}

/** Has the secret count from now on; false where it does already, or is by now another. */
export async function activate(
  { orm }: Db,
  accountId: number,
  { secreto, activado, paso }: { secreto: string; activado: Date; paso: number },
): Promise<boolean> {
  const activated = await orm
    .update(secondFactors)
    .set({ activado, ultimoPaso: paso })
    .where(
      and(
        eq(secondFactors.accountId, accountId),
        eq(secondFactors.secreto, secreto),
        isNull(secondFactors.activado),
      ),
    )
    .returning({ accountId: secondFactors.accountId });
  return activated.length > 0;
}

/** Uses the code of a step; false where that one or a later one has been used. */
export async function useStep({ orm }: Db, accountId: number, paso: number): Promise<boolean> {
  const used = await orm
    .update(secondFactors)
    .set({ ultimoPaso: paso })
    .where(
      and(
        eq(secondFactors.accountId, accountId),
        isNotNull(secondFactors.activado),
        or(isNull(secondFactors.ultimoPaso), lt(secondFactors.ultimoPaso, paso)),
      ),
    )
    .returning({ accountId: secondFactors.accountId });
  return used.length > 0;
}

/** Uses a recovery code; false where there is no such code, or it has been used. */
export async function useRecoveryCode(
  { orm }: Db,
  accountId: number,
  codigoHash: string,
  usado: Date,
): Promise<boolean> {
  const used = await orm
    .update(recoveryCodes)
    .set({ usado })
    .where(
      and(
        eq(recoveryCodes.accountId, accountId),
        eq(recoveryCodes.codigoHash, codigoHash),
        isNull(recoveryCodes.usado),
      ),
    )
    .returning({ accountId: recoveryCodes.accountId });
  return used.length > 0;
}

/** Puts new recovery codes in the place of all that there were. */
export async function replaceRecoveryCodes(
  { orm }: Db,
  accountId: number,
  hashes: readonly string[],
): Promise<void> {
  await orm.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
  await orm.insert(recoveryCodes).values(hashes.map((codigoHash) => ({ accountId, codigoHash })));
}

export async function countRecoveryCodes({ orm }: Db, accountId: number): Promise<number> {
  const [row] = await orm
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.accountId, accountId), isNull(recoveryCodes.usado)));
  return row?.left ?? 0;
}

/** Removes the second factor with its recovery codes; false where there was none that counted. */
export async function forgetFactor({ orm }: Db, accountId: number): Promise<boolean> {
  await orm.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
  const removed = await orm
    .delete(secondFactors)
    .where(eq(secondFactors.accountId, accountId))
    .returning({ activado: secondFactors.activado });
  return removed.some(({ activado }) => activado !== null);
}

/** The session lacks the second factor no longer; no process remembers one that does. */
export async function completeSession({ orm }: Db, id: string): Promise<void> {
  await orm.update(sessions).set({ segundoFactor: null }).where(eq(sessions.id, id));
}

/** When a session's login was, and whether setting the second factor up is all that it is good for. */
export async function loginOf({ orm }: Db, id: string): Promise<{ creada: Date; isForSetUp: boolean }> {
  const { creada, segundoFactor } = sessions;
  const [session] = await orm.select({ creada, segundoFactor }).from(sessions).where(eq(sessions.id, id));
  if (!session) throw new Error('a session has gone');
  return { creada: session.creada, isForSetUp: session.segundoFactor === 'alta' };
}
