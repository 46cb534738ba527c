import { z } from 'zod';
import { companyDocumentKinds } from '../company-documents.ts';
import { endpoint } from '../endpoint.ts';
import { id } from '../envelope.ts';
import { day, shortText, writtenReason } from '../fields.ts';
import { fileBodyLimit, uploadedFile } from '../files.ts';
import { placementCard, seen, signing, wholePlacement } from './placement.ts';

const ownCard = placementCard.extend({ empresa: z.string() });

export const listOwnPlacements = endpoint({
  method: 'GET',
  path: '/api/Alumno/damePracticasAlumno',
  access: ['Alumno'],
  summary: 'The placements of the student, those that go on first, then the newest.',
  answer: z.object({
    practicas: z.array(ownCard),
    /** No internship may begin without it. */
    faltaNumSegSocial: z.boolean(),
  }),
  refusals: [],
});

export const getOwnPlacement = endpoint({
  method: 'GET',
  path: '/api/Alumno/damePractica/:id',
  access: ['Alumno'],
  summary: 'A placement of the student with its annexes, documents, reports and history.',
  params: z.object({ id }),
  answer: wholePlacement.extend({
    /** Address of the calendar feed of its dates. */
    calendario: z.string(),
    /** The certificate can be issued. */
    certificable: z.boolean(),
  }),
  refusals: ['placementStudentNotFound'],
  absent: 'placementStudentNotFound',
});

/** What an internship asks of the student's data before it can begin. */
export const placementDataFields = [
  'dni',
  'numSegSocial',
  'telefono',
  'fechaNacimiento',
  'direccion',
] as const;

export const missingPlacementData = endpoint({
  method: 'GET',
  path: '/api/Alumno/faltaDatosNecesariosPorPractica',
  access: ['Alumno'],
  summary:
    'What the student must still give for a placement that is prepared or goes on; nothing without one.',
  answer: z.object({ faltan: z.boolean(), campos: z.array(z.enum(placementDataFields)) }),
  refusals: [],
});

export const signOwnAnnex = endpoint({
  method: 'POST',
  path: '/api/Alumno/firmaAnexoPractica',
  access: ['Alumno'],
  summary:
    'The student signs a version of the annex: by the account, or by a PDF signed with a certificate, which is checked.',
  body: z.object(signing),
  bodyLimit: fileBodyLimit,
  answer: wholePlacement.pick({ estado: true, version: true }),
  refusals: ['placementStudentNotFound', 'cannotChangeState', 'fileTypeNotAllowed'],
  notice: 'infoUpdated',
});

const upload = uploadedFile.shape;

export const addPlacementFile = endpoint({
  method: 'POST',
  path: '/api/Alumno/addFicheroPractica',
  access: ['Alumno'],
  summary: 'Hands in a document that is awaited from the student for a placement, or was returned.',
  body: z.object({ idPractica: id, idDocumento: id, ...upload }),
  bodyLimit: fileBodyLimit,
  fieldStatus: { extension_adjunto: 'fileTypeNotAllowed' },
  answer: z.object({ id: z.number().int() }),
  refusals: ['placementStudentNotFound', 'actionNotAllowed', 'cannotChangeState', 'fileTypeNotAllowed'],
  notice: 'documentsAttached',
  once: true,
});

export const addPlacementDocument = endpoint({
  method: 'POST',
  path: '/api/Alumno/addDocumentoPractica',
  access: ['Alumno'],
  summary: 'Adds a document to a placement that nobody asked for.',
  body: z.object({ idPractica: id, tipo: z.enum(companyDocumentKinds).default('otro'), ...upload }),
  bodyLimit: fileBodyLimit,
  fieldStatus: { extension_adjunto: 'fileTypeNotAllowed' },
  answer: z.object({ id: z.number().int() }),
  refusals: ['placementStudentNotFound', 'actionNotAllowed', 'fileTypeNotAllowed'],
  notice: 'documentsAttached',
  once: true,
});

export const editFollowUpDocument = endpoint({
  method: 'POST',
  path: '/api/Alumno/editDocumentoSeguimientoCF',
  access: ['Alumno'],
  summary: 'Replaces a follow-up document of a placement that has not been accepted.',
  body: z.object({ idPractica: id, idDocumento: id, version: z.int32().min(1), ...upload }),
  bodyLimit: fileBodyLimit,
  fieldStatus: { extension_adjunto: 'fileTypeNotAllowed' },
  answer: z.object({ id: z.number().int() }),
  refusals: ['placementStudentNotFound', 'actionNotAllowed', 'cannotChangeState', 'fileTypeNotAllowed'],
  notice: 'documentsAttached',
});

export const renouncePlacement = endpoint({
  method: 'POST',
  path: '/api/Alumno/addFicheroRenunciaSet',
  access: ['Alumno'],
  summary:
    'The student gives a placement up from a day on, with the reason and, if there is one, the signed document.',
  body: z.object({
    ...seen,
    motivo: writtenReason,
    desde: day,
    fichero: z.object({ ...upload, nombre: shortText }).optional(),
  }),
  bodyLimit: fileBodyLimit,
  answer: wholePlacement.pick({ estado: true, version: true }),
  refusals: ['placementStudentNotFound', 'cannotChangeState', 'fileTypeNotAllowed'],
  notice: 'infoUpdated',
});

export const studentCalls = {
  listOwnPlacements,
  getOwnPlacement,
  missingPlacementData,
  signOwnAnnex,
  addPlacementFile,
  addPlacementDocument,
  editFollowUpDocument,
  renouncePlacement,
};
