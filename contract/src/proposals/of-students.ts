import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, nothing } from '../envelope.ts';
import { email, shortText, taxId, writtenReason } from '../fields.ts';
import {
  begun,
  contactFields,
  internshipFields,
  optional,
  own,
  ownProposal,
  proposalCard,
  seen,
  signatoryFields,
  taxIdOrUnknown,
} from './proposal.ts';

/** Whoever guesses finds little in a minute. */
const guessing = { callsAMinute: 10 } as const;

export const checkCompany = endpoint({
  method: 'POST',
  path: '/api/Alumno/compruebaCIF',
  access: ['Alumno'],
  summary: 'Whether a company that takes part in the portal has this tax id, and its name.',
  writes: false,
  ...guessing,
  body: z.object({ cif: taxId }),
  answer: z.object({ existe: z.boolean(), nombreComercial: z.string().nullable() }),
  refusals: [],
});

export const checkCompanyContact = endpoint({
  method: 'POST',
  path: '/api/Alumno/compruebaEmailContactoEmpresa',
  access: ['Alumno'],
  summary:
    'Whether a contact of a company that takes part in the portal has this e-mail; nothing else of them.',
  writes: false,
  ...guessing,
  body: z.object({ cif: taxId, email }),
  answer: z.object({ existe: z.boolean() }),
  refusals: [],
});

/** What a student proposes. What two fields say of one another is `studentProposalProblems`. */
export const studentProposal = z.object({
  idEstudio: id,
  ...internshipFields('chooseOne'),
  cif: taxIdOrUnknown,
  /** Where the portal does not know the tax id, or nobody does. */
  nombreEmpresa: optional(shortText),
  localidadEmpresa: optional(shortText),
  ...contactFields,
  ...signatoryFields,
});
export type StudentProposal = z.output<typeof studentProposal>;

export const proposeAsStudent = endpoint({
  method: 'POST',
  path: '/api/Alumno/solicitudPractica',
  access: ['Alumno'],
  summary:
    'Registers a proposal of an internship. The company confirms it; where it is not known, or has nobody on the portal, a manager sees to it. Unpaid ones begin at least ten days later (109).',
  body: studentProposal.extend({ claveEnvio: z.uuid() }),
  answer: z.object({ idPropuesta: z.number().int() }),
  refusals: [
    'noPlacementService',
    'unpaidTooSoon',
    'studiesNotFound',
    'internshipDataMissing',
    'actionNotAllowed',
  ],
  notice: 'proposalRegistered',
});

export const listStudentProposals = endpoint({
  method: 'GET',
  path: '/api/Alumno/damePropuestasPracticas',
  access: ['Alumno'],
  summary:
    'The newest 100 proposals of the student, and those of companies that name them: what waits for the student first.',
  answer: z.array(proposalCard),
  refusals: [],
});

export const getStudentProposal = endpoint({
  method: 'GET',
  path: '/api/Alumno/damePropuestaPractica/:id',
  access: ['Alumno'],
  summary: 'A proposal as its student may read it.',
  params: z.object({ id }),
  answer: ownProposal.extend({ idEstudio: z.number().int().nullable(), practica: begun }),
  refusals: ['actionNotAllowed'],
  absent: 'actionNotAllowed',
});

export const confirmAsStudent = endpoint({
  method: 'POST',
  path: '/api/Alumno/confirmaPropuestaPractica',
  access: ['Alumno'],
  summary: "The student confirms a company's proposal, with the degree that the internship is done in.",
  body: z.object({ ...seen, idEstudio: id }),
  answer: nothing,
  refusals: ['actionNotAllowed', 'cannotChangeState', 'studiesNotFound', 'internshipDataMissing'],
});

export const withdrawAsStudent = endpoint({
  method: 'POST',
  path: '/api/Alumno/retiraPropuestaPractica',
  access: ['Alumno'],
  summary: 'The student goes back on a proposal that no manager has validated.',
  body: z.object({ ...own, motivo: writtenReason }),
  answer: nothing,
  refusals: ['actionNotAllowed', 'cannotChangeState'],
});

export const studentCalls = {
  checkCompany,
  checkCompanyContact,
  proposeAsStudent,
  listStudentProposals,
  getStudentProposal,
  confirmAsStudent,
  withdrawAsStudent,
};
