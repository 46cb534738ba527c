import { useFormat } from '../../lib/i18n/useFormat.ts';

/** Amounts with their cents. */
export function useEuros(): (amount: number) => string {
  const { number } = useFormat();
  return (amount) => number(amount, { style: 'currency', currency: 'EUR' });
}
