import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { moment } from './fields.ts';

/** What managers did: who, when, to what, and what it was. */

/** What managers act on. An offer is named by its `urlAcceso`, a part of the portal by its name, anything else by its number. */
export const actedOn = ['oferta', 'empresa', 'cuenta', 'comunicacion', 'encuesta', 'portal'] as const;
export type ActedOn = (typeof actedOn)[number];

export const managerActs = [
  'validada',
  'rechazada',
  'contactoAceptado',
  'contactoRechazado',
  'alumnoValidado',
  'alumnoRechazado',
  'bloqueada',
  'desbloqueada',
  'accesoUnicoDesvinculado',
  'segundoFactorActivado',
  'segundoFactorDesactivado',
  'segundoFactorRestablecido',
  'cerrada',
  'bajaTramitada',
  'bajaDenegada',
  'solicitudEstudioAceptada',
  'solicitudEstudioRechazada',
  'importada',
  'estudioModificado',
  'serviciosModificados',
  'documentoPedido',
  'documentoRetirado',
  'creada',
  'modificada',
  'eliminada',
  'mantenimientoIniciado',
  'mantenimientoTerminado',
] as const;
export type ManagerAct = (typeof managerActs)[number];

export const listActs = endpoint({
  method: 'GET',
  path: '/api/Gestor/dameHistorial/:tipo/:objeto',
  access: ['Gestor'],
  summary:
    'What managers have done to an offer, a company, an account, what the institution publishes or the portal itself (`mantenimiento`): the newest 50.',
  params: z.object({ tipo: z.enum(actedOn), objeto: z.string().min(1).max(200) }),
  answer: z.array(
    z.object({
      acto: z.enum(managerActs),
      fecha: moment,
      /** Null where the manager is no longer there. */
      gestor: z.string().nullable(),
    }),
  ),
  refusals: [],
});

export const calls = { listActs };
