import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, nothing, pageQuery } from './envelope.ts';
import { day, longText, moment, shortText, writtenReason } from './fields.ts';
import { fileBodyLimit, fileLink, uploadedFile } from './files.ts';
import { fieldError } from './validation.ts';

/** Documents between a company and the institution: what is awaited, handed in, accepted or returned. */

export const companyDocumentKinds = [
  'anexo',
  'notaCurricular',
  'notaExtraordinaria',
  'seguimiento',
  'informe',
  /** The student's final report, which companies do not read. */
  'memoria',
  'renuncia',
  'seguro',
  'programa',
  'otro',
] as const;
export type CompanyDocumentKind = (typeof companyDocumentKinds)[number];

/** Of this kind only a PDF is taken: an insurance policy (`filePoliza` of the specification). */
export const isPdfOnly = (tipo: CompanyDocumentKind): boolean => tipo === 'seguro';

export const companyDocumentStates = ['pendiente', 'devuelto', 'entregado', 'aceptado'] as const;
export type CompanyDocumentState = (typeof companyDocumentStates)[number];

/** Who has to provide a document; a student only for a placement. */
export const documentProviders = ['empresa', 'centro', 'alumno'] as const;

/** Days before its last day from which a document is said to expire soon. */
export const expiringDays = 30;

/** Most documents that are put into one zip. */
export const mostZipped = 200;

export const companyDocument = z.object({
  id: z.number().int(),
  tipo: z.enum(companyDocumentKinds),
  nombre: z.string(),
  descripcion: z.string().nullable(),
  estado: z.enum(companyDocumentStates),
  aportadoPor: z.enum(documentProviders),
  /** By when it has to be handed in. */
  fechaLimite: day.nullable(),
  /** The day of the document itself, as its sender gives it. */
  fecha: day.nullable(),
  entregado: moment.nullable(),
  /** The last day on which it is good. */
  caduca: day.nullable(),
  /** Why it was returned. */
  motivo: z.string().nullable(),
  /** The placement that it belongs to, and its student; null for one of the company itself. */
  idPractica: z.number().int().nullable(),
  alumno: z.string().nullable(),
  /** The company handed it in, and may take it back. */
  seRetira: z.boolean(),
  documento: fileLink.nullable(),
  /** What was accepted before and is good until what was handed in in its place is accepted. */
  anterior: z.object({ caduca: day.nullable(), documento: fileLink }).nullable(),
});
export type CompanyDocument = z.infer<typeof companyDocument>;

const list = (summary: string) =>
  ({ method: 'GET', access: ['Empresa'], summary, answer: z.array(companyDocument), refusals: [] }) as const;

export const listAnnexes = endpoint({
  ...list('The annexes of the placements of the company of the session, the newest first.'),
  path: '/api/Empresa/dameAnexosPracticas',
});

export const listInformativeNotes = endpoint({
  ...list('The informative notes of its curricular and extraordinary placements, the newest first.'),
  path: '/api/Empresa/dameNotasInformativasPracticasCurricularExtraordinaria',
});

export const listProvidedDocuments = endpoint({
  ...list('The documents that the company has handed in, the newest first.'),
  path: '/api/empresa/documentosAportados',
});

export const listPlacementDocuments = endpoint({
  ...list('The documents of the placements of the company, the newest first.'),
  path: '/api/Empresa/dameDocumentosPracticas',
});

const filters = z.object({
  texto: longText(200).default(''),
  tipo: z.enum(companyDocumentKinds).optional(),
  estado: z.enum(companyDocumentStates).optional(),
});
export type CompanyDocumentFilters = z.output<typeof filters>;

const counts = z.array(z.object({ estado: z.enum(companyDocumentStates), numTotal: z.number().int() }));

export const getDocumentation = endpoint({
  method: 'GET',
  path: '/api/Empresa/dameDocumentacion',
  access: ['Empresa'],
  summary:
    'The documentation of the company of the session: what it has to do first, and a page of the documents that the filters leave.',
  query: pageQuery.extend(filters.shape),
  answer: z.object({
    /** Awaited, returned or about to expire, the first due before the others: the first 20. */
    porHacer: z.array(companyDocument),
    numPorHacer: z.number().int(),
    documentos: z.array(companyDocument),
    numTotal: z.number().int(),
    /** With the other filters. */
    porEstado: counts,
  }),
  refusals: [],
});

export const addCompanyDocument = endpoint({
  method: 'POST',
  path: '/api/empresa/adddoc',
  access: ['Empresa'],
  summary:
    'Hands in a document: an awaited or returned one with `idDocumento`, one that nobody asked for without it. The same key hands it in once.',
  body: z.object({
    ficheroB64ParaAltas: uploadedFile.shape.ficheroB64,
    extension_adjunto: uploadedFile.shape.extension_adjunto,
    nombre: uploadedFile.shape.nombre,
    fecha: day.nullable().default(null),
    idDocumento: id.nullable().default(null),
    /** Of one that nobody asked for. */
    tipo: z.enum(companyDocumentKinds).default('otro'),
  }),
  fieldStatus: { extension_adjunto: 'fileTypeNotAllowed' },
  bodyLimit: fileBodyLimit,
  answer: z.object({ id: z.number().int() }),
  // 48: it is not awaited from this company; 49: it has been accepted.
  refusals: ['fileTypeNotAllowed', 'actionNotAllowed', 'cannotChangeState'],
  notice: 'documentsAttached',
  once: true,
});

