import { dayIn } from '@portal/contract/days';
import { useBrand } from '../../lib/brand/brand.ts';

/** The day that it is at the institution. */
export function useToday(): string {
  return dayIn(useBrand().zonaHoraria, new Date());
}
