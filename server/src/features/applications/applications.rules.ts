import {
  type ApplicationEvent,
  type ApplicationStateId,
  applicationStateIds,
  applicationStates,
} from '@portal/contract/applications';
import type { Brand } from '@portal/contract/brand';
import { type OfferType, profileIds } from '@portal/contract/offer-fields';
import { fieldError } from '@portal/contract/validation';
import type { EventKind } from '../../notify/event-kinds.ts';
import { rejectionReasons } from '../catalogue/lists/rejection-reasons.ts';

/** Who moves an application. */
export type Mover = ApplicationEvent['quien'];

/** What a move needs before it can be made. */
type Need = 'reason' | 'incorporationForm' | 'unvalidatedForm';

interface Move {
  readonly from: ApplicationStateId;
  readonly to: ApplicationStateId;
  readonly by: readonly Mover[];
  readonly needs?: Need;
}

const s = applicationStates;
const staff: readonly Mover[] = ['empresa', 'gestor'];
const anyOfUs: readonly Mover[] = ['empresa', 'gestor', 'sistema'];
/** The student; a manager or the portal where the student leaves the service. */
const leaving: readonly Mover[] = ['alumno', 'gestor', 'sistema'];

/**
 * Every move that an application can make (specification 2, §4); what is not here cannot happen.
 * The system moves what a closing offer leaves undecided (6), asks for the incorporation form (98) and
 * selects once it is complete. A candidate who awaits that form was chosen: only people take that back.
 */
// biome-ignore format: a move per line
export const moves: readonly Move[] = [
  { from: s.new, to: s.underReview, by: staff },
  { from: s.new, to: s.shortlisted, by: staff },
  { from: s.new, to: s.interview, by: staff },
  { from: s.new, to: s.selected, by: staff, needs: 'incorporationForm' },
  { from: s.new, to: s.notSelected, by: anyOfUs },
  { from: s.new, to: s.withdrawn, by: leaving },
  { from: s.new, to: s.rejected, by: staff, needs: 'reason' },

  { from: s.underReview, to: s.shortlisted, by: staff },
  { from: s.underReview, to: s.interview, by: staff },
  { from: s.underReview, to: s.selected, by: staff, needs: 'incorporationForm' },
  { from: s.underReview, to: s.notSelected, by: anyOfUs },
  { from: s.underReview, to: s.withdrawn, by: leaving },
  { from: s.underReview, to: s.preregistration, by: staff },
  { from: s.underReview, to: s.rejected, by: staff, needs: 'reason' },

  { from: s.shortlisted, to: s.underReview, by: staff },
  { from: s.shortlisted, to: s.interview, by: staff },
  { from: s.shortlisted, to: s.selected, by: staff, needs: 'incorporationForm' },
  { from: s.shortlisted, to: s.notSelected, by: anyOfUs },
  { from: s.shortlisted, to: s.withdrawn, by: leaving },
  { from: s.shortlisted, to: s.preregistration, by: staff },
  { from: s.shortlisted, to: s.rejected, by: staff, needs: 'reason' },
  { from: s.shortlisted, to: s.awaitingIncorporationForm, by: ['gestor', 'sistema'] },

  { from: s.interview, to: s.shortlisted, by: staff },
  { from: s.interview, to: s.selected, by: staff, needs: 'incorporationForm' },
  { from: s.interview, to: s.notSelected, by: anyOfUs },
  { from: s.interview, to: s.withdrawn, by: leaving },
  { from: s.interview, to: s.preregistration, by: staff },
  { from: s.interview, to: s.rejected, by: staff, needs: 'reason' },

  { from: s.withdrawn, to: s.new, by: ['alumno'] },

  { from: s.preregistration, to: s.shortlisted, by: ['alumno'] },
  // A student who never answers must not hold the place for ever.
  { from: s.preregistration, to: s.notSelected, by: anyOfUs },
  { from: s.preregistration, to: s.withdrawn, by: leaving },
  { from: s.preregistration, to: s.rejected, by: ['alumno', ...staff], needs: 'reason' },

  { from: s.awaitingIncorporationForm, to: s.shortlisted, by: staff },
  { from: s.awaitingIncorporationForm, to: s.selected, by: anyOfUs, needs: 'incorporationForm' },
  { from: s.awaitingIncorporationForm, to: s.notSelected, by: staff },
  { from: s.awaitingIncorporationForm, to: s.rejected, by: staff, needs: 'reason' },
  { from: s.awaitingIncorporationForm, to: s.withdrawn, by: ['alumno'], needs: 'unvalidatedForm' },

  // Either side may go back on an internship until its form is validated.
  { from: s.selected, to: s.notSelected, by: staff, needs: 'unvalidatedForm' },
  { from: s.selected, to: s.withdrawn, by: ['alumno'], needs: 'unvalidatedForm' },
];

