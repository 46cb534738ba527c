import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { moment, urlAcceso } from './fields.ts';

/** What happened to an offer: who, when, and what from what to what. */

export const offerEvents = [
  'creada',
  'copiada',
  'enviada',
  'modificada',
  'reenviada',
  'validada',
  'rechazada',
  'corregida',
  'retirada',
  'publicada',
  'destacada',
  'noDestacada',
  'prorrogada',
  'cerrada',
  'caducada',
  'eliminada',
  // It was made with an internship that was agreed without a published offer: how that was.
  'propuesta',
  'centroEducativo',
] as const;
export type OfferEventKind = (typeof offerEvents)[number];

export const offerEventActors = ['empresa', 'gestor', 'sistema'] as const;
export type OfferEventActor = (typeof offerEventActors)[number];

/** A field with its values; both are null where the values are not kept. */
const change = z.object({ campo: z.string(), antes: z.unknown(), ahora: z.unknown() });
export type OfferChange = z.infer<typeof change>;

const answer = z.array(
  z.object({
    id: z.number().int(),
    fecha: moment,
    quien: z.enum(offerEventActors),
    /** Null where nobody did it or they are no longer there, and to a company for a manager. */
    nombre: z.string().nullable(),
    hecho: z.enum(offerEvents),
    /** Why it was rejected, unpublished or closed, or the reference of the offer that it was copied from. */
    detalle: z.string().nullable(),
    cambios: z.array(change),
  }),
);
export type OfferHistory = z.infer<typeof answer>;

const history = {
  method: 'GET',
  params: z.object({ id: urlAcceso }),
  answer,
  refusals: ['offerNotFound'],
  absent: 'offerNotFound',
} as const;

export const listOwnOfferHistory = endpoint({
  ...history,
  path: '/api/Empresa/dameHistorialOferta/:id',
  access: ['Empresa'],
  summary: "What happened to the company's own offer: the newest 100.",
});

export const listOfferHistory = endpoint({
  ...history,
  path: '/api/Gestor/dameHistorialOferta/:id',
  access: ['Gestor'],
  summary: 'What happened to an offer that was sent, with the names of all who did it: the newest 100.',
});

export const calls = { listOwnOfferHistory, listOfferHistory };
