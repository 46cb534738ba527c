const asWritten = /^(?<day>\d{1,2})[/.-](?<month>\d{1,2})[/.-](?<year>\d{4})$/;
const asOnTheWire = /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/;

/** A day as it is typed (`15/9/2026`, `15-09-2026`), as the wire has it; one that no calendar has (31/02) is none. */
export function typedDay(typed: string): string | null {
  const text = typed.trim();
  const { day, month, year } = (asWritten.exec(text) ?? asOnTheWire.exec(text))?.groups ?? {};
  if (day === undefined || month === undefined || year === undefined) return null;
  const wire = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${wire}T12:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(wire) ? wire : null;
}
