/** What follows from the dates, the hours and the pay of an offer, and no input asks for. */

interface Times {
  readonly fechaInicio?: string | null | undefined;
  readonly fechaFin?: string | null | undefined;
  readonly horasSemana?: number | null | undefined;
  readonly horasAldia?: number | null | undefined;
  readonly numeroDiasSemana?: number | null | undefined;
}

const dayMs = 86_400_000;

/** How many days it lasts, both included, how many hours a week has, and how many there are in all; null where it is not known. */
export function derivedOf({ fechaInicio, fechaFin, horasSemana, horasAldia, numeroDiasSemana }: Times) {
  const isKnown = fechaInicio != null && fechaFin != null && fechaInicio < fechaFin;
  const days = isKnown ? (Date.parse(fechaFin) - Date.parse(fechaInicio)) / dayMs + 1 : null;
  const ofDays = horasAldia && numeroDiasSemana ? horasAldia * numeroDiasSemana : null;
  const weekly = horasSemana || ofDays;
  return {
    weeks: days === null ? null : Math.max(Math.round(days / 7), 1),
    weekly,
    total: days === null || weekly === null ? null : Math.round((weekly * days) / 7),
  };
}

const weeksOfYear = 52;
/** A year is paid with what the hours say, give or take so much: holidays and rounding are no mistake. */
const tolerance = 0.25;

/** Whether the pay of an hour and of a year cannot both be meant for these hours a week. */
export function paysOtherwise(hour: number | null, year: number | null, weekly: number | null): boolean {
  if (!hour || !year || !weekly) return false;
  const expected = hour * weekly * weeksOfYear;
  return Math.abs(year - expected) > expected * tolerance;
}
