import type { RequirementCheck } from '@portal/contract/offers';

export interface Requirements {
  /** What is a duty, unmet first; within each, as the offer has them. */
  readonly duties: readonly RequirementCheck[];
  /** Of these, what is not met and an entry of the CV would mend; what is not met and none would; what is met. */
  readonly mendable: readonly RequirementCheck[];
  readonly beyond: readonly RequirementCheck[];
  readonly met: readonly RequirementCheck[];
  /** What is valued, met or not. */
  readonly wishes: readonly RequirementCheck[];
  /** Duties that are not met. */
  readonly missing: number;
}

/** Rules that are of the studies themselves, of age, of nationality or of a programme: what one writes changes nothing. */
const given: readonly string[] = [
  'titulacion',
  'cursoMinimo',
  'soloUltimoCurso',
  'creditosSuperados',
  'creditosMaster',
  'creditosYReunion',
  'anioPromocionMaximo',
  'sede',
  'edadMaxima',
  'paisesNacionalidad',
  'programa',
];

const isMendable = ({ regla, destino }: RequirementCheck): boolean =>
  destino !== null && !given.includes(regla);

const unmetFirst = (checks: readonly RequirementCheck[]) => [
  ...checks.filter(({ cumple }) => !cumple),
  ...checks.filter(({ cumple }) => cumple),
];

export function sortRequirements(checks: readonly RequirementCheck[]): Requirements {
  const duties = checks.filter(({ deseable }) => !deseable);
  const unmet = duties.filter(({ cumple }) => !cumple);
  return {
    duties: unmetFirst(duties),
    wishes: unmetFirst(checks.filter(({ deseable }) => deseable)),
    mendable: unmet.filter((check) => isMendable(check)),
    beyond: unmet.filter((check) => !isMendable(check)),
    met: duties.filter(({ cumple }) => cumple),
    missing: unmet.length,
  };
}
