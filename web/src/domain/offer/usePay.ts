import type { OfferCard } from '@portal/contract/student-offers';
import { useFormat } from '../../lib/i18n/useFormat.ts';

/** What an offer pays, in words. */
export function usePay() {
  const { money, moneyRange } = useFormat();
  /** `18.000–21.000 €/año`, or the one sum that is known. */
  const salary = (from: number | null, to: number | null): string | null => {
    if (from !== null && to !== null && from !== to) return moneyRange(from, to, 'year');
    const known = from ?? to;
    return known === null ? null : money(known, 'year');
  };
  /** Of an offer in a list: by the month of an internship that pays, else by the year. */
  const ofCard = ({ ayudaEstudio, salario, salarioMaximo }: OfferCard): string | null =>
    ayudaEstudio ? money(ayudaEstudio, 'month') : salary(salario, salarioMaximo);
  return { salary, ofCard };
}
