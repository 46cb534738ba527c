import type { Language } from '@portal/contract/languages';
import {
  candidateProblems,
  contactProblems,
  hostProblems,
  internshipProblems,
  isUnpaidTooSoon,
  signatoryProblems,
} from '@portal/contract/proposal-rules';
import type { CompanyPart, CompanyProposal, StudentProposal } from '@portal/contract/proposals';
import type { Ctx } from '../../http/context.ts';
import { FieldRefusal, Refusal } from '../../http/refusal.ts';
import { ca } from '../../texts/ca/proposals.ts';
import { en } from '../../texts/en/proposals.ts';
import { es } from '../../texts/es/proposals.ts';
import { hasSocialSecurity } from './lookups.queries.ts';

const texts = { es, ca, en };

/** What the portal found of what was written. */
interface Found {
  isKnownContact: boolean;
  host?: Parameters<typeof hostProblems>[0] & { isKnownCompany: boolean };
  candidate?: CompanyProposal;
}

type Proposed = Pick<StudentProposal, 'fechaInicio' | 'fechaFin' | 'remunerada' | 'ayudaEstudio'> &
  CompanyPart;

/** Throws FieldRefusal with all that two fields say of one another, else unpaidTooSoon (109). */
export function refuseProposed(
  { today }: Pick<Ctx, 'today'>,
  proposed: Proposed,
  { isKnownContact, host, candidate }: Found,
): void {
  const problems = [
    ...(candidate ? candidateProblems(candidate) : []),
    ...internshipProblems(proposed, today()),
    ...(host ? hostProblems(host, host.isKnownCompany) : []),
    ...contactProblems(proposed, isKnownContact),
    ...signatoryProblems(proposed),
  ];
  if (problems.length > 0) throw new FieldRefusal(problems);
  if (isUnpaidTooSoon(proposed, today())) throw new Refusal('unpaidTooSoon');
}

/** Throws FieldRefusal where a side's people are not whole. */
export function refusePart(part: CompanyPart, isKnownContact: boolean): void {
  const problems = [...contactProblems(part, isKnownContact), ...signatoryProblems(part)];
  if (problems.length > 0) throw new FieldRefusal(problems);
}

const wordsOf = (language: Language) => {
  const { titulo, mensaje, boton } = texts[language].socialSecurity;
  return { titulo, mensaje, boton: { texto: boton, enlace: '/cv' } };
};

/** Throws internshipDataMissing (518) where the portal lacks the student's social security number, if it is asked for. */
export async function mustHaveSocialSecurity(
  { db, brand, language }: Pick<Ctx, 'db' | 'brand' | 'language'>,
  studentId: number,
): Promise<void> {
  if (!brand.opciones.numSegSocialObligatorio || (await hasSocialSecurity(db, studentId))) return;
  throw new Refusal('internshipDataMissing', { words: wordsOf(language) });
}
