import type { OfferFieldError } from '@portal/contract/offer-rules';
import { fieldError } from '@portal/contract/validation';
import { FieldRefusal } from '../../http/refusal.ts';

const isDateOrder = ({ error }: OfferFieldError): boolean => error === fieldError('dateOrder');

/**
 * Refuses fields of an offer, by the paths that they have in the call: with 27, which comes first, where it starts
 * when it has ended.
 */
export function refuseFields(errors: readonly OfferFieldError[]): void {
  if (errors.length === 0) return;
  const [order, others] = [errors.filter(isDateOrder), errors.filter((error) => !isDateOrder(error))];
  throw new FieldRefusal(
    [...order, ...others].map(({ campo, error }) => ({
      campo: campo === 'ficheroComplementario' ? campo : `oferta.${campo}`,
      error,
    })),
    order.length > 0 ? 'startAfterEnd' : 'mandatoryDataMissing',
  );
}
