import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, nothing, pageQuery } from '../envelope.ts';
import { day, writtenReason } from '../fields.ts';
import { fieldError } from '../validation.ts';
import { certificateStates, ownCertificate } from './certificates.ts';
import {
  centrePartShown,
  centreShown,
  countsByState,
  educationRequestStates,
  educationStages,
  eventShown,
  requestShown,
} from './request.ts';

const listed = requestShown.extend({
  idAlumno: z.number().int(),
  alumno: z.string(),
  idTitulacion: z.number().int().nullable(),
  centro: centreShown,
  /** Null where none has been handed in. */
  certificado: z.enum(certificateStates).nullable(),
});
export type ManagedEducationRequest = z.infer<typeof listed>;

export const listManagedEducationRequests = endpoint({
  method: 'GET',
  path: '/api/Gestor/dameSolicitudesPracticasEducacion',
  access: ['Gestor'],
  summary:
    'A page of the requests to schools: those that a school has accepted first, the oldest of them first.',
  query: pageQuery.extend({
    /** Words of the student's or the school's name. */
    texto: z.string().trim().max(200).optional(),
    estado: z.enum(educationRequestStates).optional(),
    nivel: z.enum(educationStages).optional(),
    idProvincia: id.optional(),
    idEmpresa: id.optional(),
  }),
  answer: z.object({
    solicitudes: z.array(listed),
    numTotal: z.number().int(),
    porEstado: countsByState,
  }),
  refusals: [],
});

/** What keeps a manager from making the placement. */
export const placementObstacles = ['sinCertificado', 'certificadoAntiguo'] as const;

export const getManagedEducationRequest = endpoint({
  method: 'GET',
  path: '/api/Gestor/dameSolicitudPracticaEducacion/:id',
  access: ['Gestor'],
  summary: 'A request to a school with its history, and what keeps the placement from being made.',
  params: z.object({ id }),
  answer: listed.extend({
    email: z.string(),
    datosCentro: centrePartShown,
    certificadoMenores: ownCertificate,
    versionCertificado: z.number().int().nullable(),
    obstaculo: z.enum(placementObstacles).nullable(),
    /** Of the incorporation form, once it is open. */
    idSolicitud: z.number().int().nullable(),
    /** Other open requests of the student for some of the same days. */
    otras: z.array(
      z.object({
        id: z.number().int(),
        estado: z.enum(educationRequestStates),
        centro: centreShown,
        fechaInicio: day,
        fechaFin: day,
      }),
    ),
    historial: z.array(eventShown),
  }),
  refusals: ['applicationNotFound'],
  absent: 'applicationNotFound',
});

const seen = { id, version: z.int32().min(1) };

export const placementTypes = ['curricular', 'extracurricular'] as const;

export const startEducationPlacement = endpoint({
  method: 'POST',
  path: '/api/Gestor/creaPracticaDeSolicitudEducacion',
  access: ['Gestor'],
  summary:
    'Opens the incorporation form of a request that a school has accepted, and takes back or keeps the student’s others.',
  body: z.object({
    ...seen,
    tipoPractica: z.enum(placementTypes, fieldError('chooseOne')),
    /** The student's other open requests for the same days that are taken back. */
    retirar: z.array(id).max(100).default([]),
  }),
  answer: z.object({ idSolicitud: z.number().int() }),
  // 11: without a certificate about minors that holds.
  refusals: ['applicationNotFound', 'cannotChangeState', 'missingDocumentation'],
  notice: 'infoUpdated',
  once: true,
});

export const closeEducationRequest = endpoint({
  method: 'POST',
  path: '/api/Gestor/retiraSolicitudPracticaEducacion',
  access: ['Gestor'],
  summary: 'Takes an open request back with the reason; student and school are told.',
  body: z.object({ ...seen, motivo: writtenReason }),
  answer: nothing,
  refusals: ['applicationNotFound', 'cannotChangeState'],
  notice: 'infoUpdated',
});

export const setEducationCentre = endpoint({
  method: 'POST',
  path: '/api/Gestor/guardaCentroEducativo',
  access: ['Gestor'],
  summary: 'Says whether a company is a school, and which stages it teaches.',
  body: z
    .object({
      idEmpresa: id,
      esCentroEducativo: z.boolean(),
      etapas: z.array(z.enum(educationStages)).max(educationStages.length).default([]),
    })
    .refine(({ esCentroEducativo, etapas }) => !esCentroEducativo || etapas.length > 0, {
      error: fieldError('chooseSome'),
      path: ['etapas'],
    }),
  answer: nothing,
  refusals: ['companyProblem'],
  notice: 'infoUpdated',
});

export const managerCalls = {
  listManagedEducationRequests,
  getManagedEducationRequest,
  startEducationPlacement,
  closeEducationRequest,
  setEducationCentre,
};
