import {
  candidateProblems,
  contactProblems,
  hostProblems,
  internshipProblems,
  isUnpaidTooSoon,
  type ProposalProblem,
  signatoryProblems,
} from '@portal/contract/proposal-rules';
import { fieldErrorText } from '@portal/contract/validation';
import { sentences } from '../../../lib/i18n/status-texts.ts';
import type { ProposalValues } from './values.ts';

/** What is wrong, by field. */
export type Problems = Record<string, string>;

/** What the portal has found of what was written. */
export interface Known {
  readonly isKnownContact: boolean;
  /** Of a student's proposal; undefined in a company's. */
  readonly isKnownCompany?: boolean;
}

const isDay = (value: string | null): value is string => value !== null && /^\d{4}-\d{2}-\d{2}$/.test(value);

function said(problems: readonly ProposalProblem[]): Problems {
  const texts = sentences()?.fields;
  const found: Problems = {};
  for (const { campo, error: message } of problems)
    found[campo] ??=
      texts === undefined
        ? message
        : fieldErrorText(texts, { code: 'custom', message, path: [], input: undefined });
  return found;
}

/** The day in the browser, which the portal holds against its own. */
export const today = (): string => new Date().toLocaleDateString('sv');

/** That an unpaid one would begin too soon (109), beside its first day. */
export const tooSoonText = (): string => sentences()?.statuses.unpaidTooSoon.body ?? '';

/** What the type and dates of an internship say of one another, while they are typed. */
function ofInternship(values: ProposalValues, now: string): Problems {
  const { fechaInicio, fechaFin, remunerada, ayudaEstudio } = values;
  const dates = {
    ...(isDay(fechaInicio) && { fechaInicio }),
    ...(isDay(fechaFin) && { fechaFin }),
    ...(remunerada !== null && { remunerada }),
    ...(typeof ayudaEstudio === 'number' && { ayudaEstudio }),
  };
  const found = said(internshipProblems(dates, now));
  if (remunerada === false && isDay(fechaInicio) && isUnpaidTooSoon({ remunerada, fechaInicio }, now))
    found.fechaInicio ??= tooSoonText();
  return found;
}

/** What the people of a company lack. */
export const ofPeople = (values: ProposalValues, isKnownContact: boolean): Problems =>
  said([...contactProblems(values, isKnownContact), ...signatoryProblems(values)]);

/** What fields of a proposal say of one another; each by itself the contract's schema checks. */
export function acrossFields(values: ProposalValues, known: Known, now: string): Problems {
  return {
    ...(known.isKnownCompany === undefined
      ? said(candidateProblems(values))
      : said(hostProblems(values, known.isKnownCompany))),
    ...ofInternship(values, now),
    ...ofPeople(values, known.isKnownContact),
  };
}

/** What of it is of these fields. */
export const among = (found: Problems, fields: readonly string[]): Problems =>
  Object.fromEntries(Object.entries(found).filter(([path]) => fields.includes(path)));
