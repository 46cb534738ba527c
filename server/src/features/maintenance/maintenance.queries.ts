import type { maintenanceDetail } from '@portal/contract/maintenance';
import { isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '../../db/database.ts';
import { maintenances } from '../../db/tables/access.ts';

/** Begins maintenance; false where one goes on already, of the same moment too, which stays as it is. */
export async function beginMaintenance({ orm }: Db, activadaPor: number, activada: Date): Promise<boolean> {
  const begun = await orm
    .insert(maintenances)
    .values({ activada, activadaPor })
    .onConflictDoNothing()
    .returning({ id: maintenances.id });
  return begun.length > 0;
}

/** Ends maintenance; false where none goes on. */
export async function endMaintenance({ orm }: Db, terminadaPor: number, terminada: Date): Promise<boolean> {
  const ended = await orm
    .update(maintenances)
    .set({ terminada, terminadaPor })
    .where(isNull(maintenances.terminada))
    .returning({ id: maintenances.id });
  return ended.length > 0;
}

type Detail = z.infer<typeof maintenanceDetail>;

const turnOf = (moment: string, account: string) => `
  case when m.${moment} is not null then json_build_object(
    'nombre', coalesce(${account}.nombre || ' ' || ${account}.apellidos, ''), 'fecha', m.${moment}) end`;

const last = {
  name: 'maintenance_last',
  text: `
    select m.terminada is null as activo, ${turnOf('activada', 'a')} as activado, ${turnOf('terminada', 't')} as desactivado
    from maintenances m left join accounts a on a.id = m.activada_por left join accounts t on t.id = m.terminada_por
    order by m.id desc limit 1`,
};

/** The last maintenance that was switched on here; undefined where none ever was. */
export async function lastMaintenance(db: Db) {
  const [row] = await db.query<Pick<Detail, 'activo' | 'activado' | 'desactivado'>>(last, []);
  return row;
}
