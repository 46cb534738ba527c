import { and, eq, lt, ne } from 'drizzle-orm';
import { dataProtectionAcceptances } from '../../server/src/db/tables/access.ts';
import { accounts } from '../../server/src/db/tables/accounts.ts';
import { type Demo, settledIn } from '../demo.ts';
import { inBatches } from '../insert.ts';

/**
 * Everybody who can log in has accepted the data-protection text. Those who wait for a manager, or whose company does,
 * are newer and will be asked when they are let in.
 */
export async function addAcceptances({ db: { orm }, calendar, brand }: Demo): Promise<void> {
  if (brand.textoRGPD === null) return;
  const { version } = brand.textoRGPD;
  const fecha = settledIn(calendar);
  const people = await orm
    .select({ accountId: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.estado, 'activa'), ne(accounts.userType, 'Gestor'), lt(accounts.creada, fecha)));
  const rows = people.map(({ accountId }) => ({ accountId, version, idioma: brand.idiomaPorDefecto, fecha }));
  await inBatches(rows, (values) =>
    orm.insert(dataProtectionAcceptances).values(values).returning({ id: dataProtectionAcceptances.id }),
  );
}
