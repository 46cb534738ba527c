import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, pageQuery } from '../envelope.ts';
import { day, longText } from '../fields.ts';
import { fileBodyLimit, fileLink, uploadedFile } from '../files.ts';
import { fieldError } from '../validation.ts';
import { agreementCard, agreementStates, fieldReason, seen, wholeAgreement } from './agreement.ts';

const managedCard = agreementCard.extend({
  idEmpresa: z.number().int(),
  empresa: z.string(),
  cif: z.string(),
  /** Its signature could not be judged by the portal. */
  firmaDudosa: z.boolean(),
});

export const listManagedAgreements = endpoint({
  method: 'GET',
  path: '/api/Gestor/dameConvenios',
  access: ['Gestor'],
  summary:
    'Agreements by words of the company or the number, state, company and nearness of expiry; what waits for managers first, the oldest of it first.',
  query: pageQuery.extend({
    texto: z.string().trim().max(200).optional(),
    estado: z.enum(agreementStates).optional(),
    idEmpresa: id.optional(),
    caducaPronto: z.stringbool().optional(),
    enPapel: z.stringbool().optional(),
  }),
  answer: z.object({
    convenios: z.array(managedCard),
    numTotal: z.number().int(),
    porEstado: z.array(z.object({ estado: z.enum(agreementStates), numTotal: z.number().int() })),
  }),
  refusals: [],
});

export const getManagedAgreement = endpoint({
  method: 'GET',
  path: '/api/Gestor/dameConvenio/:id',
  access: ['Gestor'],
  summary: 'An agreement with its versions, hand-overs, signature check and history.',
  params: z.object({ id }),
  answer: wholeAgreement.extend({
    idEmpresa: z.number().int(),
    empresa: z.string(),
    cif: z.string(),
    adjunto: fileLink.nullable(),
    /** The next one that waits for a manager, for going on without the list. */
    siguiente: z.number().int().nullable(),
  }),
  refusals: ['actionNotAllowed'],
  absent: 'actionNotAllowed',
});

const moved = {
  method: 'POST',
  access: ['Gestor'],
  answer: wholeAgreement.pick({ estado: true, version: true }),
  refusals: ['actionNotAllowed', 'cannotChangeState'],
} as const;

/** Of an agreement on paper alone. */
const movedOnPaper = { ...moved, refusals: [...moved.refusals, 'noSuchMove'] } as const;

/** Hand-overs on paper that a manager notes without the state changing. */
export const handOvers = ['enviadoPorCorreo', 'devuelto', 'archivado'] as const;

export const noteHandOver = endpoint({
  ...movedOnPaper,
  path: '/api/Gestor/anotaEntregaConvenio',
  summary: 'Notes a hand-over of an agreement on paper, with its date.',
  body: z.object({
    ...seen,
    tipo: z.enum(handOvers),
    fecha: day,
    nota: longText(500).nullable().default(null),
  }),
  notice: 'infoUpdated',
});

export const receiveAgreement = endpoint({
  ...movedOnPaper,
  path: '/api/Gestor/recibeConvenio',
  summary:
    'Marks an agreement on paper as received with the company’s signature, with a scan of it where there is one.',
  body: z.object({ ...seen, fecha: day, adjunto: uploadedFile.optional() }),
  bodyLimit: fileBodyLimit,
  notice: 'infoUpdated',
});

export const passAgreementOn = endpoint({
  ...moved,
  path: '/api/Gestor/enviaConvenioSecretaria',
  summary: 'Passes a signed agreement on to who signs for the institution.',
  body: z.object(seen),
  notice: 'infoUpdated',
});

export const formaliseAgreement = endpoint({
  ...moved,
  path: '/api/Gestor/formalizaConvenio',
  summary:
    'Files the copy with both signatures, with its date; what it can be held against of a digital one is checked.',
  body: z.object({ ...seen, fechaFormalizacion: day, adjunto: uploadedFile.optional() }),
  bodyLimit: fileBodyLimit,
  notice: 'infoUpdated',
});

export const returnAgreement = endpoint({
  ...moved,
  path: '/api/Gestor/devuelveConvenio',
  summary: 'Returns an agreement to the company with what is wrong beside each field.',
  body: z.object({ ...seen, motivos: z.array(fieldReason).min(1, fieldError('required')).max(20) }),
  notice: 'infoUpdated',
});

export const managerCalls = {
  listManagedAgreements,
  getManagedAgreement,
  noteHandOver,
  receiveAgreement,
  passAgreementOn,
  formaliseAgreement,
  returnAgreement,
};
