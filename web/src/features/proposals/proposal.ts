import type { Answer } from '@portal/contract/endpoint';
import type {
  getCompanyProposal,
  getManagedProposal,
  getStudentProposal,
  ProposalCard,
  ProposalState,
} from '@portal/contract/proposals';
import type { Meaning } from '../../ui/StateBadge.tsx';

export type OfStudent = Answer<typeof getStudentProposal>;
export type OfCompany = Answer<typeof getCompanyProposal>;
export type Managed = Answer<typeof getManagedProposal>;

/** Who reads a proposal of theirs, as the texts have it. */
export type Side = 'student' | 'company';

/** What every reader has of it. */
export type SomeProposal = Pick<
  OfStudent,
  | 'tipoPractica'
  | 'fechaInicio'
  | 'fechaFin'
  | 'remunerada'
  | 'ayudaEstudio'
  | 'tareas'
  | 'titulacion'
  | 'contacto'
  | 'firmante'
>;

const turnOf = { student: 'alumno', company: 'empresa' } as const;

/** Whether it waits for this reader. */
export const isOwnTurn = (side: Side, { espera }: Pick<ProposalCard, 'espera'>): boolean =>
  espera === turnOf[side];

const decided: Record<Exclude<ProposalState, 'registrada' | 'confirmada'>, Meaning> = {
  validada: 'good',
  rechazada: 'wrong',
  retirada: 'neutral',
};

/** What its state means to a side of it. */
export const ownMeaning = (side: Side, card: Pick<ProposalCard, 'estado' | 'espera'>): Meaning =>
  card.estado === 'registrada' || card.estado === 'confirmada'
    ? isOwnTurn(side, card)
      ? 'warning'
      : 'info'
    : decided[card.estado];

/** And to managers, who act where it waits for them. */
export const managedMeaning = ({ estado, espera }: Pick<ProposalCard, 'estado' | 'espera'>): Meaning =>
  estado === 'registrada' || estado === 'confirmada'
    ? espera === 'gestor'
      ? 'warning'
      : 'neutral'
    : decided[estado];
