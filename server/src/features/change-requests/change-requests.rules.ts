import {
  type ChangeState,
  needsAuthorisation,
  type PlacementChanges,
} from '@portal/contract/change-requests';

/** What is done to a request for a change. */
export const changeActs = ['withdraw', 'authorise', 'accept', 'refuse'] as const;
export type ChangeAct = (typeof changeActs)[number];

/** Who does it. */
export const changeActors = ['empresa', 'gestor', 'tutorAcademico'] as const;
export type ChangeActor = (typeof changeActors)[number];

const allowed: Readonly<Record<ChangeAct, { actor: ChangeActor; states: readonly ChangeState[] }>> = {
  withdraw: { actor: 'empresa', states: ['autorizacion', 'pendiente'] },
  authorise: { actor: 'tutorAcademico', states: ['autorizacion'] },
  accept: { actor: 'gestor', states: ['pendiente'] },
  refuse: { actor: 'gestor', states: ['autorizacion', 'pendiente'] },
};

/** Whether somebody may do this to a request in this state; what may not is refused with 49. */
export const mayDo = (act: ChangeAct, actor: ChangeActor, estado: ChangeState): boolean =>
  allowed[act].actor === actor && allowed[act].states.includes(estado);

/** In which state a request begins: where no academic tutor acts for the placement, managers answer for the project. */
export const firstState = (cambios: PlacementChanges, hasTutor: boolean): ChangeState =>
  needsAuthorisation(cambios) && hasTutor ? 'autorizacion' : 'pendiente';
