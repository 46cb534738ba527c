import { useFormat } from '../../lib/use-format.ts';

/** Whether the last day for applying has passed: the server opens no such offer. */
export function useIsExpired(lastDay: string | null): boolean {
  const { daysFromToday } = useFormat();
  return lastDay !== null && daysFromToday(lastDay) < 0;
}
