import { useFormat } from '../../lib/i18n/useFormat.ts';

/** Whether the last day for applying has passed: the server opens no such offer. */
export function useIsExpired(lastDay: string | null): boolean {
  const { daysFromToday } = useFormat();
  return lastDay !== null && daysFromToday(lastDay) < 0;
}
