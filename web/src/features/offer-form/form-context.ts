import type { OfferType } from '@portal/contract/offer-fields';
import { createContext, useContext } from 'react';
import type { ContractForm } from '../../lib/forms/forms.ts';
import type { OfferValues } from './offer-values.ts';
import type { FormField } from './sections.ts';
import { useFormValue } from './useFormValue.ts';

interface OfferFormState {
  readonly form: ContractForm<OfferValues>;
  readonly tipo: OfferType;
  /** Whose offer a manager corrects; null where a company writes its own. */
  readonly company: string | null;
  /** What the brand does not show. */
  readonly hidden: ReadonlySet<FormField>;
  /** What must be filled as the offer stands. */
  readonly required: ReadonlySet<string>;
}

export const OfferFormContext = createContext<OfferFormState | null>(null);

export function useOfferForm(): OfferFormState {
  const state = useContext(OfferFormContext);
  if (state === null) throw new Error('a field of an offer stands inside of its form');
  return state;
}

/** Follows a part of the offer; `by` is what `pick` depends on beside it. */
export function useOfferValue<T>(pick: (values: OfferValues) => T, by?: unknown): T {
  return useFormValue(useOfferForm().form, pick, by);
}

/** A list was changed: what was wrong with its entries no longer stands. */
export function useClearErrorsUnder(): (field: FormField) => void {
  const { form } = useOfferForm();
  return (field) => {
    const isInside = (path: string) => path === field || path.startsWith(`${field}.`);
    if (!Object.keys(form.errors).some(isInside)) return;
    form.setErrors(Object.fromEntries(Object.entries(form.errors).filter(([path]) => !isInside(path))));
  };
}

/** The first sentence that stands against a field or an entry of it. */
export function useErrorUnder(field: string): string | undefined {
  const { form } = useOfferForm();
  const found = Object.entries(form.errors).find(
    ([path]) => path === field || path.startsWith(`${field}.`),
  )?.[1];
  return typeof found === 'string' ? found : undefined;
}
