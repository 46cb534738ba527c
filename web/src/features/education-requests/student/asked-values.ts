import type { EducationStage } from '@portal/contract/education-requests';

/** What the form of a request holds. */
export interface AskedValues extends Record<string, unknown> {
  /** Chooses among the schools; it is not sent. */
  idProvincia: number | null;
  idCentro: number | null;
  fechaInicio: string | null;
  fechaFin: string | null;
  nivel: EducationStage | null;
  especialidad: string;
  observaciones: string;
}
