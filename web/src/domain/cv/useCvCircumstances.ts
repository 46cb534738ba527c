import { personalField } from '@portal/contract/brand';
import { useBrand } from '../../lib/brand/brand.ts';
import { useSession } from '../../lib/session/session.ts';
import type { Circumstances } from './completeness.ts';

/** What the institution asks of the student's own CV, and what can be filled in here. */
export function useCvCircumstances(): Circumstances {
  const brand = useBrand();
  const session = useSession()?.data;
  return {
    asksSocialSecurity:
      brand.opciones.numSegSocialObligatorio && session?.conPracticas === true && !session.soloCiclosUAX,
    canFill: (field) => personalField(brand, field).editable,
  };
}
