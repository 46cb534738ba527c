import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { nothing } from './envelope.ts';
import { moment, urlAcceso } from './fields.ts';
import { offerTypes } from './offer-fields.ts';
import { offerStates } from './offers.ts';

/**
 * Offers that are applied to on the company's own page (`urlInscripcionExterna`): whether a student has opened it, and
 * whether the student says to have applied there. Nobody but the student reads it.
 */

/** What a student answers on coming back: applied, not yet, or no longer interested. */
export const externalAnswers = ['si', 'todaviaNo', 'noInteresa'] as const;
export type ExternalAnswer = (typeof externalAnswers)[number];

const services = ['noEmploymentService', 'noPlacementService', 'notEnrolledInPlacements'] as const;

export const openExternal = endpoint({
  method: 'POST',
  path: '/api/Alumno/abreInscripcionExterna',
  access: ['Alumno'],
  summary:
    "Notes that the student opens the company's page of an open offer, so as to be asked later whether they applied there; an application that was noted stays.",
  body: z.object({ urlOferta: urlAcceso }),
  answer: nothing,
  refusals: ['offerNotFound', ...services],
});

export const answerExternal = endpoint({
  method: 'POST',
  path: '/api/Alumno/respondeInscripcionExterna',
  access: ['Alumno'],
  summary:
    "Says whether the student applied on the company's page; another answer takes the place of the one before.",
  body: z.object({ urlOferta: urlAcceso, respuesta: z.enum(externalAnswers) }),
  answer: nothing,
  refusals: ['applicationNotFound'],
});

export const getExternal = endpoint({
  method: 'GET',
  path: '/api/Alumno/dameInscripcionExterna/:id',
  access: ['Alumno'],
  summary:
    "Whether the student opened the company's page of an offer, by its urlAcceso, and what they answered.",
  params: z.object({ id: urlAcceso }),
  answer: z.object({
    /** When it was opened last; null where it was not. */
    abierta: moment.nullable(),
    /** Null until it is answered, and again once the page has been opened anew. */
    respuesta: z.enum(externalAnswers).nullable(),
    fecha: moment.nullable(),
  }),
  refusals: [],
});

export const listExternal = endpoint({
  method: 'GET',
  path: '/api/Alumno/dameInscripcionesExternas',
  access: ['Alumno'],
  summary:
    'The offers that the student says to have applied to outside of the portal, the latest hundred first.',
  answer: z.object({
    inscripciones: z.array(
      z.object({
        urlOferta: urlAcceso,
        tipo: z.enum(offerTypes),
        titulo: z.string(),
        /** Null where the offer hides it. */
        empresa: z.string().nullable(),
        fecha: moment,
        estadoOferta: z.enum(offerStates),
      }),
    ),
  }),
  refusals: [],
});

export const calls = { openExternal, answerExternal, getExternal, listExternal };