export const removeCompanyDocument = endpoint({
  method: 'POST',
  path: '/api/empresa/deldoc',
  access: ['Empresa'],
  summary: 'Takes back a document that has not been accepted: one that was asked for is awaited again.',
  body: z.object({ id }),
  answer: nothing,
  refusals: ['actionNotAllowed', 'cannotChangeState'],
  notice: 'documentTakenBack',
  once: true,
});

export const zipDocuments = endpoint({
  method: 'POST',
  path: '/api/Empresa/exportaDocumentos',
  access: ['Empresa'],
  callsAMinute: 10,
  summary:
    'Begins a zip of documents of the company, which a job makes. HTTP 413 where they are too much for one.',
  body: z.object({
    documentos: z
      .array(id)
      .min(1, fieldError('chooseSome'))
      .max(mostZipped, fieldError('max', { max: mostZipped })),
  }),
  answer: z.object({ id: z.number().int() }),
  refusals: ['actionNotAllowed'],
});

export const documentZipStates = ['pendiente', 'lista', 'fallida'] as const;

export const getDocumentZip = endpoint({
  method: 'GET',
  path: '/api/Empresa/dameExportacionDocumentos/:id',
  access: ['Empresa'],
  summary: 'How far a zip is, and a link that opens it for a quarter of an hour once it is made.',
  params: z.object({ id }),
  answer: z.object({ estado: z.enum(documentZipStates), fichero: fileLink.nullable() }),
  refusals: ['actionNotAllowed'],
  absent: 'actionNotAllowed',
});

// Of managers

const managedDocument = companyDocument.extend({
  idEmpresa: z.number().int(),
  empresa: z.string(),
  /** Each change adds one: what is decided about another version than the present one is refused (49). */
  version: z.number().int(),
});
export type ManagedDocument = z.infer<typeof managedDocument>;

export const listCompanyDocuments = endpoint({
  method: 'GET',
  path: '/api/Gestor/dameDocumentosEmpresas',
  access: ['Gestor'],
  summary:
    'Documents of companies by words, kind, state and company: what awaits a decision first, the oldest before the others.',
  query: pageQuery.extend(filters.shape).extend({ idEmpresa: id.optional() }),
  answer: z.object({
    documentos: z.array(managedDocument),
    numTotal: z.number().int(),
    porEstado: counts,
  }),
  refusals: [],
});

export const askableCompanies = endpoint({
  method: 'GET',
  path: '/api/Gestor/buscaEmpresas',
  access: ['Gestor'],
  summary: 'Validated companies by the words of their name or their tax id: the first 20.',
  query: z.object({ texto: longText(200).default('') }),
  answer: z.array(
    z.object({
      idEmpresa: z.number().int(),
      nombreComercial: z.string(),
      nombreFiscal: z.string(),
      cif: z.string(),
    }),
  ),
  refusals: [],
});

export const requestCompanyDocument = endpoint({
  method: 'POST',
  path: '/api/Gestor/pideDocumentoEmpresa',
  access: ['Gestor'],
  summary: 'Asks one company or several for a document. The same sending twice asks once.',
  body: z.object({
    empresas: z.array(id).min(1, fieldError('chooseSome')).max(1000),
    tipo: z.enum(companyDocumentKinds).default('otro'),
    nombre: shortText,
    descripcion: longText(1000).nullable().default(null),
    fechaLimite: day.nullable().default(null),
    /** Made when the form opens. */
    claveEnvio: z.uuid(),
  }),
  answer: z.object({ pedidos: z.number().int() }),
  // 48: one of them is no company that was let in; 49: the same key asked for something else.
  refusals: ['actionNotAllowed', 'cannotChangeState'],
  notice: 'requestCreated',
});

export const withdrawCompanyDocument = endpoint({
  method: 'POST',
  path: '/api/Gestor/retiraDocumentoEmpresa',
  access: ['Gestor'],
  summary: 'Takes back a request for a document that has not been handed in.',
  body: z.object({ id }),
  answer: nothing,
  refusals: ['noSuchMove'],
  notice: 'infoUpdated',
  once: true,
});

const decided = { id, version: z.int32().min(1) };

export const acceptCompanyDocument = endpoint({
  method: 'POST',
  path: '/api/Gestor/aceptaDocumentoEmpresa',
  access: ['Gestor'],
  summary: 'Accepts a document that a company handed in, with its last day where it has one.',
  body: z.object({ ...decided, caduca: day.nullable().default(null) }),
  answer: nothing,
  // 14: it is not handed in; 49: the company has changed it meanwhile.
  refusals: ['noSuchMove', 'cannotChangeState'],
  notice: 'infoUpdated',
});

export const returnCompanyDocument = endpoint({
  method: 'POST',
  path: '/api/Gestor/devuelveDocumentoEmpresa',
  access: ['Gestor'],
  summary: 'Returns a document that a company handed in, with the reason.',
  body: z.object({ ...decided, motivo: writtenReason }),
  answer: nothing,
  refusals: ['noSuchMove', 'cannotChangeState'],
  notice: 'infoUpdated',
});

export const calls = {
  listAnnexes,
  listInformativeNotes,
  listProvidedDocuments,
  listPlacementDocuments,
  getDocumentation,
  addCompanyDocument,
  removeCompanyDocument,
  zipDocuments,
  getDocumentZip,
  listCompanyDocuments,
  askableCompanies,
  requestCompanyDocument,
  withdrawCompanyDocument,
  acceptCompanyDocument,
  returnCompanyDocument,
};

export { screens } from './screens/company-documents.ts';
