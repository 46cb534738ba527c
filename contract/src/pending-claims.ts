import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { nothing } from './envelope.ts';

/** Which manager sees to what waits, and how the inbox is narrowed down. */

/** What waits in the inbox, and can be claimed. */
export const claimables = ['oferta', 'empresa', 'alumno', 'estudios'] as const;
export type Claimable = (typeof claimables)[number];

/** The manager who sees to something that waits; null where nobody does. */
export const claim = z.object({ nombre: z.string(), esMia: z.boolean() }).nullable();
export type Claim = z.infer<typeof claim>;

/** Of whom what waits is asked for: one's own, or nobody's. */
export const claimFilters = ['mias', 'libres'] as const;

/** How what waits is narrowed down. */
export const pendingFilters = z.object({
  /** Words by which it is known: a name, a title, a reference, an e-mail. */
  texto: z.string().trim().max(200).optional(),
  asignada: z.enum(claimFilters).optional(),
});
export type PendingFilters = z.output<typeof pendingFilters>;

export const claimPending = endpoint({
  method: 'POST',
  path: '/api/Gestor/asignaPendiente',
  access: ['Gestor'],
  summary:
    'Assigns something that waits to the manager of the session, also where another manager has it, or gives it back.',
  body: z.object({ tipo: z.enum(claimables), objeto: z.string().min(1).max(40), asigna: z.boolean() }),
  answer: nothing,
  refusals: ['noSuchMove'],
});
