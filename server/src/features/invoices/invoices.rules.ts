import type { Brand } from '@portal/contract/brand';
import type { Totals } from '@portal/contract/invoice-amounts';
import type { InvoiceLine } from '@portal/contract/invoices';

/** The same lines, taken back. */
export const negated = (lines: readonly InvoiceLine[]): InvoiceLine[] =>
  lines.map((line) => ({ ...line, importe: -line.importe }));

export const negatedTotals = ({ base, cuota, total }: Totals): Totals => ({
  base: 0 - base,
  cuota: 0 - cuota,
  total: 0 - total,
});

export const numberOf = (serie: string, year: number, count: number): string =>
  `${serie}${year}/${String(count).padStart(4, '0')}`;

/** Whether a number is of a series that the portal counts. */
export const isOfPortal = (numero: string): boolean => /^[FR]\d{4}\/\d{4,}$/.test(numero);

export interface FeeReview {
  desde: string;
  importe: number;
}

/** The management fee in force on a day: that of its last review, or the brand's own. */
export function feeOn(
  day: string,
  reviews: readonly FeeReview[],
  { gastosGestion }: Pick<Brand, 'gastosGestion'>,
): number {
  const [last] = reviews.filter(({ desde }) => desde <= day).sort((a, b) => (a.desde < b.desde ? 1 : -1));
  return last?.importe ?? gastosGestion.importe;
}
