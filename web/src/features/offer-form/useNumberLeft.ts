import { useBrand } from '../../lib/brand/brand.ts';
import { sentences } from '../../lib/i18n/status-texts.ts';
import { useOfferForm } from './form-context.ts';
import { numberProblems } from './offer-values.ts';

/**
 * Says beside the numbers, once one of them is left, what would be refused of those that are filled: together they may be
 * wrong too. What is empty is not spoken of before the first try.
 */
export function useNumberLeft(): () => void {
  const { form } = useOfferForm();
  const brand = useBrand();
  return () => {
    const texts = sentences()?.fields;
    if (texts === undefined) return;
    const found = numberProblems(form.getValues(), { brand, hasFile: true, texts });
    for (const [name, problem] of Object.entries(found)) {
      if (problem !== null) form.setFieldError(name, problem);
      else if (form.errors[name] !== undefined) form.clearFieldError(name);
    }
  };
}
