import type { InvoiceLine } from './invoices.ts';

/** Amounts of invoices, as the page shows them before and the server writes them. */

/** Halves away from zero, so that what is taken back is as much as what was charged. */
const rounded = (value: number): number => Math.sign(value) * Math.round(Math.abs(value));

/** Money in whole cents: sums of decimals are never a cent off. */
const cents = (euros: number): number => rounded(euros * 100);
const euros = (amount: number): number => amount / 100;

export const lineTotal = ({ meses, importe }: InvoiceLine): number => euros(cents(importe) * (meses ?? 1));

export interface Totals {
  base: number;
  cuota: number;
  total: number;
}

/** What the lines come to, with a tax in per cent. */
export const totalsOf = (lines: readonly InvoiceLine[], iva: number): Totals =>
  withTax(euros(lines.reduce((sum, line) => sum + cents(lineTotal(line)), 0)), iva);

/** Per cent in hundredths: as a decimal it would leave a half a little short. */
const percentOf = (amount: number, percent: number): number =>
  rounded((amount * rounded(percent * 100)) / 10_000);

export function withTax(base: number, iva: number): Totals {
  const tax = percentOf(cents(base), iva);
  return { base, cuota: euros(tax), total: euros(cents(base) + tax) };
}

export const sumOf = (one: Totals, other: Totals): Totals => ({
  base: euros(cents(one.base) + cents(other.base)),
  cuota: euros(cents(one.cuota) + cents(other.cuota)),
  total: euros(cents(one.total) + cents(other.total)),
});

/** An amount after a review by a percentage. */
export const reviewed = (importe: number, porcentaje: number): number =>
  euros(percentOf(cents(importe), 100 + porcentaje));
