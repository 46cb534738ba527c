import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, nothing } from '../envelope.ts';
import { fileLink } from '../files.ts';
import { adhesionStates, programmeCard, programmeDetail, programmeDocument } from './programme.ts';

/** Most programmes that are listed at once. */
export const maxProgrammes = 200;

export const listActiveProgrammes = endpoint({
  method: 'GET',
  path: '/api/Publico/programasPracticasActivos',
  access: 'public',
  summary: 'The published programmes that have not ended, the newest first.',
  answer: z.array(programmeCard).max(maxProgrammes),
  refusals: [],
});

export const listCompanyProgrammes = endpoint({
  method: 'GET',
  path: '/api/Empresa/programasDeLaEmpresa',
  access: ['Empresa'],
  summary:
    'The programmes in which the company takes part, has asked to or was refused, and whether its offers may belong to them.',
  answer: z
    .array(
      z.object({
        idPrograma: z.number().int(),
        titulo: z.string(),
        estado: z.enum(adhesionStates).nullable(),
        /** An offer that is sent now may belong to it. */
        puedeOfertar: z.boolean(),
        exigeDedicacion: z.boolean(),
      }),
    )
    .max(maxProgrammes),
  refusals: [],
});

export const listProgrammeDocuments = endpoint({
  method: 'GET',
  path: '/api/Empresa/dameDocumentosPracticasPorPrograma',
  access: ['Empresa'],
  summary:
    'The documents of each published programme in which the company takes part, the newest programme first.',
  answer: z
    .array(
      z.object({
        idPrograma: z.number().int(),
        titulo: z.string(),
        documentos: z.array(programmeDocument.extend({ documento: fileLink })),
      }),
    )
    .max(maxProgrammes),
  refusals: [],
});

export const listStudentProgrammes = endpoint({
  method: 'GET',
  path: '/api/Alumno/programasDelAlumno',
  access: ['Alumno'],
  summary: 'The programmes which the student has asked to join, with the answer.',
  answer: z
    .array(z.object({ idPrograma: z.number().int(), titulo: z.string(), estado: z.enum(adhesionStates) }))
    .max(maxProgrammes),
  refusals: [],
});

const one = {
  method: 'GET',
  summary: 'One programme, with the request of the reader and, for who takes part, its documents.',
  params: z.object({ id }),
  answer: programmeDetail,
  refusals: ['programmeNotFound'],
  absent: 'programmeNotFound',
} as const;

export const getProgramme = endpoint({
  ...one,
  path: '/api/Alumno/detallePrograma/:id',
  access: ['Alumno'],
});
export const getCompanyProgramme = endpoint({
  ...one,
  path: '/api/Empresa/detallePrograma/:id',
  access: ['Empresa'],
});

const asking = {
  method: 'POST',
  params: z.object({ id }),
  answer: nothing,
  absent: 'programmeNotFound',
} as const;

export const joinProgramme = endpoint({
  ...asking,
  path: '/api/Alumno/solicitaAdhesionPrograma/:id',
  access: ['Alumno'],
  summary: 'Asks that the student be accepted in a programme.',
  refusals: ['programmeNotFound', 'adhesionAlreadyRequested', 'programmeNeedsNoAdhesion', 'actionNotAllowed'],
  notice: 'studentAdhesion',
});

export const joinProgrammeAsCompany = endpoint({
  ...asking,
  path: '/api/Empresa/solicitaAhesionPrograma/:id',
  access: ['Empresa'],
  summary: 'Asks that the company be accepted in a programme.',
  refusals: ['programmeNotFound', 'adhesionAlreadyRequested', 'programmeNeedsNoAdhesion', 'actionNotAllowed'],
  notice: 'companyAdhesionRequested',
});

const leaving = {
  ...asking,
  summary:
    'Withdraws a request, or leaves the programme. Again is the same as once; who was refused has nothing to withdraw.',
  refusals: ['programmeNotFound'],
  notice: 'infoUpdated',
} as const;

export const leaveProgramme = endpoint({
  ...leaving,
  path: '/api/Alumno/retiraAdhesionPrograma/:id',
  access: ['Alumno'],
});
export const leaveProgrammeAsCompany = endpoint({
  ...leaving,
  path: '/api/Empresa/retiraAdhesionPrograma/:id',
  access: ['Empresa'],
});

const document = {
  method: 'GET',
  summary: 'A document of a programme, for who takes part in it.',
  params: z.object({ id }),
  answer: fileLink,
  refusals: ['programmeNotFound', 'adheredOnly'],
  absent: 'programmeNotFound',
} as const;

export const getProgrammeDocument = endpoint({
  ...document,
  path: '/api/Alumno/dameDocumentoPrograma/:id',
  access: ['Alumno'],
});
export const getCompanyProgrammeDocument = endpoint({
  ...document,
  path: '/api/Empresa/dameDocumentoPrograma/:id',
  access: ['Empresa'],
});

export const readerCalls = {
  listActiveProgrammes,
  listCompanyProgrammes,
  listProgrammeDocuments,
  listStudentProgrammes,
  getProgramme,
  getCompanyProgramme,
  joinProgramme,
  joinProgrammeAsCompany,
  leaveProgramme,
  leaveProgrammeAsCompany,
  getProgrammeDocument,
  getCompanyProgrammeDocument,
};
