import { type AdhesionState, type ProgrammeAudience, programmeDedication } from '@portal/contract/programmes';

/** Whether a programme goes on, who may ask to join it, and what its offers must be. */

interface Period {
  readonly publicado: boolean;
  readonly hasta: string | null;
}

/** Published, and not over by the institution's clock. */
export const isActive = ({ publicado, hasta }: Period, today: string): boolean =>
  publicado && (hasta === null || today <= hasta);

export interface Joining extends Period {
  readonly abierto: boolean;
  readonly adhesionAlumnos: boolean;
  readonly adhesionEmpresas: boolean;
  readonly para: ProgrammeAudience;
}

/** Who asks to join: a company, or a student or graduate. */
export type Asker = 'empresa' | 'estudiante' | 'antiguo';

export const needsAdhesion = (programme: Joining, asker: Asker): boolean =>
  asker === 'empresa' ? programme.adhesionEmpresas : programme.adhesionAlumnos;

/** Whether a company takes part: was accepted, or needs not be. */
export const takesPartAsCompany = (
  { adhesionEmpresas }: Pick<Joining, 'adhesionEmpresas'>,
  estado: AdhesionState | null,
): boolean => estado === 'aceptada' || !adhesionEmpresas;

/** Whether this programme is for who asks. */
const isFor = ({ para }: Joining, asker: Asker): boolean =>
  asker === 'empresa' || para === 'todos' || (para === 'antiguos') === (asker === 'antiguo');

/** Whether who asks takes part: was accepted, or needs not be where the programme is for them. */
export const takesPart = (
  programme: Joining,
  adhesion: { readonly estado: AdhesionState } | undefined,
  asker: Asker,
): boolean =>
  adhesion?.estado === 'aceptada' || (!needsAdhesion(programme, asker) && isFor(programme, asker));

export const mayAsk = (programme: Joining, asker: Asker, today: string): boolean =>
  isActive(programme, today) &&
  programme.abierto &&
  needsAdhesion(programme, asker) &&
  isFor(programme, asker);

interface Dedication {
  readonly tiempoDedicacionJornada: number | null;
  readonly meses: number | null;
}

/** Whether an offer has the dedication and the months that a programme may ask for. */
export const isDedicated = ({ tiempoDedicacionJornada, meses }: Dedication): boolean =>
  (tiempoDedicacionJornada ?? 0) >= programmeDedication.porcentaje &&
  (meses ?? 0) >= programmeDedication.meses;
