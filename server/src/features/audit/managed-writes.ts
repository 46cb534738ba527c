import type { ActedOn } from '@portal/contract/audit';
import type { Db } from '../../db/database.ts';
import type { Ctx } from '../../http/context.ts';
import type { ManagerSession } from '../../http/session.ts';
import { recordAct } from './audit.queries.ts';

type ManagerCtx = Ctx<ManagerSession>;

/** What `versioned` gives of a table. */
interface Stored<Written> {
  insertOnce(db: Db, claveEnvio: string, written: Written, now: Date): Promise<number>;
  update(
    db: Db,
    read: { id: number; version: number },
    written: Written,
    now: Date,
  ): Promise<{ version: number; isChanged: boolean }>;
  remove(db: Db, id: number): Promise<boolean>;
}

/** How managers write a versioned record: once, upon the version that was read, noted with who did it. */
export const managedWrites = <Written>(stored: Stored<Written>, tipo: ActedOn) => ({
  /** Gives its key. */
  async create(ctx: ManagerCtx, claveEnvio: string, written: Written): Promise<number> {
    const id = await stored.insertOnce(ctx.db, claveEnvio, written, ctx.now());
    await recordAct(ctx, tipo, id, 'creada');
    return id;
  },

  /** Throws actionNotAllowed (48) where it was deleted, cannotChangeState (49) where it was changed meanwhile. */
  async edit(
    ctx: ManagerCtx,
    read: { id: number; version: number },
    written: Written,
  ): Promise<{ version: number }> {
    const { version, isChanged } = await stored.update(ctx.db, read, written, ctx.now());
    if (isChanged) await recordAct(ctx, tipo, read.id, 'modificada');
    return { version };
  },

  async remove(ctx: ManagerCtx, id: number): Promise<null> {
    if (await stored.remove(ctx.db, id)) await recordAct(ctx, tipo, id, 'eliminada');
    return null;
  },
});
