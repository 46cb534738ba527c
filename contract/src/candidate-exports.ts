import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id } from './envelope.ts';
import { moment, urlAcceso } from './fields.ts';
import { fileLink } from './files.ts';

/** The candidates of an offer as a file. */

/** `zip`: the CVs and documents that were sent. */
export const exportFormats = ['xlsx', 'csv', 'zip'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** `grande`: the documents are more than one file holds. */
export const exportStates = ['pendiente', 'lista', 'grande', 'fallida'] as const;

export const exportCandidates = endpoint({
  method: 'POST',
  path: '/api/Empresa/exportaCandidatos',
  access: ['Empresa'],
  callsAMinute: 10,
  summary:
    "Begins a file of the candidates of the company's own offer, which a job makes; students see that their data were exported.",
  body: z.object({ urlOferta: urlAcceso, formato: z.enum(exportFormats) }),
  answer: z.object({ id: z.number().int() }),
  refusals: ['offerNotFound'],
});

export const getCandidateExport = endpoint({
  method: 'GET',
  path: '/api/Empresa/dameExportacionCandidatos/:id',
  access: ['Empresa'],
  summary:
    'How far a file of candidates is, and a link that opens it for a quarter of an hour once it is made.',
  params: z.object({ id }),
  answer: z.object({
    formato: z.enum(exportFormats),
    estado: z.enum(exportStates),
    total: z.number().int(),
    hechos: z.number().int(),
    fichero: fileLink.nullable(),
    creada: moment,
  }),
  refusals: ['actionNotAllowed'],
  absent: 'actionNotAllowed',
});

export const calls = { exportCandidates, getCandidateExport };
