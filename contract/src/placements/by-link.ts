import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, nothing } from '../envelope.ts';
import { accountEmail, moment } from '../fields.ts';
import { placementCard, wholePlacement } from './placement.ts';

/** What tutors do without an account: by a link that is theirs alone, which they can have sent again. */

export const tutorKinds = ['empresa', 'academico'] as const;
export type TutorKind = (typeof tutorKinds)[number];

/** Days that a tutor's link is good. */
export const tutorLinkDays = 60;

/** Of a tutor's link. */
export const tutorToken = z.string().min(20).max(100);

export const openTutorLink = endpoint({
  method: 'POST',
  path: '/api/Publico/abreEnlaceTutor',
  access: 'public',
  summary:
    'Whose link it is, and the placements that it is for: of a host tutor those at the company, of an academic tutor all that are theirs.',
  body: z.object({ token: tutorToken }),
  answer: z.object({
    tipo: z.enum(tutorKinds),
    nombre: z.string(),
    caduca: moment,
    practicas: z.array(
      placementCard.extend({
        empresa: z.string(),
        alumno: z.string(),
        /** Weeks of the hours log that await the host tutor. */
        semanasPorConfirmar: z.number().int(),
        /** The host tutor's report, or the academic tutor's mark, is awaited. */
        faltaInforme: z.boolean(),
        /** A change awaits the academic tutor's authorisation. */
        cambioPorAutorizar: z.boolean(),
      }),
    ),
  }),
  refusals: ['linkExpiredOrUsed'],
  callsAMinute: 60,
});

export const getTutorPlacement = endpoint({
  method: 'POST',
  path: '/api/Publico/damePracticaTutor',
  access: 'public',
  summary: 'A placement of the tutor whose link it is.',
  body: z.object({ token: tutorToken, idPractica: id }),
  answer: wholePlacement,
  refusals: ['linkExpiredOrUsed', 'placementStudentNotFound'],
  callsAMinute: 60,
});

export const requestTutorLink = endpoint({
  method: 'POST',
  path: '/api/Publico/pideEnlaceTutor',
  access: 'public',
  summary:
    'Sends a tutor a new link, where the address is one’s; the answer is the same where it is nobody’s.',
  body: z.object({ email: accountEmail }),
  answer: nothing,
  refusals: [],
  callsAMinute: 5,
});

export const linkCalls = { openTutorLink, getTutorPlacement, requestTutorLink };
