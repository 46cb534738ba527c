import { useCallback, useEffect, useRef, useState } from 'react';
import { useSentences } from '../i18n/status-texts.ts';
import { currentSession } from '../session/session.ts';
import { localStore, readJson, tabStore } from '../storage/storage.ts';

const wait = 400;

/** Nobody comes back to what was typed longer ago. */
const lifetimeDays = 60;

export interface Draft {
  /** When it was last kept in this browser; null while nothing is. */
  readonly savedAt: Date | null;
  /** What is on the page was typed on an earlier visit. */
  readonly restored: boolean;
  /** After it was sent, or when the person wants none of it. */
  readonly discard: () => void;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const prefix = 'portal.draft.';
const keyOf = (name: string) => `${prefix}${currentSession()?.account ?? 'anonymous'}.${name}`;

/** Numbers that identify a person, or their account. */
const identifiers: readonly string[] = ['dni', 'numSegSocial', 'iban', 'dniTutorEmpresa', 'dni_firmante'];

/** A draft as text. What it must not hold is emptied: an input must be there when the draft is put back. */
const textWithout = (draft: unknown, fields: readonly string[]): string =>
  JSON.stringify(draft, (field, value) =>
    fields.includes(field) ? (typeof value === 'string' ? '' : undefined) : value,
  );

/**
 * Removes what anybody typed in this browser and never came back to, and from the rest the numbers that identify a
 * person, of which an older version kept some.
 */
export function tidyDrafts(now: Date): void {
  const oldest = now.getTime() - lifetimeDays * 86_400_000;
  for (const key of localStore.keys()) {
    if (!key.startsWith(prefix)) continue;
    const text = localStore.get(key);
    const kept = readJson(text);
    const at = isRecord(kept) ? Date.parse(String(kept.at)) : Number.NaN;
    if (!(at >= oldest)) {
      localStore.remove(key);
      continue;
    }
    const tidy = textWithout(kept, identifiers);
    if (tidy !== text) localStore.set(key, tidy);
  }
}

interface DraftOptions {
  /** A moment when the server last had it: what was kept here before that, and without a base, is forgotten. */
  newerThan?: string | undefined;
  /** Fields, at any depth, that are never kept nor put back: passwords, what has to be agreed to anew. */
  secrets?: readonly string[];
  /** Kept for this tab alone: a computer may be used by many who have no account yet. */
  inTab?: boolean;
  /** What it is typed upon now, kept beside it (`draftBase`). */
  base?: () => unknown;
  /** Nothing was typed yet: there is nothing to come back to. */
  isUntouched?: (values: Readonly<Record<string, unknown>>) => boolean;
}

/** What a draft needs of a form. */
interface DraftedValues<V> {
  readonly getValues: () => V;
  readonly setValues: (known: Partial<V>) => void;
  /** Called with every change. */
  readonly onChange: (listener: (values: V) => void) => () => void;
  /** Says beside its fields what is wrong with what was put back. */
  readonly tellTyped?: () => void;
}

const noSecrets: readonly string[] = [];
const never = () => false;

/** The fields of a draft that the browser does not keep: those of a tab are gone with it, so only its secrets. */
export const fieldsNotKept = (secrets: readonly string[], inTab: boolean): readonly string[] =>
  inTab ? secrets : [...identifiers, ...secrets];

/** A draft as the browser keeps it, without its secrets. */
export const draftText = (
  draft: { at: string; values: unknown; base: unknown },
  secrets: readonly string[],
): string => textWithout(draft, secrets);

/** What a draft has for a form, as it was typed: of an older version of the form, only what still exists. */
export function putBack<V extends Record<string, unknown>>(
  form: V,
  kept: Readonly<Record<string, unknown>>,
  hidden: readonly string[],
): Partial<V> {
  const known: Partial<V> = {};
  for (const field in form)
    if (field in kept && !hidden.includes(field)) Reflect.set(known, field, kept[field]);
  return known;
}

/** Removes what this account typed of it, where no form is open that holds it. */
export const forgetDraft = (name: string): void => localStore.remove(keyOf(name));

/** What a draft that waits in this browser was typed upon; undefined if none waits. */
export function draftBase(name: string, inTab = false): unknown {
  const kept = readJson((inTab ? tabStore : localStore).get(keyOf(name)));
  return isRecord(kept) ? kept.base : undefined;
}

/**
 * Keeps what is typed in this browser, per account, and puts it back after a reload, a lost network or an
 * expired session. Files are not kept.
 */
export function useDraft<V extends Record<string, unknown>>(
  name: string,
  form: DraftedValues<V>,
  { newerThan, secrets = noSecrets, inTab = false, base, isUntouched = never }: DraftOptions = {},
): Draft {
  const [key] = useState(() => keyOf(name));
  const [since] = useState(newerThan);
  const [hidden] = useState(() => fieldsNotKept(secrets, inTab));
  const store = inTab ? tabStore : localStore;
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const [restored, setRestored] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const unsaved = useRef<V | null>(null);
  const latest = useRef({ ...form, base, isUntouched });
  latest.current = { ...form, base, isUntouched };

  useEffect(() => {
    tidyDrafts(new Date());
    const { setValues, getValues, onChange } = latest.current;
    const kept = readJson(store.get(key));
    // What is known to be typed upon something goes over nothing unasked, however old it is.
    const isOld =
      isRecord(kept) &&
      kept.base === undefined &&
      (since === undefined
        ? latest.current.base !== undefined
        : Date.parse(String(kept.at)) <= Date.parse(since));
    const isNothing = isRecord(kept) && isRecord(kept.values) && latest.current.isUntouched(kept.values);
    if (isOld || isNothing) store.remove(key);
    else if (isRecord(kept) && isRecord(kept.values) && typeof kept.at === 'string') {
      setValues(putBack(getValues(), kept.values, hidden));
      setSavedAt(new Date(kept.at));
      setRestored(true);
    }
    const forget = () => {
      unsaved.current = null;
      store.remove(key);
      setSavedAt(null);
    };
    const save = () => {
      clearTimeout(timer.current);
      if (unsaved.current === null) return;
      if (latest.current.isUntouched(unsaved.current)) return forget();
      const at = new Date();
      const kept = { at: at.toISOString(), values: unsaved.current, base: latest.current.base?.() };
      store.set(key, draftText(kept, hidden));
      unsaved.current = null;
      setSavedAt(at);
    };
    const stop = onChange((values) => {
      unsaved.current = values;
      clearTimeout(timer.current);
      timer.current = setTimeout(save, wait);
    });
    window.addEventListener('pagehide', save);
    return () => {
      stop();
      save();
      window.removeEventListener('pagehide', save);
    };
  }, [key, since, hidden, store]);

  const hasTexts = useSentences() !== undefined;
  useEffect(() => {
    if (restored && hasTexts) latest.current.tellTyped?.();
  }, [restored, hasTexts]);

  const discard = useCallback(() => {
    clearTimeout(timer.current);
    unsaved.current = null;
    store.remove(key);
    setSavedAt(null);
    setRestored(false);
  }, [key, store]);

  return { savedAt, restored, discard };
}
