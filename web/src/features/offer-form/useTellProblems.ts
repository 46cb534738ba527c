import { useEffect, useRef, useState } from 'react';
import { useBrand } from '../../lib/brand/brand.ts';
import type { ContractForm } from '../../lib/forms/forms.ts';
import { goToField } from '../../lib/forms/reveal-field.ts';
import { sentences, useSentences } from '../../lib/i18n/status-texts.ts';
import { useOfferForm } from './form-context.ts';
import { type OfferValues, tooMuchIn, typedProblems } from './offer-values.ts';
import { type FormField, fieldOf, inPageOrder, numberFields } from './sections.ts';

/** Fields that may be wrong together. */
const groups: readonly (readonly FormField[])[] = [
  numberFields,
  ['fechaInicio', 'fechaFin', 'fechaCaducidad'],
];

/**
 * Says beside a field that is left what would be refused of it, and of those that it may be wrong together with. What is
 * empty is not spoken of before the first try.
 */
export function useFieldLeft(name: FormField): () => void {
  const { form } = useOfferForm();
  const brand = useBrand();
  return () => {
    const texts = sentences()?.fields;
    if (texts === undefined) return;
    const found = typedProblems(form.getValues(), { brand, hasFile: true, texts });
    for (const field of groups.find((group) => group.includes(name)) ?? [name]) {
      const problem = found[field];
      if (problem !== undefined) form.setFieldError(field, problem);
      else if (form.errors[field] !== undefined && isTyped(form.getValues(), field))
        form.clearFieldError(field);
    }
  };
}

const isTyped = (values: object, field: string): boolean => {
  const value: unknown = Reflect.get(values, field);
  return value !== null && value !== '';
};

/** Says at once, while a text is typed, that there is too much of it. */
export function useTooMuch(name: Exclude<FormField, 'ficheroComplementario'>): (typed: string) => void {
  const { form } = useOfferForm();
  return (typed) => {
    const texts = sentences()?.fields;
    const problem = texts && tooMuchIn(name, typed, texts);
    if (problem !== undefined) form.setFieldError(name, problem);
  };
}

export interface WrongFields {
  /** How many of the fields that were typed could not be sent as they are, when it was last saved. */
  readonly count: number;
  /** Says beside each of them why, and leads to the first. */
  readonly lead: () => void;
}

/**
 * What of the form could not be sent. What a draft brought back is told beside its fields at once; `saved` is how the
 * saving stands: what is typed is counted with each save, not with each key.
 */
export function useWrongFields(form: ContractForm<OfferValues>, saved: unknown): WrongFields {
  const brand = useBrand();
  const texts = useSentences()?.fields;
  const [count, setCount] = useState(0);
  const [goal, setGoal] = useState<{ path: string } | null>(null);
  const isTold = useRef(false);
  const latest = useRef({ form, brand });
  latest.current = { form, brand };
  const find = () => {
    const { form, brand } = latest.current;
    return texts === undefined ? {} : typedProblems(form.getValues(), { brand, hasFile: true, texts });
  };
  const tell = (found: Readonly<Record<string, string>>) => {
    const { form } = latest.current;
    if (Object.keys(found).length > 0) form.setErrors({ ...form.errors, ...found });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is looked at with each save
  useEffect(() => {
    const found = find();
    setCount(new Set(Object.keys(found).map(fieldOf)).size);
    if (texts === undefined || isTold.current) return;
    isTold.current = true;
    tell(found);
  }, [texts, saved]);
  // Once what is folded has opened.
  useEffect(() => {
    if (goal !== null) goToField(goal.path);
  }, [goal]);

  return {
    count,
    lead: () => {
      const found = find();
      tell(found);
      const [first] = inPageOrder(Object.entries(found).map(([path, text]) => ({ path, text })));
      if (first !== undefined) setGoal({ path: first.path });
    },
  };
}
