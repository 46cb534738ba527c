import { type UseFormReturnType, useForm } from '@mantine/form';
import type { Endpoint } from '@portal/contract/endpoint';
import { fieldError, fieldErrorText } from '@portal/contract/validation';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { CallError } from '../api/call-error.ts';
import { sentences } from '../i18n/status-texts.ts';
import { revealFirstProblem } from './reveal-field.ts';

type Values = Record<string, unknown>;

/** The schema of a call's body. */
export function bodyOf<E extends Endpoint>(endpoint: E): NonNullable<E['body']> {
  const { body } = endpoint;
  if (!body) throw new Error(`${endpoint.path} takes no body`);
  return body;
}

export interface FormOptions<S extends z.ZodType, V extends Values> {
  /** The contract's own schema of the body, or how to load it where the first page must not wait for it. */
  schema: S | (() => Promise<S>);
  /** What the inputs hold: the schema's shape, with `''` or null where nothing is chosen yet. */
  initialValues: V;
  /** Called with the output of the schema, one submission at a time; fields that its call refuses are marked. */
  onSubmit: (values: z.output<S>) => undefined | Promise<unknown>;
  /** Where the form's values are inside of the call's body, as the server names refused fields (`oferta`). */
  bodyPath?: string;
  /** `uncontrolled` for long forms. */
  mode?: 'controlled' | 'uncontrolled';
  /** Rules that depend on more than the values (the brand's required fields): path → text. */
  also?: (values: V) => Record<string, string>;
}

export interface FieldProblem {
  path: string;
  text: string;
}

export interface ContractForm<V extends Values> extends UseFormReturnType<V> {
  /** For the `<form>`. */
  readonly formProps: { onSubmit: (event?: FormEvent<HTMLFormElement>) => void; noValidate: true };
  /** What is wrong now, in the order of the schema; empty before the first attempt. */
  readonly problems: readonly FieldProblem[];
  readonly attempted: boolean;
  /** Marks the fields that the server refused; false if none of them is of this form. */
  readonly showServerErrors: (error: CallError) => boolean;
  /** Says beside each field what is wrong with what was typed in it; what is still to be filled is not spoken of. */
  readonly tellTyped: () => void;
  /** Marks a field for which a refusal of the whole call was meant. */
  readonly showProblem: (path: string, text: string) => void;
  /** Called with every change, for drafts and previews. */
  readonly onChange: (listener: (values: V) => void) => () => void;
}

function isPlain(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** An input that was left empty holds `''`; the contract says null. */
function emptyToNull(value: unknown): unknown {
  if (value === '') return null;
  if (Array.isArray(value)) return value.map(emptyToNull);
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, emptyToNull(inner)]));
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );
}

function without(value: unknown, paths: readonly (readonly PropertyKey[])[]): unknown {
  const copy: unknown = structuredClone(value);
  for (const path of paths) {
    const parent = valueAt(copy, path.slice(0, -1));
    const last = path.at(-1);
    if (isPlain(parent) && last !== undefined) Reflect.deleteProperty(parent, last);
  }
  return copy;
}

/** Parses what inputs hold: an empty one is null, or where null is not allowed, not there at all. */
export function parseInputs<S extends z.ZodType>(schema: S, values: unknown) {
  const cleaned = emptyToNull(values);
  const first = schema.safeParse(cleaned, { reportInput: true });
  if (first.success) return first;
  const empty = first.error.issues.map(({ path }) => path).filter((path) => valueAt(cleaned, path) === null);
  if (empty.length === 0) return first;
  return schema.safeParse(without(cleaned, empty), { reportInput: true });
}

/** What is wrong in what inputs hold, each beside its path. */
export function problemsIn(schema: z.ZodType, values: unknown): Record<string, string> {
  const texts = sentences()?.fields;
  const found: Record<string, string> = {};
  for (const issue of parseInputs(schema, values).error?.issues ?? []) {
    const path = issue.path.map(String).join('.');
    // An id that was not chosen (made a number, nothing is none), or a day.
    const isNoDay = issue.input === undefined && issue.message === fieldError('date');
    const isMissing = Number.isNaN(issue.input) || isNoDay;
    const text = texts === undefined ? issue.message : fieldErrorText(texts, issue);
    found[path] ??= isMissing && texts !== undefined ? texts.required : text;
  }
  return found;
}

