import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { moment } from './fields.ts';

/** Maintenance: nobody but managers is let in while it is on (specification 1, §4). */

export const getMaintenance = endpoint({
  method: 'GET',
  path: '/api/Publico/dameMantenimiento',
  access: 'public',
  duringMaintenance: true,
  summary: 'Whether maintenance is on.',
  answer: z.object({ activo: z.boolean() }),
  refusals: [],
});

/** Who switched it, and when. */
const turn = z.object({ nombre: z.string(), fecha: moment });

export const maintenanceDetail = z.object({
  activo: z.boolean(),
  /** On by the configuration of the server (`MAINTENANCE=1`): nobody can switch that off here. */
  porConfiguracion: z.boolean(),
  /** The last time that somebody switched it on here, and off again where that happened. */
  activado: turn.nullable(),
  desactivado: turn.nullable(),
});

export const getMaintenanceDetail = endpoint({
  method: 'GET',
  path: '/api/Gestor/dameMantenimiento',
  access: ['Gestor'],
  summary: 'Whether maintenance is on, who switched it and when.',
  answer: maintenanceDetail,
  refusals: [],
});

export const switchMaintenance = endpoint({
  method: 'POST',
  path: '/api/Gestor/cambiaMantenimiento',
  access: ['Gestor'],
  summary: 'Switches maintenance on or off; what it is already stays as it is.',
  body: z.object({ activo: z.boolean() }),
  answer: maintenanceDetail,
  refusals: [],
});

export const calls = { getMaintenance, getMaintenanceDetail, switchMaintenance };

export { screens } from './screens/maintenance.ts';
