import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, nothing } from '../envelope.ts';
import { day, longText, shortText } from '../fields.ts';
import { fieldError } from '../validation.ts';
import { ownCertificate } from './certificates.ts';
import { countEducationRequests } from './menu.ts';
import { centreShown, educationStages, eventShown, requestShown } from './request.ts';

export const listEducationCentres = endpoint({
  method: 'GET',
  path: '/api/Dominios/centrosEducativosDeProvincia/:id',
  access: ['Alumno', 'Gestor'],
  summary: 'The schools of a province that take requests, by name, with the stages that each teaches.',
  params: z.object({ id }),
  answer: z.array(centreShown.extend({ etapas: z.array(z.enum(educationStages)) })),
  refusals: [],
});

const ownRequest = requestShown.extend({
  centro: centreShown,
  /** The host tutor, once the centre has accepted. */
  tutor: z.object({ nombre: z.string(), email: z.string().nullable() }).nullable(),
  grupo: z.string().nullable(),
  historial: z.array(eventShown.omit({ quien: true })),
});
export type OwnEducationRequest = z.infer<typeof ownRequest>;

export const listOwnEducationRequests = endpoint({
  method: 'GET',
  path: '/api/Alumno/dameSolicitudesPracticasEducacion',
  access: ['Alumno'],
  summary: "The student's own requests to schools, the newest 100 first, with the certificate about minors.",
  answer: z.object({ solicitudes: z.array(ownRequest), certificado: ownCertificate }),
  refusals: [],
});

export const askEducationCentre = endpoint({
  method: 'POST',
  path: '/api/Alumno/solicitaPracticaEducacion',
  access: ['Alumno'],
  summary: 'Asks a school for an internship; the school is told.',
  body: z
    .object({
      idCentro: id,
      fechaInicio: day,
      fechaFin: day,
      nivel: z.enum(educationStages, fieldError('chooseOne')),
      especialidad: shortText,
      observaciones: longText(1000).nullable().default(null),
    })
    .refine(({ fechaInicio, fechaFin }) => fechaInicio < fechaFin, {
      error: fieldError('dateOrder'),
      path: ['fechaFin'],
    }),
  answer: z.object({ id: z.number().int() }),
  // 8: the same school has an open one. 48: no student of education. 81: the limit is reached.
  refusals: ['alreadyExists', 'actionNotAllowed', 'centreRequestLimit'],
  notice: 'requestCreated',
  once: true,
});

export const withdrawEducationRequest = endpoint({
  method: 'POST',
  path: '/api/Alumno/retiraSolicitudPracticaEducacion',
  access: ['Alumno'],
  summary: 'Takes back one of the student’s own requests, until a manager has made the placement.',
  body: z.object({ id }),
  answer: nothing,
  refusals: ['applicationNotFound', 'cannotChangeState'],
  notice: 'infoUpdated',
});

export const studentCalls = {
  listEducationCentres,
  countEducationRequests,
  listOwnEducationRequests,
  askEducationCentre,
  withdrawEducationRequest,
};
