import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, nothing } from './envelope.ts';
import { day, longText, moment, shortText } from './fields.ts';
import { fileLink } from './files.ts';
import { fieldError } from './validation.ts';

/** Documents that a process of the institution asks students for: it alone reads what they hand in. */

/** A request, as its student sees it. */
export const documentRequest = z.object({
  id: z.number().int(),
  /** Who asks, such as an area. */
  solicitante: z.string(),
  descripcion: z.string(),
  fechaLimite: day.nullable(),
  /** Null while it is awaited. */
  documento: fileLink.nullable(),
});

/** The same, as managers see it. */
export const managedDocumentRequest = documentRequest.extend({
  solicitada: moment,
  entregada: moment.nullable(),
});

const ids = z.array(id).min(1, fieldError('chooseSome')).max(1000);

export const requestDocument = endpoint({
  method: 'POST',
  path: '/api/Gestor/pideDocumento',
  access: ['Gestor'],
  summary: 'Asks one student or several for a document. The same sending twice asks once.',
  body: z.object({
    alumnos: ids,
    solicitante: shortText,
    descripcion: longText(1000).min(1, fieldError('required')),
    fechaLimite: day.nullable().default(null),
    /** Made when the form opens. */
    claveEnvio: z.uuid(),
  }),
  /** How many students are asked by it. */
  answer: z.object({ pedidas: z.number().int() }),
  // One of them is no student, or has left.
  refusals: ['actionNotAllowed'],
  notice: 'requestCreated',
});

export const withdrawDocumentRequest = endpoint({
  method: 'POST',
  path: '/api/Gestor/retiraPeticionDocumento',
  access: ['Gestor'],
  summary: 'Takes back a request for a document that has not been handed in.',
  body: z.object({ id }),
  answer: nothing,
  refusals: ['noSuchMove'],
  notice: 'infoUpdated',
});

export const listRequestedDocuments = endpoint({
  method: 'GET',
  path: '/api/Alumno/documentacionDeProcesosSolicitada',
  access: ['Alumno'],
  summary: 'The documents that the institution awaits from the student: who asks, for what and until when.',
  answer: z.array(documentRequest),
  refusals: [],
});

export const calls = { requestDocument, withdrawDocumentRequest, listRequestedDocuments };
