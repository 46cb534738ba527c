import { addDays } from './days.ts';
import type { CompanyPart, CompanyProposal } from './proposals/of-companies.ts';
import type { StudentProposal } from './proposals/of-students.ts';
import { isKnown, unknown } from './proposals/unknown.ts';
import { type FieldErrorKey, fieldError } from './validation.ts';

/** What two fields of a proposal say of one another. The page and the server hold it against the same. */

/** Days before the first of an unpaid internship in which it has to be proposed (specification 2, §8: 109). */
export const unpaidNoticeDays = 10;

type Dates = Pick<StudentProposal, 'fechaInicio' | 'fechaFin' | 'remunerada' | 'ayudaEstudio'>;

/** Whether an unpaid one would begin sooner than the institution can see to it (109). */
export const isUnpaidTooSoon = (
  { remunerada, fechaInicio }: Pick<Dates, 'remunerada' | 'fechaInicio'>,
  today: string,
): boolean => !remunerada && fechaInicio < addDays(today, unpaidNoticeDays);

export interface ProposalProblem {
  readonly campo: string;
  readonly error: string;
}

const problem = (campo: string, key: FieldErrorKey): ProposalProblem => ({ campo, error: fieldError(key) });

/** Of those that are given: the page asks while some are missing. */
export function internshipProblems(
  { fechaInicio, fechaFin, remunerada, ayudaEstudio }: Partial<Dates>,
  today: string,
): ProposalProblem[] {
  const found: ProposalProblem[] = [];
  if (fechaInicio && fechaInicio < today) found.push(problem('fechaInicio', 'datePast'));
  if (fechaInicio && fechaFin && fechaFin < fechaInicio) found.push(problem('fechaFin', 'dateOrder'));
  if (remunerada && !ayudaEstudio) found.push(problem('ayudaEstudio', 'required'));
  return found;
}

/** Who signs is unknown as a whole, or known by name, surnames and position. */
export const signatoryProblems = (part: Partial<CompanyPart>): ProposalProblem[] =>
  isKnown(part.nombreFirmante)
    ? (['apellidosFirmante', 'cargoFirmante'] as const)
        .filter((campo) => !part[campo])
        .map((campo) => problem(campo, 'required'))
    : [];

/** Of a contact whom the portal does not know it takes the name. */
export const contactProblems = (part: Partial<CompanyPart>, isKnownContact: boolean): ProposalProblem[] =>
  isKnown(part.emailContacto) && !isKnownContact
    ? (['nombreContacto', 'apellidosContacto'] as const)
        .filter((campo) => !part[campo])
        .map((campo) => problem(campo, 'required'))
    : [];

/** A company that the portal does not know is named. */
export const hostProblems = (
  { nombreEmpresa }: Partial<Pick<StudentProposal, 'nombreEmpresa'>>,
  isKnownCompany: boolean,
): ProposalProblem[] => (isKnownCompany || nombreEmpresa ? [] : [problem('nombreEmpresa', 'required')]);

/** Who has no number has a name; and a degree is chosen, written or unknown. */
export function candidateProblems({
  dni,
  nombreAlumno,
  idEstudio,
  titulacion,
}: Partial<Pick<CompanyProposal, 'dni' | 'nombreAlumno' | 'idEstudio' | 'titulacion'>>): ProposalProblem[] {
  const isMissing = dni === unknown;
  const found = isMissing && !nombreAlumno ? [problem('nombreAlumno', 'required')] : [];
  if (idEstudio || titulacion) return found;
  return [...found, problem(isMissing ? 'titulacion' : 'idEstudio', 'required')];
}
