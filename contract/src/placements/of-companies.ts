import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, pageQuery } from '../envelope.ts';
import { moment } from '../fields.ts';
import { fileBodyLimit } from '../files.ts';
import { placementCard, placementStates, signing, wholePlacement } from './placement.ts';

const companyCard = placementCard.extend({ alumno: z.string(), tutorEmpresa: z.string() });

export const placementCounts = z.array(
  z.object({ estado: z.enum(placementStates), numTotal: z.number().int() }),
);

export const listCompanyPlacements = endpoint({
  method: 'GET',
  path: '/api/Empresa/damePracticas',
  access: ['Empresa'],
  summary: 'A page of the placements at the company: those that await its signature first, then the newest.',
  query: pageQuery.extend({
    texto: z.string().trim().max(200).optional(),
    estado: z.enum(placementStates).optional(),
  }),
  answer: z.object({
    practicas: z.array(companyCard),
    numTotal: z.number().int(),
    porEstado: placementCounts,
    /** Whether it has any at all, whatever the filters. */
    tienePracticas: z.boolean(),
  }),
  refusals: [],
});

export const getCompanyPlacement = endpoint({
  method: 'GET',
  path: '/api/Empresa/damePractica/:id',
  access: ['Empresa'],
  summary: 'A placement at the company with its annexes, documents, reports and history.',
  params: z.object({ id }),
  answer: wholePlacement.extend({
    /** When the host tutor last had a link, and opened it. */
    enlaceTutor: z.object({ caduca: moment, visto: moment.nullable() }).nullable(),
  }),
  refusals: ['placementStudentNotFound'],
  absent: 'placementStudentNotFound',
});

export const signCompanyAnnex = endpoint({
  method: 'POST',
  path: '/api/Empresa/firmaAnexoPractica',
  access: ['Empresa'],
  summary:
    'The company signs a version of the annex: by the account, or by a PDF signed with a certificate, which is checked.',
  body: z.object(signing),
  bodyLimit: fileBodyLimit,
  answer: wholePlacement.pick({ estado: true, version: true }),
  refusals: ['placementStudentNotFound', 'cannotChangeState', 'fileTypeNotAllowed'],
  notice: 'infoUpdated',
});

export const companyCalls = { listCompanyPlacements, getCompanyPlacement, signCompanyAnnex };
