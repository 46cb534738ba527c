import type { Database, Db } from '../db/database.ts';

const channel = 'portal_maintenance';

const current = {
  name: 'maintenance_current',
  text: 'select exists (select from maintenances where terminada is null) as on',
};

export interface Maintenance {
  /** Whether only managers are let in. */
  isOn(): Promise<boolean>;
  /** By the configuration: nobody can switch it off in the portal. */
  readonly configured: boolean;
}

/**
 * Whether the portal is under maintenance, kept in memory: each process hears of every change from the database, and
 * asks for it at each call while it cannot hear.
 */
export async function openMaintenance(database: Database, configured: boolean): Promise<Maintenance> {
  let known: boolean | undefined;
  let hearing = false;
  /** What was read before the last change is answered, and not remembered. */
  let changes = 0;
  const forget = (): void => {
    changes++;
    known = undefined;
  };
  await database.listen(channel, forget, (listening) => {
    hearing = listening;
    forget();
  });
  return {
    configured,
    async isOn() {
      if (configured) return true;
      if (known !== undefined) return known;
      const before = changes;
      const [row] = await database.query<{ on: boolean }>(current, []);
      const on = row?.on === true;
      if (hearing && before === changes) known = on;
      return on;
    },
  };
}

const tell = { name: 'maintenance_tell', text: `select pg_notify('${channel}', '')` };

/** Tells every process, once the transaction is kept, that maintenance began or ended. */
export async function tellMaintenance(db: Db): Promise<void> {
  await db.query(tell, []);
}
