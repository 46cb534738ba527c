import { addDays } from '@portal/contract/days';

export interface PlacementDates {
  readonly fechaInicio: string;
  readonly fechaFin: string;
  /** Of one that was given up or ended early: from which day on there is none. */
  readonly finDesde: string | null;
}

/** The last day of a placement; before its first where it ended before it began. */
export function lastDayOf({ fechaFin, finDesde }: PlacementDates): string {
  if (finDesde === null || finDesde > fechaFin) return fechaFin;
  return addDays(finDesde, -1);
}
