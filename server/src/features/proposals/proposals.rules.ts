import { addDays } from '@portal/contract/days';
import type { IncorporationDraft } from '@portal/contract/incorporation-forms';
import { unpaidNoticeDays } from '@portal/contract/proposal-rules';
import type {
  MissingPart,
  ProposalData,
  ProposalState,
  ProposalWarning,
  Proposer,
  Turn,
} from '@portal/contract/proposals';
import { isKnown } from '@portal/contract/proposals';

/** Who does something to a proposal: the side that made it, the other one, or a manager. */
export const actors = ['proponente', 'otraParte', 'gestor'] as const;
export type Actor = (typeof actors)[number];

/** What may be done to a proposal. */
export const proposalActs = ['confirm', 'complete', 'vouch', 'validate', 'reject', 'withdraw'] as const;
export type ProposalAct = (typeof proposalActs)[number];

interface Rule {
  readonly by: readonly Actor[];
  readonly from: readonly ProposalState[];
  /** Undefined where it stays as it is. */
  readonly to?: ProposalState;
}

const undecided: readonly ProposalState[] = ['registrada', 'confirmada'];

/** Every act; what is not here cannot happen. */
const rules = {
  confirm: { by: ['otraParte'], from: ['registrada'], to: 'confirmada' },
  complete: { by: ['gestor'], from: undecided },
  vouch: { by: ['gestor'], from: ['registrada'], to: 'confirmada' },
  validate: { by: ['gestor'], from: ['confirmada'], to: 'validada' },
  reject: { by: ['gestor'], from: undecided, to: 'rechazada' },
  withdraw: { by: ['proponente', 'otraParte'], from: undecided, to: 'retirada' },
} as const satisfies Record<ProposalAct, Rule>;

/** Whether somebody may do this to a proposal in this state; what may not is refused with `cannotChangeState` (49). */
export const mayDo = (act: ProposalAct, actor: Actor, estado: ProposalState): boolean => {
  const rule: Rule = rules[act];
  return rule.by.includes(actor) && rule.from.includes(estado);
};

/** In which state a proposal is after this. */
export const stateAfter = {
  confirm: rules.confirm.to,
  vouch: rules.vouch.to,
  validate: rules.validate.to,
  reject: rules.reject.to,
  withdraw: rules.withdraw.to,
} as const;

export type Side = 'alumno' | 'empresa';

const sideOf = (proposer: Proposer): Side => (proposer === 'Alumno' ? 'alumno' : 'empresa');
const otherSide = (proposer: Proposer): Side => (proposer === 'Alumno' ? 'empresa' : 'alumno');

/** As what somebody of a side acts. */
export const actorOf = (side: Side, proposer: Proposer): Actor =>
  sideOf(proposer) === side ? 'proponente' : 'otraParte';

interface Standing {
  readonly propone: Proposer;
  readonly estado: ProposalState;
  /** Somebody of the other side can answer on the portal. */
  readonly isReachable: boolean;
}

/** Whose turn it is: the other side's, or a manager's where nobody of it is on the portal. */
export function turnOf({ propone, estado, isReachable }: Standing): Turn | null {
  if (estado === 'confirmada') return 'gestor';
  if (estado !== 'registrada') return null;
  return isReachable ? otherSide(propone) : 'gestor';
}

interface Sides {
  readonly propone: Proposer;
  readonly estado: ProposalState;
  readonly datos: ProposalData;
}

/**
 * Whether a side reads who the contact and the signatory are. They are the company's people: a student reads what they
 * wrote of them, until the company has said who they are.
 */
export const readsCompanyPeople = (side: Side, { propone, estado }: Omit<Sides, 'datos'>): boolean =>
  side === 'empresa' || (propone === 'Alumno' && estado === 'registrada');

/**
 * Whether the company reads the student's name as the portal has it. Who is proposed by number alone is named once they
 * have confirmed it: until then nothing of them goes to whoever tries numbers.
 */
export const readsStudentName = ({ propone, estado }: Pick<Sides, 'propone' | 'estado'>): boolean =>
  propone === 'Alumno' || estado === 'confirmada' || estado === 'validada';

interface Known {
  readonly studentId: number | null;
  readonly companyId: number | null;
  readonly studyId: number | null;
  readonly datos: ProposalData;
}

/** What nobody knows yet. */
export function missingOf({ studentId, companyId, studyId, datos }: Known): MissingPart[] {
  const parts: readonly (readonly [MissingPart, boolean])[] = [
    ['alumno', studentId !== null],
    ['empresa', companyId !== null],
    ['titulacion', studyId !== null || isKnown(datos.titulacion)],
    ['contacto', isKnown(datos.emailContacto)],
    ['firmante', isKnown(datos.nombreFirmante)],
  ];
  return parts.flatMap(([part, isThere]) => (isThere ? [] : [part]));
}

/** What stands against validating it: a form needs both sides. */
export const lacksSide = (known: Known): boolean =>
  missingOf(known).some((part) => part === 'alumno' || part === 'empresa');

interface Circumstances {
  readonly hasContacts: boolean;
  readonly isCovered: boolean;
  readonly isOverlapping: boolean;
  readonly hasSocialSecurity: boolean;
  readonly fechaInicio: string;
  readonly today: string;
}

/** What a manager has to look at. */
export function warningsOf(circumstances: Circumstances): ProposalWarning[] {
  const { hasContacts, isCovered, isOverlapping, hasSocialSecurity, fechaInicio, today } = circumstances;
  const found: readonly (readonly [ProposalWarning, boolean])[] = [
    ['sinContactos', !hasContacts],
    ['sinConvenio', !isCovered],
    ['solapada', isOverlapping],
    ['sinNumSegSocial', !hasSocialSecurity],
    ['empiezaPronto', fechaInicio < addDays(today, unpaidNoticeDays)],
  ];
  return found.flatMap(([warning, holds]) => (holds ? [warning] : []));
}

interface Proposed {
  readonly fechaInicio: string;
  readonly fechaFin: string;
  readonly remunerada: boolean;
  readonly ayudaEstudio: number | null;
  readonly tareas: string | null;
  readonly datos: ProposalData;
}

const known = (values: Readonly<Record<string, string | null>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => isKnown(entry[1])));

/** What the incorporation form is filled with; what is unknown it leaves to be asked there. */
export function draftOf({
  fechaInicio,
  fechaFin,
  remunerada,
  ayudaEstudio,
  tareas,
  datos,
}: Proposed): IncorporationDraft {
  const signatory = isKnown(datos.nombreFirmante)
    ? known({
        nombre: datos.nombreFirmante,
        apellidos: datos.apellidosFirmante,
        cargo: datos.cargoFirmante,
        email: datos.emailFirmante,
      })
    : {};
  return {
    contacto: known({
      nombre: datos.nombreContacto,
      apellidos: datos.apellidosContacto,
      email: datos.emailContacto,
      telefono: datos.telefonoContacto,
    }),
    firmanteConvenio: signatory,
    firmanteAnexo: signatory,
    horario: { fechaInicio, fechaFin },
    condiciones: { remunerada, ayudaEstudio: remunerada ? ayudaEstudio : null },
    actividad: known({ tareas }),
  };
}
