import type { IncorporationSection } from '@portal/contract/incorporation-forms';
import { createContext, use } from 'react';
import type { FieldOf } from '../../../lib/forms/saved/saved-fields.ts';
import type { Field, SavedForm } from '../../../lib/forms/saved/useSavedForm.ts';
import type { Problems } from './problems.ts';
import type { SectionValues } from './values.ts';

export type SectionForms = { readonly [S in IncorporationSection]: SavedForm<SectionValues[S]> };

interface State {
  /** Of the sections that are on the page. */
  forms: Partial<SectionForms>;
  /** What is wrong and is said. */
  shown: Problems;
  /** What a manager found wrong, by `section.field`. */
  reasons: Readonly<Record<string, readonly string[]>>;
}

export const FormContext = createContext<State | null>(null);

function useFormState(): State {
  const state = use(FormContext);
  if (state === null) throw new Error('a field of an incorporation form stands inside of its form');
  return state;
}

export function useSection<S extends IncorporationSection>(section: S): SavedForm<SectionValues[S]> {
  const form: SavedForm<SectionValues[S]> | undefined = useFormState().forms[section];
  if (form === undefined) throw new Error(`the section ${section} is not on this page`);
  return form;
}

/** The section where it is on the page. */
export const useOtherSection = <S extends IncorporationSection>(
  section: S,
): SavedForm<SectionValues[S]> | undefined => useFormState().forms[section];

/** An input with what is wrong with it, once that is said, and what a manager says of it. */
export interface Input<T> extends Field<T> {
  readonly reasons: readonly string[];
  /** Another one, another text: for an input that keeps its own. */
  readonly round: number;
}

export function useInput<S extends IncorporationSection, K extends FieldOf<SectionValues[S]>>(
  section: S,
  field: K,
): Input<SectionValues[S][K]> {
  const { shown, reasons } = useFormState();
  const form = useSection(section);
  const path = `${section}.${field}`;
  const input = form.field(field);
  return { ...input, error: input.error ?? shown[path], reasons: reasons[path] ?? [], round: form.round };
}
