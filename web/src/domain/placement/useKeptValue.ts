import { useFormat } from '../../lib/i18n/useFormat.ts';

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** Prints a value that a change keeps: its days, of which a period has two, in the reader's language. */
export function useKeptValue(): (value: string) => string {
  const { day } = useFormat();
  return (value) => {
    const parts = value.split('/');
    return parts.every(isDay) ? parts.map(day).join(' – ') : value;
  };
}
