import { randomUUID } from 'node:crypto';
import { addSavedSearch, type calls } from '@portal/contract/saved-searches';
import { eq } from 'drizzle-orm';
import { savedSearches } from '../../db/tables/saved-searches.ts';
import type { BodiesOf, Callers } from '../../testing/callers.ts';
import type { TestPortal } from '../../testing/portal.ts';

/** The key in the mails of a saved search. */
export async function keyOf({ database }: TestPortal, id: number): Promise<string> {
  const [row] = await database.orm
    .select({ clave: savedSearches.clave })
    .from(savedSearches)
    .where(eq(savedSearches.id, id));
  return row?.clave ?? '';
}

export function savedSearchesBodies({ portal, student: { token } }: Callers): BodiesOf<typeof calls> {
  const body = () =>
    ({
      tipo: 'practicas',
      nombre: `Búsqueda ${randomUUID()}`,
      filtros: { texto: 'marketing', idProvincia: 46 },
      alerta: 'diaria',
    }) as const;
  // Few may be kept.
  const saved = async () => {
    await portal.database.orm.delete(savedSearches);
    return portal.get(addSavedSearch, { body: body() }, { token });
  };
  return {
    addSavedSearch: async () => {
      await portal.database.orm.delete(savedSearches);
      return body();
    },
    editSavedSearch: async () => ({ ...(await saved()), nombre: 'Otro nombre', alerta: 'semanal' }),
    deleteSavedSearch: saved,
    checkAlerts: async () => ({ clave: await keyOf(portal, (await saved()).id) }),
    stopAlerts: async () => ({ clave: await keyOf(portal, (await saved()).id) }),
  };
}