/** What is wrong in the inputs in which something stands. */
export function typedProblemsIn(schema: z.ZodType, values: unknown): Record<string, string> {
  const isTyped = (value: unknown) => !(value == null || value === '' || value === false);
  return Object.fromEntries(
    Object.entries(problemsIn(schema, values)).filter(([path]) => isTyped(valueAt(values, path.split('.')))),
  );
}

/** A form on a schema of the contract: its rules, its texts, errors only after the first attempt. */
export function useContractForm<S extends z.ZodType, V extends Values>({
  schema,
  initialValues,
  onSubmit,
  bodyPath,
  mode = 'controlled',
  also,
}: FormOptions<S, V>): ContractForm<V> {
  const listeners = useRef(new Set<(values: V) => void>());
  const element = useRef<HTMLFormElement | null>(null);
  const [attempts, setAttempts] = useState(0);
  const sending = useRef(false);
  const rules = useRef<S | null>(null);
  if (typeof schema !== 'function') rules.current = schema;
  const loadRules = async (): Promise<void> => {
    if (typeof schema === 'function') rules.current ??= await schema();
  };

  const form = useForm<V>({
    mode,
    initialValues,
    validate: (values) => {
      if (rules.current === null) return {};
      const found = problemsIn(rules.current, values);
      for (const [path, text] of Object.entries(also?.(values) ?? {})) found[path] ??= text;
      return found;
    },
    onValuesChange: (values) => {
      for (const listener of listeners.current) listener(values);
    },
  });

  // After the errors are on the page.
  useEffect(() => {
    if (attempts > 0) revealFirstProblem(element.current);
  }, [attempts]);

  const showServerErrors = (error: CallError): boolean => {
    const prefix = bodyPath === undefined ? '' : `${bodyPath}.`;
    const known = error.fields
      .map(({ campo, mensaje }) => [campo.replace(/^body\./, '').replace(prefix, ''), mensaje] as const)
      .filter(([path]) => (path.split('.')[0] ?? '') in initialValues);
    if (known.length === 0) return false;
    form.setErrors({ ...form.errors, ...Object.fromEntries(known) });
    setAttempts((count) => count + 1);
    return true;
  };

  const submit = form.onSubmit(
    async (values) => {
      if (rules.current === null || sending.current) return;
      const parsed = parseInputs(rules.current, values);
      if (!parsed.success) return;
      sending.current = true;
      try {
        await onSubmit(parsed.data);
      } catch (failure) {
        if (!(failure instanceof CallError)) throw failure;
        showServerErrors(failure);
      } finally {
        sending.current = false;
      }
    },
    () => setAttempts((count) => count + 1),
  );

  const tellTyped = () =>
    void loadRules().then(() => {
      const found = rules.current === null ? {} : typedProblemsIn(rules.current, form.getValues());
      if (Object.keys(found).length > 0) form.setErrors((errors) => ({ ...errors, ...found }));
    });

  const showProblem = (path: string, text: string) => {
    form.setErrors({ ...form.errors, [path]: text });
    setAttempts((count) => count + 1);
  };

  return {
    ...form,
    formProps: {
      onSubmit: (event) => {
        element.current = event?.currentTarget ?? null;
        event?.preventDefault();
        if (rules.current !== null) submit();
        else loadRules().then(() => submit());
      },
      noValidate: true,
    },
    problems: Object.entries(form.errors).flatMap(([path, text]) =>
      typeof text === 'string' ? [{ path, text }] : [],
    ),
    attempted: attempts > 0,
    showServerErrors,
    tellTyped,
    showProblem,
    onChange: (listener) => {
      listeners.current.add(listener);
      return () => listeners.current.delete(listener);
    },
  };
}
