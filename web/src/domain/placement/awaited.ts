import type { PlacementNeed, PlacementParty, PlacementState } from '@portal/contract/placements';

const unended: readonly PlacementState[] = ['preparacion', 'lista', 'enCurso'];

/** It is still to begin, or goes on: it can be changed and given up. */
export const isUnended = (estado: PlacementState): boolean => unended.includes(estado);

/** Its annex can be signed: after the last day too, but not once it has ended early. */
export const isSignable = (estado: PlacementState): boolean =>
  isUnended(estado) || estado === 'finalizada' || estado === 'cerrada';

const signatureOf: Record<PlacementParty, PlacementNeed> = {
  empresa: 'firmaEmpresa',
  alumno: 'firmaAlumno',
  centro: 'firmaCentro',
};

interface Readiness {
  readonly estado: PlacementState;
  readonly faltan: readonly PlacementNeed[];
}

/** Nothing is signed before an academic tutor is assigned, whom the annex names. */
const awaitsTutor = ({ estado, faltan }: Readiness): boolean =>
  isUnended(estado) && faltan.includes('tutorAcademico');

/** This party signs the newest version of the annex once an academic tutor is assigned. */
export const signsLater = (placement: Readiness, party: PlacementParty): boolean =>
  awaitsTutor(placement) && placement.faltan.includes(signatureOf[party]);

/** What of its needs can be met now: signatures wait for the academic tutor. */
export const neededNow = (placement: Readiness): PlacementNeed[] => {
  const later = awaitsTutor(placement) ? Object.values(signatureOf) : [];
  return placement.faltan.filter((need) => !later.includes(need));
};

/** The newest version of the annex can be signed now, and awaits the signature of this party. */
export const awaitsSignature = (placement: Readiness, party: PlacementParty): boolean =>
  isSignable(placement.estado) && !awaitsTutor(placement) && placement.faltan.includes(signatureOf[party]);
