import { and, eq, lt } from 'drizzle-orm';
import type { Db } from './database.ts';
import { type KeptAnswer, sentCalls } from './tables/sent-calls.ts';

/** A call that an account sends with a key, and what it was sent with. */
export interface SentCall {
  readonly accountId: number;
  readonly clave: string;
  /** Of the call and all that came with it: the same key with something else is another call. */
  readonly huella: string;
}

const isCall = ({ accountId, clave, huella }: SentCall) =>
  and(eq(sentCalls.accountId, accountId), eq(sentCalls.clave, clave), eq(sentCalls.huella, huella));

/** Notes that the call is being made, until the transaction ends; undefined where it is new, else what was answered. */
export async function beginCall({ orm }: Db, call: SentCall, now: Date): Promise<KeptAnswer | undefined> {
  await orm
    .insert(sentCalls)
    .values({ ...call, creada: now })
    .onConflictDoNothing();
  const [row] = await orm.select({ respuesta: sentCalls.respuesta }).from(sentCalls).where(isCall(call));
  return row?.respuesta ?? undefined;
}

export async function keepAnswer({ orm }: Db, call: SentCall, respuesta: KeptAnswer): Promise<void> {
  await orm.update(sentCalls).set({ respuesta }).where(isCall(call));
}

export async function forgetCalls({ orm }: Db, before: Date): Promise<void> {
  await orm.delete(sentCalls).where(lt(sentCalls.creada, before));
}