/** Nobody but the student, who may apply anew after withdrawing, moves an application out of these. */
const finalStates: readonly ApplicationStateId[] = [s.selected, s.notSelected, s.withdrawn, s.rejected];

const findMove = (from: ApplicationStateId, to: ApplicationStateId, by: Mover): Move | undefined =>
  moves.find((move) => move.from === from && move.to === to && move.by.includes(by));

/**
 * The states that `by` may move an application to from where it is, in the order of the catalogue. What goes back on an
 * incorporation form is not among them: the form is where that is done.
 */
export const possibleMoves = (from: ApplicationStateId, by: Mover): ApplicationStateId[] =>
  applicationStateIds.filter((to) => {
    const move = findMove(from, to, by);
    return move !== undefined && move.needs !== 'unvalidatedForm';
  });

/** The way of an application to being selected, step by step. */
const way: readonly ApplicationStateId[] = [
  s.new,
  s.underReview,
  s.shortlisted,
  s.interview,
  s.preregistration,
  s.awaitingIncorporationForm,
  s.selected,
];

/** Whether a move leads to where an application has already been past; ending it does not. */
export const isStepBack = (from: ApplicationStateId, to: ApplicationStateId): boolean =>
  way.includes(to) && way.indexOf(from) > way.indexOf(to);

/** Where a state stands in a process; what ends one comes last. */
export const placeInProcess = (id: ApplicationStateId): number =>
  way.includes(id) ? way.indexOf(id) : way.length + applicationStateIds.indexOf(id);

/** Where an application stands that a closing offer leaves undecided. */
export const undecidedStates: readonly ApplicationStateId[] = applicationStateIds.filter(
  (from) => findMove(from, s.notSelected, 'sistema') !== undefined,
);

/** Where an application stands that its student's leaving withdraws. */
export const withdrawableStates: readonly ApplicationStateId[] = applicationStateIds.filter(
  (from) => findMove(from, s.withdrawn, 'gestor') !== undefined,
);

/** Where the student who leaves was chosen: it stays, as the proof of who did what. */
export const chosenStates: readonly ApplicationStateId[] = [s.selected, s.awaitingIncorporationForm];

/** A step that an application takes when its offer is closed with it as the chosen one. */
export interface ChosenStep {
  readonly to: ApplicationStateId;
  readonly by: Mover;
}

/**
 * The steps of whom a closing company picks as chosen: to selected, or, where that needs the incorporation form, through
 * shortlisted to awaiting it. None for candidates who are there already, nor for those who have not said yet whether
 * they accept being put forward: that is theirs to say. Undefined where it has been decided otherwise.
 */
export function chosenSteps(from: ApplicationStateId, needsForm: boolean): ChosenStep[] | undefined {
  if (from === s.selected || from === s.awaitingIncorporationForm || from === s.preregistration) return [];
  if (finalStates.includes(from)) return undefined;
  if (!needsForm) return [{ to: s.selected, by: 'empresa' }];
  const waiting: ChosenStep = { to: s.awaitingIncorporationForm, by: 'sistema' };
  return from === s.shortlisted ? [waiting] : [{ to: s.shortlisted, by: 'empresa' }, waiting];
}

/** Where a candidate whom a closing company names as chosen may stand. */
export const nameableStates: readonly ApplicationStateId[] = applicationStateIds.filter(
  (id) => id !== s.withdrawn && id !== s.rejected,
);

