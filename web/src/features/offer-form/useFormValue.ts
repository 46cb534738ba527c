import { useEffect, useRef, useState } from 'react';
import type { ContractForm } from '../../lib/forms/forms.ts';

/**
 * Follows a part of what an uncontrolled form holds, without drawing the whole form at each key. `by` is what `pick`
 * depends on beside the values.
 */
export function useFormValue<V extends Record<string, unknown>, T>(
  form: ContractForm<V>,
  pick: (values: V) => T,
  by?: unknown,
): T {
  const [value, setValue] = useState(() => pick(form.getValues()));
  const latest = useRef({ form, pick });
  latest.current = { form, pick };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is looked at again with what it depends on
  useEffect(() => {
    const update = (values: V) =>
      setValue((before) => {
        const next = latest.current.pick(values);
        return JSON.stringify(next) === JSON.stringify(before) ? before : next;
      });
    update(latest.current.form.getValues());
    return latest.current.form.onChange(update);
  }, [by]);
  return value;
}
