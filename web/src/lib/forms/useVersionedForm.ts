import { type RefObject, useCallback, useRef, useState } from 'react';
import type { z } from 'zod';
import { CallError } from '../api/call-error.ts';
import { type Draft, draftBase, isRecord, useDraft } from './draft.ts';
import { type ContractForm, type FormOptions, useContractForm } from './forms.ts';

type Values = Record<string, unknown>;

/** A new thing has none yet. */
type Version = number | string | null;

/** What the server has: as the inputs hold it, and which version of it that is. */
export interface Versioned<V extends Values, K extends Version> {
  readonly values: V;
  readonly version: K;
}

export interface VersionedFormOptions<S extends z.ZodType, V extends Values, K extends Version>
  extends Pick<FormOptions<S, V>, 'schema' | 'bodyPath' | 'also'> {
  /** Of the draft in this browser. */
  name: string;
  opened: Versioned<V, K>;
  /** What the server has now. */
  read: () => Promise<Versioned<V, K>>;
  /** Changes that version, no other; gives the version that this made. */
  save: (content: z.output<S>, upon: Versioned<V, K>) => Promise<K>;
  /** Puts what was typed over what somebody else saved meanwhile; without it, what was typed takes its place. */
  putOver?: (read: V, typed: V, now: V) => V;
  onSaved?: () => void;
}

export interface VersionedForm<V extends Values> {
  readonly form: ContractForm<V>;
  readonly draft: Draft;
  /** When what stands in the form was typed, if that was on an earlier visit and was not saved. */
  readonly restoredAt: Date | null;
  readonly busy: boolean;
  /** Somebody else has saved it since it was read: `keepMine` or `takeTheirs`. */
  readonly isOutdated: boolean;
  /** What failed otherwise and is not said beside a field. */
  readonly error: CallError | null;
  readonly keepMine: () => void;
  readonly takeTheirs: () => void;
  /** For the button that saves: choices that go away leave the focus there. */
  readonly submit: RefObject<HTMLButtonElement | null>;
}

function baseOf<V extends Values, K extends Version>(name: string, opened: Versioned<V, K>): Versioned<V, K> {
  const kept = draftBase(name);
  if (!isRecord(kept) || !isRecord(kept.values)) return opened;
  const { version } = kept;
  const isSame = (one: unknown): one is K =>
    typeof one === typeof opened.version && (one === null || typeof one !== 'object');
  if (!isSame(version)) return opened;
  const values = { ...opened.values };
  for (const field in values) if (field in kept.values) Reflect.set(values, field, kept.values[field]);
  return { values, version };
}

/**
 * A form of something that others may save meanwhile. What is typed is kept in this browser with the version that it
 * was typed upon, so that it never goes over somebody else's work, nor theirs over it, before one has chosen.
 */
export function useVersionedForm<S extends z.ZodType, V extends Values, K extends Version>(
  options: VersionedFormOptions<S, V, K>,
): VersionedForm<V> {
  const { name, opened, read, save, putOver, onSaved } = options;
  const base = useRef<Versioned<V, K> | null>(null);
  base.current ??= baseOf(name, opened);
  const submit = useRef<HTMLButtonElement>(null);
  const [failure, setFailure] = useState<CallError | null>(null);
  const [underWay, setUnderWay] = useState(0);

  const attempt = async (act: () => Promise<void>) => {
    setFailure(null);
    setUnderWay((count) => count + 1);
    try {
      await act();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (!form.showServerErrors(error)) setFailure(error);
    } finally {
      setUnderWay((count) => count - 1);
    }
  };
  const form = useContractForm<S, V>({
    schema: options.schema,
    ...(options.bodyPath !== undefined && { bodyPath: options.bodyPath }),
    ...(options.also && { also: options.also }),
    initialValues: opened.values,
    onSubmit: (content) =>
      attempt(async () => {
        const sent = form.getValues();
        const version = await save(content, { values: sent, version: (base.current ?? opened).version });
        stand(upon({ values: sent, version }));
        // Something else may have been typed meanwhile; of a new thing it would be sent as the same one again.
        if (version === null || !form.isDirty()) draft.discard();
        // Versioned anew, upon what is saved now.
        else form.setValues({});
        onSaved?.();
      }),
  });
  const upon = (kept: Versioned<V, K>) => {
    base.current = kept;
    return kept.values;
  };
  const stand = (values: V) => {
    form.setInitialValues(values);
    form.resetDirty(values);
  };
  const currentBase = useCallback(() => base.current, []);
  const draft = useDraft(name, form, { base: currentBase });

  const keepMine = () => {
    // The choice goes away with the press.
    submit.current?.focus();
    void attempt(async () => {
      const before = (base.current ?? opened).values;
      const now = await read();
      const typed = form.getValues();
      stand(upon(now));
      if (putOver) form.setValues(putOver(before, typed, now.values));
      form.formProps.onSubmit();
    });
  };
  const takeTheirs = () =>
    void attempt(async () => {
      const now = await read();
      stand(upon(now));
      form.setValues(now.values);
      form.clearErrors();
      draft.discard();
      document.querySelector<HTMLElement>('main h1[tabindex]')?.focus();
    });

  const isOutdated = failure?.name === 'cannotChangeState';
  return {
    form,
    draft,
    restoredAt: draft.restored && form.isDirty() && !isOutdated ? draft.savedAt : null,
    busy: underWay > 0,
    isOutdated,
    error: isOutdated ? null : failure,
    keepMine,
    takeTheirs,
    submit,
  };
}