/** Without accents, as people write names when they are in a hurry. */
const wordsOf = (name: string): string[] =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/**
 * Whether a name that a company wrote by hand may be this person's: it is part of theirs, one surname for two, or
 * the other way round. Telling too few that they were not chosen is mended; telling the chosen one is not.
 */
export function mayBeNamed(
  written: string,
  { nombre, apellidos }: { nombre: string; apellidos: string },
): boolean {
  const [few = [], many = []] = [wordsOf(written), wordsOf(`${nombre} ${apellidos}`)].sort(
    (one, other) => one.length - other.length,
  );
  return few.length > 0 && few.every((word) => many.includes(word));
}

/** What is known of the move beyond its states. */
interface MoveFacts {
  /** A reason was given, and it is one that fits. */
  readonly reasonGiven: boolean;
  /** This offer's selections need the incorporation form, and it is not done. */
  readonly formMissing: boolean;
  /** There is an incorporation form that no manager has validated. */
  readonly formUnvalidated?: boolean;
}

type MoveVerdict = 'noSuchMove' | 'cannotChangeState' | 'reasonMissing' | 'incorporationFormRequired';

/** Why a move cannot be made; undefined where it can. */
export function refuseMove(
  from: ApplicationStateId,
  to: ApplicationStateId,
  by: Mover,
  { reasonGiven, formMissing, formUnvalidated = false }: MoveFacts,
): MoveVerdict | undefined {
  const move = findMove(from, to, by);
  if (!move || (move.needs === 'unvalidatedForm' && !formUnvalidated))
    return finalStates.includes(from) ? 'cannotChangeState' : 'noSuchMove';
  if (move.needs === 'reason' && !reasonGiven) return 'reasonMissing';
  if (move.needs === 'incorporationForm' && formMissing) return 'incorporationFormRequired';
  return undefined;
}

/** Whether selecting for an offer of this type has to go through the incorporation form (specification 2, §4). */
export const needsIncorporationForm = (tipo: OfferType, { opciones }: Pick<Brand, 'opciones'>): boolean =>
  tipo === 'practicas' && opciones.formularioIncorporacion;

/** Whether `dePerfil` may give this reason of the catalogue for this state and type of offer. */
export function isReasonFor(
  idMotivo: number | undefined,
  idEstado: ApplicationStateId,
  tipo: OfferType,
  dePerfil: 'Empresa' | 'Alumno',
): boolean {
  const reason = rejectionReasons.find((one) => one.idMotivo === idMotivo);
  return (
    reason !== undefined &&
    reason.idEstado === idEstado &&
    reason.dePerfil === dePerfil &&
    (reason.idPerfil === null || reason.idPerfil === profileIds[tipo])
  );
}

/** What is said beside the reason where none was given that may be. */
export const reasonProblem = (idMotivo: number | undefined) => [
  { campo: 'idMotivo', error: fieldError(idMotivo === undefined ? 'reason' : 'reasonUnlisted') },
];

const declineReasons: readonly number[] = rejectionReasons
  .filter(({ idEstado, dePerfil }) => idEstado === s.rejected && dePerfil === 'Alumno')
  .map(({ idMotivo }) => idMotivo);

/** Whether it was the student who ended the application, by declining being put forward. */
export const isDeclined = (idEstado: ApplicationStateId, idMotivo: number | null): boolean =>
  idEstado === s.rejected && idMotivo !== null && declineReasons.includes(idMotivo);

/** What the student is told of each state that somebody else moves an application to. */
export const stateEvents: Partial<Record<ApplicationStateId, EventKind>> = {
  [s.underReview]: 'applicationUnderReview',
  [s.shortlisted]: 'applicationShortlisted',
  [s.interview]: 'applicationInterview',
  [s.selected]: 'applicationSelected',
  [s.notSelected]: 'applicationNotSelected',
  [s.preregistration]: 'applicationPreregistered',
  [s.rejected]: 'applicationRejected',
  [s.awaitingIncorporationForm]: 'applicationAwaitsForm',
};
