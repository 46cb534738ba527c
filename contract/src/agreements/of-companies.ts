import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, nothing } from '../envelope.ts';
import { fileBodyLimit, fileLink, uploadedFile } from '../files.ts';
import {
  agreementCard,
  agreementDraft,
  agreementRequest,
  agreementStates,
  seen,
  signatureCheck,
  wholeAgreement,
} from './agreement.ts';
import { review } from './reviews.ts';

export const listAgreements = endpoint({
  method: 'GET',
  path: '/api/Empresa/dameConveniosEmpresa',
  access: ['Empresa'],
  summary: 'The agreements of the company of the session, the newest first.',
  answer: z.array(agreementCard),
  refusals: [],
});

export const getLastAgreement = endpoint({
  method: 'GET',
  path: '/api/Empresa/dameDetalleUltimoConvenioEmpresa',
  access: ['Empresa'],
  summary:
    'What the last agreement of the company was asked for with, to fill the form from it; null where there was none.',
  answer: agreementDraft.nullable(),
  refusals: [],
});

export const getAgreement = endpoint({
  method: 'GET',
  path: '/api/Empresa/dameConvenio/:id',
  access: ['Empresa'],
  summary: 'An agreement of the company of the session: its data, versions, history and reviews.',
  params: z.object({ id }),
  answer: wholeAgreement.extend({ revisiones: z.array(review) }),
  refusals: ['actionNotAllowed'],
  absent: 'actionNotAllowed',
});

export const startAgreement = endpoint({
  method: 'POST',
  path: '/api/Empresa/empiezaConvenio',
  access: ['Empresa'],
  summary: 'The draft that the company is writing, or a new one if it is writing none.',
  answer: wholeAgreement.pick({ idConvenio: true, version: true, datos: true }),
  refusals: ['actionNotAllowed'],
});

export const saveAgreementDraft = endpoint({
  method: 'POST',
  path: '/api/Empresa/guardaBorradorConvenio',
  access: ['Empresa'],
  summary: 'Keeps the fields that are given of a draft, or of an agreement that was returned.',
  body: z.object({ ...seen, datos: agreementDraft }),
  answer: wholeAgreement.pick({ idConvenio: true, version: true, datos: true }),
  refusals: ['actionNotAllowed', 'cannotChangeState'],
});

export const discardAgreement = endpoint({
  method: 'POST',
  path: '/api/Empresa/descartaConvenio',
  access: ['Empresa'],
  summary: 'Deletes a draft, with its review links.',
  body: z.object({ idConvenio: id }),
  answer: nothing,
  refusals: ['actionNotAllowed', 'cannotChangeState'],
});

export const addAgreement = endpoint({
  method: 'POST',
  path: '/api/Empresa/addConvenioEmpresa',
  access: ['Empresa'],
  summary:
    'Generates the agreement: its number, its verification code and its PDF. With a draft or a returned agreement it is generated from that, in a further version; the same agreement sent twice is generated once.',
  body: agreementRequest.safeExtend({
    idConvenio: id.optional(),
    /** Of the agreement that is named. */
    version: z.int32().min(1).optional(),
    /** Made by the form when it was opened. */
    claveEnvio: z.uuid().optional(),
    /** Another document of the company that goes with the request. */
    adjunto: uploadedFile.optional(),
  }),
  bodyLimit: fileBodyLimit,
  answer: z.object({
    idConvenio: z.number().int(),
    numero: z.string(),
    /** Downloaded as a file named «convenio». */
    enlace: fileLink,
  }),
  // A contact or an account of another company; where the brand cannot create agreements.
  refusals: ['actionNotAllowed', 'cannotChangeState', 'ibanInvalid', 'identityDocumentInvalid'],
  fieldStatus: { ibanDomiciliacion: 'ibanInvalid', 'datosFirmante.dni': 'identityDocumentInvalid' },
  notice: 'agreementAdded',
});

export const attachSignedAgreement = endpoint({
  method: 'POST',
  path: '/api/Empresa/adjuntaFicheroAlConvenioEmpresa',
  access: ['Empresa'],
  summary:
    'Hands in the signed PDF of an agreement, which is checked: it is the one that was generated, signed and unchanged. What cannot be judged goes to a manager, marked.',
  body: z.object({ idConvenio: id, adjunto: uploadedFile }),
  bodyLimit: fileBodyLimit,
  answer: z.object({ estado: z.enum(agreementStates), comprobacion: signatureCheck }),
  refusals: ['actionNotAllowed', 'cannotChangeState'],
  notice: 'documentsAttached',
});

export const companyCalls = {
  listAgreements,
  getLastAgreement,
  getAgreement,
  startAgreement,
  saveAgreementDraft,
  discardAgreement,
  addAgreement,
  attachSignedAgreement,
};
