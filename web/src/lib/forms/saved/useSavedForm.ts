import { type FocusEvent, type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { z } from 'zod';
import type { CallError } from '../../api/call-error.ts';
import { useConnection } from '../../api/connection.ts';
import { useSentences } from '../../i18n/status-texts.ts';
import { draftBase, fieldsNotKept, isRecord, useDraft } from '../draft.ts';
import type { FieldOf, Kept, Values } from './saved-fields.ts';
import { type PartOptions, SavedPart } from './saved-part.ts';

interface Options<S extends z.ZodType, V extends Values> extends PartOptions<S, V> {
  /** Of the draft in this browser. */
  name: string;
  kept: Kept<V>;
  /** Fields that the browser does not keep. */
  secrets?: readonly FieldOf<V>[];
  /** Stands before the names of its fields in the page (`horario.`), where other forms have fields of the same names. */
  prefix?: string;
  /** Its draft is kept for this tab alone. */
  inTab?: boolean;
}

/** For an input that tells its value. */
export interface Field<T> {
  value: T;
  onChange: (value: T) => void;
  error: string | undefined;
  'data-path': string;
}

/** How the saving of a part stands. */
export interface Saving {
  readonly isSaving: boolean;
  readonly savedAt: Date | null;
  /** The paths of fields in which something wrong stands, as of the last save. */
  readonly wrong: readonly string[];
  /** How many of them the portal has not. */
  readonly held: number;
  readonly failure: CallError | null;
  readonly isOutdated: boolean;
  readonly retry: () => void;
  readonly keepMine: () => Promise<void>;
  readonly takeTheirs: () => Promise<void>;
}

export interface SavedForm<V extends Values> {
  readonly values: V;
  readonly set: <K extends FieldOf<V>>(field: K, value: V[K]) => void;
  readonly field: <K extends FieldOf<V>>(field: K) => Field<V[K]>;
  /** For what keeps its own text (`NumberField`): another key, another text. */
  readonly round: number;
  readonly saving: Saving;
  /** For the `<form>`; where other forms stand between its fields, the last two are for what is around them all. */
  readonly formProps: {
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    onFocus: (event: FocusEvent<HTMLElement>) => void;
    onBlur: (event: FocusEvent<HTMLElement>) => void;
  };
}

const noSecrets: readonly string[] = [];

/** What is on the page was typed upon this, on an earlier visit. */
function baseOf<V extends Values>(
  name: string,
  kept: Kept<V>,
  secrets: readonly string[],
  inTab: boolean,
): Kept<V> {
  const hidden = fieldsNotKept(secrets, inTab);
  const base = draftBase(name, inTab);
  if (!isRecord(base) || !isRecord(base.values) || typeof base.version !== 'number') return kept;
  const values = { ...kept.values };
  for (const field in values)
    if (field in base.values && !hidden.includes(field)) Reflect.set(values, field, base.values[field]);
  return { values, version: base.version };
}

/** A form that saves as one types; what was typed survives a failure, a reload and a login. */
export function useSavedForm<S extends z.ZodType, V extends Values>(options: Options<S, V>): SavedForm<V> {
  const { name, kept, secrets = noSecrets, prefix = '', inTab = false } = options;
  const [part] = useState(
    () => new SavedPart<S, V>(options, baseOf(name, kept, secrets, inTab), kept.values),
  );
  part.options = options;
  const state = useSyncExternalStore(part.subscribe, part.getState);
  const hasFocus = useRef(false);

  const draft = useDraft(
    name,
    { getValues: part.getValues, setValues: part.restore, onChange: part.onChange },
    { base: part.getBase, secrets, inTab },
  );
  part.onKept = draft.discard;

  useEffect(() => part.open(), [part]);
  useEffect(() => part.take(kept, hasFocus.current), [part, kept]);
  const hasTexts = useSentences() !== undefined;
  useEffect(() => {
    if (hasTexts) part.judgeOpened();
  }, [part, hasTexts]);
  const connection = useConnection();
  useEffect(() => {
    if (connection === 'there') part.retry();
  }, [part, connection]);

  return {
    values: state.values,
    set: part.set,
    field: (field) => ({
      value: state.values[field],
      onChange: (value) => part.set(field, value),
      error: state.problems[field],
      'data-path': prefix + field,
    }),
    round: state.round,
    saving: {
      isSaving: state.isSaving,
      savedAt: state.savedAt,
      wrong: state.wrong.map((field) => prefix + field),
      held: state.held.length,
      failure: state.failure,
      isOutdated: state.isOutdated,
      retry: part.retry,
      keepMine: part.keepMine,
      takeTheirs: part.takeTheirs,
    },
    formProps: {
      onSubmit: (event) => {
        event.preventDefault();
        void part.save();
      },
      onFocus: ({ target }) => {
        hasFocus.current = true;
        const field = fieldAt(target, prefix);
        if (field !== null) part.enter(field);
      },
      onBlur: ({ target, currentTarget, relatedTarget }) => {
        hasFocus.current = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
        const field = fieldAt(target, prefix);
        if (field !== null) part.leave(field);
        if (!hasFocus.current) part.take(kept, false);
      },
    },
  };
}

function fieldAt(target: Element, prefix: string): string | null {
  const path = target.closest('[data-path]')?.getAttribute('data-path') ?? '';
  return path !== '' && path.startsWith(prefix) ? path.slice(prefix.length) : null;
}

/** For a `TextInput`. */
export const asText = ({ onChange, ...field }: Field<string>) => ({
  ...field,
  onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onChange(currentTarget.value),
});

/** For a `Checkbox`. */
export const asTick = ({ value, onChange, ...field }: Field<boolean>) => ({
  ...field,
  checked: value,
  onChange: ({ currentTarget }: { currentTarget: { checked: boolean } }) => onChange(currentTarget.checked),
});

/** For a `NumberField`, whose key is the form's round. */
export const asNumber = ({ value, ...field }: Field<number | string>) => ({ ...field, defaultValue: value });
