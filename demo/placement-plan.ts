import type { InternshipKind } from '@portal/contract/incorporation-forms';
import type { PlacementParty, PlacementState } from '@portal/contract/placements';

export interface PlannedPlacement {
  readonly estado: PlacementState;
  /** First and last day, from today. */
  readonly from: number;
  readonly to: number;
  readonly tipoPractica: InternshipKind;
  readonly signed: readonly PlacementParty[];
  readonly hasTutor: boolean;
}

const all: readonly PlacementParty[] = ['empresa', 'alumno', 'centro'];
const curricular = { tipoPractica: 'curricular', signed: all, hasTutor: true } as const;
const voluntary = { ...curricular, tipoPractica: 'extracurricular' } as const;

/** What validated forms have become, in turn: the first is the demo student's. */
export const plannedPlacements: readonly PlannedPlacement[] = [
  { ...curricular, estado: 'enCurso', from: -95, to: 23 },
  { ...curricular, estado: 'preparacion', from: 18, to: 136, signed: [], hasTutor: false },
  { ...voluntary, estado: 'preparacion', from: -2, to: 116, signed: ['empresa', 'centro'] },
  { ...curricular, estado: 'finalizada', from: -150, to: -31 },
  { ...voluntary, estado: 'cerrada', from: -420, to: -302 },
  { ...voluntary, estado: 'rescindida', from: -330, to: -212 },
  { ...voluntary, estado: 'renunciada', from: -80, to: 38 },
  { ...curricular, estado: 'enCurso', from: -70, to: 310 },
  { ...curricular, estado: 'finalizada', from: -125, to: -6 },
  { ...curricular, estado: 'preparacion', from: 25, to: 143, signed: ['alumno'], hasTutor: true },
];

/** Of somebody who has all that it takes, at a company with an agreement. */
export const readyPlacement: PlannedPlacement = { ...curricular, estado: 'lista', from: 9, to: 127 };

/** A further internship of somebody who has one: a year before it. */
export const earlier = (years: number): PlannedPlacement => ({
  ...curricular,
  estado: 'cerrada',
  from: -420 - 365 * years,
  to: -302 - 365 * years,
});
