import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, pageQuery } from '../envelope.ts';
import { shortText, taxId, writtenReason } from '../fields.ts';
import { companyPart } from './of-companies.ts';
import {
  begun,
  currentStudy,
  optional,
  ownProposal,
  proposalCard,
  proposalEvent,
  proposalStates,
  seen,
} from './proposal.ts';

export const managedProposalCard = proposalCard.omit({ otraParte: true }).extend({
  /** As the portal knows them, else as they were written; null where neither is known. */
  alumno: z.string().nullable(),
  empresa: z.string().nullable(),
});
export type ManagedProposalCard = z.infer<typeof managedProposalCard>;

export const listProposals = endpoint({
  method: 'GET',
  path: '/api/Gestor/damePropuestasPracticas',
  access: ['Gestor'],
  summary: 'A page of the proposals: those that await a manager first, the oldest of them first.',
  query: z.object({
    estado: z.enum(proposalStates).optional(),
    texto: z.string().trim().max(200).optional(),
    esperan: z.stringbool().optional(),
    ...pageQuery.shape,
  }),
  answer: z.object({
    propuestas: z.array(managedProposalCard),
    numTotal: z.number().int(),
    porEstado: z.array(z.object({ estado: z.enum(proposalStates), numTotal: z.number().int() })),
  }),
  refusals: [],
});

/** What a proposal lacks. Without the first two it cannot be validated. */
export const missingParts = ['alumno', 'empresa', 'titulacion', 'contacto', 'firmante'] as const;
export type MissingPart = (typeof missingParts)[number];

/** What a manager is shown beside a proposal: it does not stop one from validating it. */
export const proposalWarnings = [
  'sinContactos',
  'sinConvenio',
  'solapada',
  'sinNumSegSocial',
  'empiezaPronto',
] as const;
export type ProposalWarning = (typeof proposalWarnings)[number];

export const getManagedProposal = endpoint({
  method: 'GET',
  path: '/api/Gestor/damePropuestaPractica/:id',
  access: ['Gestor'],
  summary: 'A proposal with all that was written, what it lacks and what a manager has to look at.',
  params: z.object({ id }),
  answer: ownProposal.omit({ otraParte: true, puedeConfirmar: true, puedeRetirar: true }).extend({
    alumno: z.object({
      idAlumno: z.number().int().nullable(),
      nombre: z.string().nullable(),
      dni: z.string().nullable(),
      email: z.string().nullable(),
    }),
    empresa: z.object({
      idEmpresa: z.number().int().nullable(),
      nombre: z.string().nullable(),
      cif: z.string().nullable(),
      localidad: z.string().nullable(),
    }),
    idEstudio: z.number().int().nullable(),
    /** Of the student, to choose the degree among. */
    estudios: z.array(currentStudy),
    faltan: z.array(z.enum(missingParts)),
    avisos: z.array(z.enum(proposalWarnings)),
    historial: z.array(proposalEvent.extend({ nombre: z.string().nullable() })),
    practica: begun,
    /** The one that has waited longest after this one, to go on with. */
    idSiguiente: z.number().int().nullable(),
  }),
  refusals: ['actionNotAllowed'],
  absent: 'actionNotAllowed',
});

const moved = {
  method: 'POST',
  access: ['Gestor'],
  answer: z.object({ estado: z.enum(proposalStates), version: z.number().int() }),
  refusals: ['actionNotAllowed', 'cannotChangeState'],
} as const;

/** What a manager completes. A side that is known already stays who it is. */
export const completedPart = companyPart.extend({
  /** The DNI or NIE, or the e-mail, of a student of the portal. */
  alumno: optional(shortText),
  idEstudio: id.nullable().default(null),
  /** Of a company of the portal. */
  cif: optional(taxId),
});
export type CompletedPart = z.output<typeof completedPart>;

export const completeProposal = endpoint({
  ...moved,
  path: '/api/Gestor/completaPropuestaPractica',
  summary:
    'Completes what is unknown of a proposal. A student or a company that is named with it is asked to confirm it.',
  body: completedPart.extend(seen),
});

export const vouchForProposal = endpoint({
  ...moved,
  path: '/api/Gestor/anotaConfirmacionPropuestaPractica',
  summary: 'Notes that the other side has confirmed a proposal to the institution, and how.',
  body: z.object({ ...seen, nota: writtenReason }),
  refusals: [...moved.refusals, 'mandatoryDataMissing'],
});

export const validateProposal = endpoint({
  ...moved,
  path: '/api/Gestor/validaPropuestaPractica',
  summary:
    "Validates a confirmed proposal: the student's internship begins to be prepared with an incorporation form that is filled from it.",
  body: z.object(seen),
  answer: moved.answer.extend({ idSolicitud: z.number().int() }),
  refusals: [...moved.refusals, 'mandatoryDataMissing', 'companyProblem', 'noCandidateWithId'],
});

export const rejectProposal = endpoint({
  ...moved,
  path: '/api/Gestor/rechazaPropuestaPractica',
  summary: 'Refuses a proposal with the reason, which both sides are told.',
  body: z.object({ ...seen, motivo: writtenReason }),
});

export const managerCalls = {
  listProposals,
  getManagedProposal,
  completeProposal,
  vouchForProposal,
  validateProposal,
  rejectProposal,
};
