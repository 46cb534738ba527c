import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, nothing } from '../envelope.ts';
import { longText, moment } from '../fields.ts';
import { fieldError } from '../validation.ts';
import { agreementDraft, agreementFields, agreementText, readable, signatory } from './agreement.ts';

/** Reviews by somebody without an account. */

export const reviewComment = z.object({
  id: z.number().int(),
  campo: z.enum(agreementFields),
  texto: z.string(),
  fecha: moment,
  /** What the company decided; null while it has not. */
  decision: z.enum(['aceptado', 'descartado']).nullable(),
});

export const review = z.object({
  id: z.number().int(),
  nombre: z.string(),
  creada: moment,
  caduca: moment,
  retirada: z.boolean(),
  /** When it was opened last. */
  vista: moment.nullable(),
  comentarios: z.array(reviewComment),
  /** The signatory's data as the reviewer gave them, until the company takes them over. */
  datosConfirmados: signatory.nullable(),
});

/** Days for which a review link is good. */
export const reviewDays = 14;

export const addAgreementReview = endpoint({
  method: 'POST',
  path: '/api/Empresa/creaRevisionConvenio',
  access: ['Empresa'],
  summary:
    'Makes a link by which somebody without an account reads the agreement as it will be, comments and confirms their data.',
  body: z.object({
    idConvenio: id,
    nombre: agreementText,
    /** Made when the form was opened: sent twice it is one link. */
    claveEnvio: z.uuid(),
  }),
  answer: z.object({ id: z.number().int(), url: z.url() }),
  refusals: ['actionNotAllowed', 'cannotChangeState'],
});

export const withdrawAgreementReview = endpoint({
  method: 'POST',
  path: '/api/Empresa/retiraRevisionConvenio',
  access: ['Empresa'],
  summary: 'Withdraws a review link: it opens nothing any more.',
  body: z.object({ idConvenio: id, id }),
  answer: nothing,
  refusals: ['actionNotAllowed'],
});

export const settleReviewComment = endpoint({
  method: 'POST',
  path: '/api/Empresa/resuelveComentarioConvenio',
  access: ['Empresa'],
  summary: 'Says what the company decided about a comment.',
  body: z.object({ idConvenio: id, id, decision: z.enum(['aceptado', 'descartado']) }),
  answer: nothing,
  refusals: ['actionNotAllowed'],
});

const secret = z.string().regex(/^[A-Za-z0-9_-]{43}$/);

/** The secret is in the body and not in the address: addresses are logged. */
export const openAgreementReview = endpoint({
  method: 'POST',
  path: '/api/Publico/abreRevisionConvenio',
  access: 'public',
  summary: 'What a review link shows: the agreement as it will be, and what was commented with this link.',
  body: z.object({ token: secret }),
  answer: z.object({
    nombre: z.string(),
    empresa: z.string(),
    caduca: moment,
    datos: agreementDraft,
    nombres: readable,
    /** As HTML that can be shown. */
    texto: z.string(),
    comentarios: z.array(reviewComment),
    datosConfirmados: signatory.nullable(),
  }),
  refusals: ['linkExpiredOrUsed'],
  callsAMinute: 60,
});

export const commentAgreement = endpoint({
  method: 'POST',
  path: '/api/Publico/comentaConvenio',
  access: 'public',
  summary: 'Comments beside a field of the agreement.',
  body: z.object({
    token: secret,
    campo: z.enum(agreementFields),
    texto: longText(2000).min(1, fieldError('required')),
    /** Made when the field was opened: sent twice it is one comment. */
    claveEnvio: z.uuid(),
  }),
  answer: reviewComment,
  // 49: the same key said something else.
  refusals: ['linkExpiredOrUsed', 'cannotChangeState'],
  callsAMinute: 30,
});

export const confirmSignatory = endpoint({
  method: 'POST',
  path: '/api/Publico/confirmaDatosFirmante',
  access: 'public',
  summary: 'The signatory confirms or corrects their own data, which the company takes over or not.',
  body: z.object({ token: secret, datosFirmante: signatory }),
  answer: nothing,
  refusals: ['linkExpiredOrUsed', 'identityDocumentInvalid'],
  fieldStatus: { 'datosFirmante.dni': 'identityDocumentInvalid' },
  callsAMinute: 30,
});

export const reviewCalls = {
  addAgreementReview,
  withdrawAgreementReview,
  settleReviewComment,
  openAgreementReview,
  commentAgreement,
  confirmSignatory,
};
