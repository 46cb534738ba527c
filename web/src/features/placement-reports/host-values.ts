import {
  type HostReport,
  type RatedAspect,
  type Rating,
  ratedAspects,
} from '@portal/contract/placement-reports';

/** What the inputs of a host tutor’s report hold. */
export interface HostValues extends Record<string, unknown> {
  valoraciones: Record<string, Rating | ''>;
  horas: number | string;
  observaciones: string;
}

/** As it was sent before, or with the hours of the log and no rating. */
export function valuesOf(before: HostReport | undefined, horasHechas: number): HostValues {
  const ratingOf = (aspect: RatedAspect): Rating | '' => before?.valoraciones[aspect] ?? '';
  return {
    valoraciones: Object.fromEntries(ratedAspects.map((aspect) => [aspect, ratingOf(aspect)])),
    horas: before?.horas ?? (horasHechas > 0 ? horasHechas : ''),
    observaciones: before?.observaciones ?? '',
  };
}
