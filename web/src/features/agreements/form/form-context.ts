import { createContext, use } from 'react';
import type { SavedForm } from '../../../lib/forms/saved/useSavedForm.ts';
import type { OwnAgreement } from '../own-agreement.ts';
import type { Choices } from './useChoices.ts';
import type { AgreementInput, AgreementValues } from './values.ts';

interface State {
  form: SavedForm<AgreementValues>;
  /** What is wrong and is said: nothing before the first attempt. */
  shown: Readonly<Record<string, string>>;
  /** What is wrong. */
  found: Readonly<Record<string, string>>;
  choices: Choices;
  /** What the company has said before; undefined while it is being asked for. */
  known: Partial<AgreementValues> | undefined;
  agreement: OwnAgreement;
  /** The brand asks for the text on the processing of data. */
  asksDataText: boolean;
}

export const FormContext = createContext<State | null>(null);

export function useFormState(): State {
  const state = use(FormContext);
  if (state === null) throw new Error('a field of an agreement stands inside of its form');
  return state;
}

/** An input of the form, with what is wrong with it once that is said. */
export function useInput<K extends AgreementInput>(input: K) {
  const { form, shown } = useFormState();
  const field = form.field(input);
  return { ...field, error: field.error ?? shown[input] };
}
