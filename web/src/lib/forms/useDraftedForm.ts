import { useState } from 'react';
import type { z } from 'zod';
import { CallError } from '../api/call-error.ts';
import { useDraft } from './draft.ts';
import { type ContractForm, useContractForm } from './forms.ts';

interface Options<S extends z.ZodType, V extends Record<string, unknown>> {
  /** Of the draft in this browser. */
  name: string;
  schema: S;
  initialValues: V;
  /** Where its fields are in the body that is sent. */
  bodyPath?: string;
  save: (body: z.output<S>) => Promise<unknown>;
}

export interface DraftedForm<V extends Record<string, unknown>> {
  readonly form: ContractForm<V>;
  readonly error: CallError | null;
  readonly savedAt: Date | null;
  /** What is on the page was typed on an earlier visit and never saved. */
  readonly restored: boolean;
  /** Goes back to what the server has. */
  readonly discard: () => void;
}

/** A form that saves by itself; what was typed survives a failure, a reload and a login. */
export function useDraftedForm<S extends z.ZodType, V extends Record<string, unknown>>({
  name,
  schema,
  initialValues,
  bodyPath,
  save,
}: Options<S, V>): DraftedForm<V> {
  const [error, setError] = useState<CallError | null>(null);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const form = useContractForm<S, V>({
    schema,
    initialValues,
    ...(bodyPath !== undefined && { bodyPath }),
    onSubmit: async (body) => {
      const sent = form.getValues();
      setError(null);
      try {
        await save(body);
      } catch (failure) {
        if (!(failure instanceof CallError)) throw failure;
        if (!form.showServerErrors(failure)) setError(failure);
        return;
      }
      form.setInitialValues(sent);
      form.resetDirty(sent);
      // Something else may have been typed meanwhile.
      if (!form.isDirty()) draft.discard();
      setSavedAt(new Date());
    },
  });
  const draft = useDraft(name, form);
  return {
    form,
    error,
    savedAt,
    restored: draft.restored && form.isDirty(),
    discard: () => {
      form.reset();
      draft.discard();
    },
  };
}
