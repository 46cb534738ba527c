import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, nothing } from './envelope.ts';
import { hasStrangeCharacters, longText } from './fields.ts';
import { fieldError } from './validation.ts';

/** The reasons that managers choose from when they reject something, as the institution keeps them. */

/** What a reason to reject can be given for. */
export const reasonScopes = [
  'practicas',
  'empleo',
  'empresas',
  'contactos',
  'verificaciones',
  'alumnos',
  'estudios',
] as const;
export type ReasonScope = (typeof reasonScopes)[number];

/** Reasons that one scope can have. */
export const mostReasons = 20;

const sentence = longText(300)
  .min(1, { error: fieldError('required'), abort: true })
  .min(3, fieldError('min', { min: 3 }))
  .refine((text) => !hasStrangeCharacters(text), fieldError('characters'));

/** The same sentence in each language; the manager chooses the language. */
export const reasonTexts = z.object({ es: sentence, ca: sentence, en: sentence });

const rejectionReason = z.object({
  idMotivo: z.number().int(),
  ambito: z.enum(reasonScopes),
  textos: z.object({ es: z.string(), ca: z.string(), en: z.string() }),
});
export type RejectionReason = z.infer<typeof rejectionReason>;

export const listRejectionReasons = endpoint({
  method: 'GET',
  path: '/api/Gestor/dameMotivosRechazo',
  access: ['Gestor'],
  summary: 'The reasons that a manager can choose when something is rejected, as the institution keeps them.',
  answer: z.array(rejectionReason),
  refusals: [],
});

export const saveRejectionReason = endpoint({
  method: 'POST',
  path: '/api/Gestor/guardaMotivoRechazo',
  access: ['Gestor'],
  summary: `Writes a reason anew, in its scope, or adds one (49 where its scope has ${mostReasons} already).`,
  once: true,
  body: z.object({ idMotivo: id.optional(), ambito: z.enum(reasonScopes), textos: reasonTexts }),
  answer: z.object({ idMotivo: z.number().int() }),
  // 8: its scope has one with the same sentence.
  refusals: ['actionNotAllowed', 'cannotChangeState', 'alreadyExists'],
});

export const deleteRejectionReason = endpoint({
  method: 'POST',
  path: '/api/Gestor/borraMotivoRechazo',
  access: ['Gestor'],
  summary: 'Deletes a reason; what was rejected with it keeps its sentence.',
  body: z.object({ idMotivo: id }),
  answer: nothing,
  refusals: [],
});
