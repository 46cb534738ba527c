import type { calls } from '@portal/contract/second-factor';
import { eq } from 'drizzle-orm';
import { secondFactors } from '../../db/tables/access.ts';
import type { BodiesOf, Callers } from '../../testing/callers.ts';
import { addManager, password } from '../../testing/fixtures.ts';
import { secret, type TestPortal } from '../../testing/portal.ts';
import { openSealed } from './sealed.ts';
import { codeAt, newTotpSecret } from './second-factor.rules.ts';

/** Gives an account a second factor; its secret. */
export async function addSecondFactor(
  { database }: TestPortal,
  accountId: number,
  values: Partial<typeof secondFactors.$inferInsert> = {},
): Promise<string> {
  const secreto = newTotpSecret();
  const sealed = await openSealed(secret).seal(accountId, secreto);
  const factor = { secreto: sealed, activado: new Date(), ultimoPaso: null, ...values };
  await database.orm
    .insert(secondFactors)
    .values({ accountId, ...factor })
    .onConflictDoUpdate({ target: secondFactors.accountId, set: factor });
  return secreto;
}

export function secondFactorBodies({ portal, manager }: Callers): BodiesOf<typeof calls> {
  const code = async (activado: Date | null) => ({
    codigo: codeAt(await addSecondFactor(portal, manager.id, { activado }), new Date()),
  });
  return {
    beginSecondFactor: async () => {
      await portal.database.orm.delete(secondFactors).where(eq(secondFactors.accountId, manager.id));
      return { passwordActual: password };
    },
    confirmSecondFactor: () => code(null),
    passSecondFactor: () => code(new Date()),
    renewRecoveryCodes: () => code(new Date()),
    removeSecondFactor: () => code(new Date()),
    resetSecondFactor: async () => {
      const { id } = await addManager(portal);
      await addSecondFactor(portal, id);
      return { idCuenta: id, ...(await code(new Date())) };
    },
  };
}
