import type { Db } from '../../db/database.ts';
import { routes } from '../../http/context.ts';
import { type Maintenance, tellMaintenance } from '../../http/maintenance.ts';
import { recordAct } from '../audit/audit.queries.ts';
import { beginMaintenance, endMaintenance, lastMaintenance } from './maintenance.queries.ts';

export const maintenanceRoutes = (maintenance: Maintenance) => {
  const { configured } = maintenance;

  const detail = async (db: Db) => {
    const last = await lastMaintenance(db);
    return {
      activo: configured || last?.activo === true,
      porConfiguracion: configured,
      activado: last?.activado ?? null,
      desactivado: last?.desactivado ?? null,
    };
  };

  return routes({
    getMaintenance: async () => ({ activo: await maintenance.isOn() }),
    getMaintenanceDetail: (_, { db }) => detail(db),
    async switchMaintenance({ body }, ctx) {
      const { db, session, now } = ctx;
      const change = body.activo ? beginMaintenance : endMaintenance;
      const acto = body.activo ? 'mantenimientoIniciado' : 'mantenimientoTerminado';
      if (await change(db, session.accountId, now())) await recordAct(ctx, 'portal', 'mantenimiento', acto);
      await tellMaintenance(db);
      return detail(db);
    },
  });
};
