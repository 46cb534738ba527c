import { monthsBefore } from '@portal/contract/days';
import {
  type CertificateState,
  certificateMonths,
  type EducationRequestState,
  type placementObstacles,
} from '@portal/contract/education-requests';
import { degrees } from '../catalogue/lists/degrees.ts';

/** Who acts on a request: its student, the school that it was sent to, a manager. */
export const educationActors = ['alumno', 'centro', 'gestor'] as const;
export type EducationActor = (typeof educationActors)[number];

export const educationActs = ['withdraw', 'edit', 'accept', 'refuse', 'start', 'close'] as const;
export type EducationAct = (typeof educationActs)[number];

interface Move {
  readonly by: EducationActor;
  readonly from: readonly EducationRequestState[];
  /** Null leaves it where it is. */
  readonly to: EducationRequestState | null;
}

const moves: Readonly<Record<EducationAct, Move>> = {
  withdraw: { by: 'alumno', from: ['abierta', 'aceptada'], to: 'retirada' },
  edit: { by: 'centro', from: ['abierta', 'aceptada'], to: null },
  accept: { by: 'centro', from: ['abierta'], to: 'aceptada' },
  refuse: { by: 'centro', from: ['abierta'], to: 'rechazada' },
  start: { by: 'gestor', from: ['aceptada'], to: 'tramitada' },
  close: { by: 'gestor', from: ['abierta', 'aceptada'], to: 'retirada' },
};

/** In which state a request is after this; undefined where this actor does not do it to one in its state. */
export function stateAfter(
  act: EducationAct,
  actor: EducationActor,
  estado: EducationRequestState,
): EducationRequestState | undefined {
  const { by, from, to } = moves[act];
  return by === actor && from.includes(estado) ? (to ?? estado) : undefined;
}

/** The area of knowledge of the catalogue whose degrees train for schools. */
const educationArea = 6;

interface Study {
  readonly deLaUniversidad: boolean;
  readonly actual: boolean;
  readonly idTitulacion: number | null;
}

/** The degree of education that the student is doing at the university; undefined for one who does none. */
export const educationDegree = (studies: readonly Study[]): number | undefined =>
  studies
    .filter(({ deLaUniversidad, actual }) => deLaUniversidad && actual)
    .map(({ idTitulacion }) => degrees.find((degree) => degree.idTitulacion === idTitulacion))
    .find((degree) => degree?.idArea === educationArea)?.idTitulacion;

/** The day of issue from which a certificate is good for a placement that begins on this day. */
export const oldestIssue = (firstDay: string): string =>
  monthsBefore(new Date(`${firstDay}T00:00:00Z`), certificateMonths)
    .toISOString()
    .slice(0, 10);

interface Certificate {
  readonly estado: CertificateState;
  readonly fechaExpedicion: string;
}

/** What keeps a placement with minors that begins on this day from being made; null where nothing does. */
export function placementObstacle(
  certificate: Certificate | undefined,
  firstDay: string,
): (typeof placementObstacles)[number] | null {
  if (certificate?.estado !== 'aceptado') return 'sinCertificado';
  return certificate.fechaExpedicion < oldestIssue(firstDay) ? 'certificadoAntiguo' : null;
}
