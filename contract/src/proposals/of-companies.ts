import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, nothing } from '../envelope.ts';
import { anyIdentityNumber, shortText, writtenReason } from '../fields.ts';
import {
  begun,
  contactFields,
  currentStudy,
  dniOrUnknown,
  internshipFields,
  optional,
  own,
  ownProposal,
  proposalCard,
  seen,
  signatoryFields,
} from './proposal.ts';

/** Whoever guesses finds little in a minute. */
const guessing = { callsAMinute: 6 } as const;

export const checkStudent = endpoint({
  method: 'POST',
  path: '/api/Empresa/compruebaDNIalumno',
  access: ['Empresa'],
  summary:
    'Whether there is a student with this identity number who can do internships: nothing else of them. Otherwise 509, whatever the reason.',
  writes: false,
  ...guessing,
  body: z.object({ dni: anyIdentityNumber }),
  answer: nothing,
  refusals: ['noCandidateWithId'],
});

export const listStudentStudies = endpoint({
  method: 'POST',
  path: '/api/Empresa/dameTitulacionesAlumno',
  access: ['Empresa'],
  summary: 'The degrees of the university that a student has under way, by name alone.',
  writes: false,
  ...guessing,
  body: z.object({ dni: anyIdentityNumber }),
  answer: z.array(currentStudy),
  refusals: ['noCandidateWithId'],
});

/** What a company proposes. What two fields say of one another is `companyProposalProblems`. */
export const companyProposal = z.object({
  dni: dniOrUnknown,
  /** Only where the number is unknown: of a known one the student says it by confirming. */
  nombreAlumno: optional(shortText),
  /** One of `dameTitulacionesAlumno`. */
  idEstudio: id.nullable().default(null),
  /** Where none of these is chosen: as it is called, or unknown. */
  titulacion: optional(shortText),
  ...internshipFields('chooseOneFormal'),
  ...contactFields,
  ...signatoryFields,
});
export type CompanyProposal = z.output<typeof companyProposal>;

export const proposeAsCompany = endpoint({
  method: 'POST',
  path: '/api/Empresa/solicitudPractica',
  access: ['Empresa'],
  summary:
    'Registers a proposal of an internship. The student confirms it; where the company does not know who it is, a manager sees to it. Unpaid ones begin at least ten days later (109).',
  body: companyProposal.extend({ claveEnvio: z.uuid() }),
  answer: z.object({ idPropuesta: z.number().int() }),
  refusals: ['unpaidTooSoon', 'noCandidateWithId', 'studiesNotFound', 'actionNotAllowed'],
  notice: 'proposalRegistered',
});

export const listCompanyProposals = endpoint({
  method: 'GET',
  path: '/api/Empresa/damePropuestasPracticas',
  access: ['Empresa'],
  summary:
    'The newest 100 proposals of the company, and those of students that name it: what waits for the company first.',
  answer: z.array(proposalCard),
  refusals: [],
});

export const getCompanyProposal = endpoint({
  method: 'GET',
  path: '/api/Empresa/damePropuestaPractica/:id',
  access: ['Empresa'],
  summary:
    'A proposal as its company may read it: of a student who has not confirmed it only what the company wrote.',
  params: z.object({ id }),
  answer: ownProposal.extend({
    candidato: z.object({ nombre: z.string().nullable(), dni: z.string().nullable() }),
    practica: begun,
  }),
  refusals: ['actionNotAllowed'],
  absent: 'actionNotAllowed',
});

/** What the company may correct of its own part of a student's proposal. */
export const companyPart = z.object({ ...contactFields, ...signatoryFields });
export type CompanyPart = z.output<typeof companyPart>;

export const confirmAsCompany = endpoint({
  method: 'POST',
  path: '/api/Empresa/confirmaPropuestaPractica',
  access: ['Empresa'],
  summary: "The company confirms a student's proposal, with its contact and its signatory.",
  body: companyPart.extend(seen),
  answer: nothing,
  refusals: ['actionNotAllowed', 'cannotChangeState'],
});

export const withdrawAsCompany = endpoint({
  method: 'POST',
  path: '/api/Empresa/retiraPropuestaPractica',
  access: ['Empresa'],
  summary: 'The company goes back on a proposal that no manager has validated.',
  body: z.object({ ...own, motivo: writtenReason }),
  answer: nothing,
  refusals: ['actionNotAllowed', 'cannotChangeState'],
});

export const companyCalls = {
  checkStudent,
  listStudentStudies,
  proposeAsCompany,
  listCompanyProposals,
  getCompanyProposal,
  confirmAsCompany,
  withdrawAsCompany,
};
