import type { Experience } from '@portal/contract/experience';
import type { ChangedFile } from '../entries/KeptFile.tsx';

/** What the form of an experience holds. */
export interface ExperienceValues extends Record<string, unknown> {
  puesto: string;
  empresa: string;
  enlace: string;
  idSector: number | null;
  idAreaFuncional: number | null;
  idTipoContrato: number | null;
  subtipoContrato: string;
  fechaInicio: string | null;
  /** It goes on: the wire says so by a last day that is null. */
  actual: boolean;
  fechaFin: string | null;
  descripcion: string;
  adjunto: ChangedFile;
}

/** The form's values of an experience, or of a new one. */
export const valuesOf = (job: Experience | null, hasFile: boolean): ExperienceValues => ({
  puesto: job?.puesto ?? '',
  empresa: job?.empresa ?? '',
  enlace: job?.enlace ?? '',
  idSector: job?.idSector ?? null,
  idAreaFuncional: job?.idAreaFuncional ?? null,
  idTipoContrato: job?.idTipoContrato ?? null,
  subtipoContrato: job?.subtipoContrato ?? '',
  fechaInicio: job?.fechaInicio ?? null,
  actual: job !== null && job.fechaFin === null,
  fechaFin: job?.fechaFin ?? null,
  descripcion: job?.descripcion ?? '',
  adjunto: hasFile ? undefined : null,
});
