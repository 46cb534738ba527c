import type { z } from 'zod';
import { CallError } from '../../api/call-error.ts';
import { sentences } from '../../i18n/status-texts.ts';
import { currentSession } from '../../session/session.ts';
import { parseInputs, problemsIn } from '../forms.ts';
import {
  changedFields,
  type FieldOf,
  fieldsOf,
  fieldsToSend,
  type Kept,
  pick,
  putOver,
  savedElsewhere,
  taken,
  type Values,
} from './saved-fields.ts';

/** How long nothing is typed before it is saved, and how long to wait after a failure. */
const quiet = 1_000;
const retries = [5_000, 15_000, 30_000, 60_000];

interface How {
  /** The page is being left: the call goes on without it. */
  keepalive: boolean;
}

export interface PartOptions<S extends z.ZodType, V extends Values> {
  /** The contract's own schema of the body. */
  schema: S;
  /** The call takes the changed fields alone; without it all of them, those that are wrong as they were. */
  partial?: boolean;
  /** Fields of which none is sent without the others. */
  together?: readonly (readonly FieldOf<V>[])[];
  /** Fields that are sent once they are left, never while they are typed. */
  whenLeft?: readonly FieldOf<V>[];
  /**
   * What is wrong with what the portal keeps as it is typed, by field, and could not be sent: it is said beside a field
   * that was left and in which something stands.
   */
  told?: (values: V) => Readonly<Record<string, string>>;
  save: (body: z.output<S>, how: How) => Promise<{ version: number }>;
  /** What the portal has now. */
  read: () => Promise<Kept<V>>;
}

export interface PartState<V extends Values> {
  readonly values: V;
  /** What is wrong in fields that were left. */
  readonly problems: Readonly<Record<string, string>>;
  /** The fields in which something wrong stands, as of the last save, and those of them that the portal has not. */
  readonly wrong: readonly string[];
  readonly held: readonly string[];
  readonly isSaving: boolean;
  readonly savedAt: Date | null;
  /** Why what was typed is not saved, where that is not said beside a field. */
  readonly failure: CallError | null;
  /** It was saved elsewhere meanwhile: nothing more is saved until one has chosen. */
  readonly isOutdated: boolean;
  /** Counts what came from elsewhere than the inputs: those that keep their own text begin anew. */
  readonly round: number;
}

const isPassing = (error: CallError) => error.offline || error.httpStatus >= 500 || error.httpStatus === 429;

/** A part of a record that is saved as one types: one call at a time, with the version that was read. */
export class SavedPart<S extends z.ZodType, V extends Values> {
  options: PartOptions<S, V>;
  /** Called when the portal has all that stands in the form. */
  onKept: () => void = () => {};
  #base: Kept<V>;
  #state: PartState<V>;
  #focused: string | null = null;
  readonly #left = new Set<string>();
  /** What the portal did not take, as it was sent. */
  readonly #refused = new Map<string, { value: unknown; text: string }>();
  /** Sent without an answer: whether the portal has it is not known. */
  #unanswered: Partial<V> = {};
  #running = false;
  #failures = 0;
  #isClosed = false;
  readonly #account = currentSession()?.account;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #watchers = new Set<() => void>();
  readonly #listeners = new Set<(values: V) => void>();

  constructor(options: PartOptions<S, V>, base: Kept<V>, values: V) {
    this.options = options;
    this.#base = base;
    this.#state = {
      values,
      problems: {},
      wrong: [],
      held: [],
      isSaving: false,
      savedAt: null,
      failure: null,
      isOutdated: false,
      round: 0,
    };
  }

  readonly getState = (): PartState<V> => this.#state;
  readonly getBase = (): Kept<V> => this.#base;
  readonly getValues = (): V => this.#state.values;
  readonly subscribe = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };
  /** Called with every change, for drafts. */
  readonly onChange = (listener: (values: V) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #set(patch: Partial<PartState<V>>): void {
    this.#state = { ...this.#state, ...patch };
    for (const watcher of this.#watchers) watcher();
  }

  /** The fields that the portal has otherwise, or may have: what got no answer may be there. */
  #changed(): FieldOf<V>[] {
    const { values } = this.#state;
    const changed = changedFields(this.#base.values, values);
    return fieldsOf(values).filter((field) => changed.includes(field) || field in this.#unanswered);
  }

  #isClean(): boolean {
    return this.#changed().length === 0;
  }

  #told(): void {
    for (const listener of this.#listeners) listener(this.#state.values);
  }

  readonly set = <K extends FieldOf<V>>(field: K, value: V[K]): void => {
    const values = { ...this.#state.values };
    values[field] = value;
    const { [field]: _, ...problems } = this.#state.problems;
    this.#left.delete(field);
    this.#set({ values, problems });
    this.#told();
    this.#soon(quiet);
  };

  /** Shows what does not come from the inputs. */
  #show(values: V): void {
    const isOther = changedFields(this.#state.values, values).length > 0;
    this.#set({ values, ...(isOther && { round: this.#state.round + 1 }) });
  }

  /** What was typed on an earlier visit. */
  readonly restore = (known: Partial<V>): void => {
    this.#show({ ...this.#state.values, ...known });
    for (const field of changedFields(this.#base.values, this.#state.values)) this.#left.add(field);
    this.#judge();
    this.#soon(0);
  };

  readonly enter = (field: string): void => {
    this.#focused = field;
  };

  readonly leave = (field: string): void => {
    if (this.#focused === field) this.#focused = null;
    if (field in this.#state.values) this.#left.add(field);
    this.#judge();
    void this.save();
  };

  /** What has been read since. */
  readonly take = (kept: Kept<V>, hasFocus: boolean): void => {
    if (this.#running || this.#state.isOutdated || !this.#isClean()) return;
    if (hasFocus && kept.version === this.#base.version) return;
    const news = taken(this.#base, kept);
    if (news === undefined) return;
    this.#base = { values: { ...this.#base.values, ...news }, version: kept.version };
    this.#show(this.#base.values);
    this.#count();
    this.onKept();
  };

  /** What is wrong, by field. */
  #problems(): Map<FieldOf<V>, string> {
    const { values } = this.#state;
    const found = new Map<FieldOf<V>, string>();
    const texts = problemsIn(this.options.schema, values);
    const changed = new Set<string>(changedFields(this.#base.values, values));
    for (const field of fieldsOf(values)) {
      // What has always been empty is still to be filled.
      if (this.options.partial && !changed.has(field) && !isFilled(values[field])) continue;
      const text = Object.entries(texts).find(([path]) => path.split('.')[0] === field)?.[1];
      const refused = this.#refused.get(field);
      if (text !== undefined) found.set(field, text);
      else if (refused?.value === values[field]) found.set(field, refused.text);
    }
    for (const field of this.#emptied()) found.set(field, sentences()?.fields.required ?? field);
    return found;
  }

  /** What was there, has been emptied, and may not be. */
  #emptied(): FieldOf<V>[] {
    const { values } = this.#state;
    const changed = changedFields(this.#base.values, values).filter(
      (field) => values[field] === '' || values[field] === null,
    );
    const { data } = parseInputs(this.options.schema, pick(values, changed));
    return data === undefined ? [] : changed.filter((field) => !hasField(data, field));
  }

  /** What could not be sent of what stands in the form; what is still to be filled is not wrong. */
  #wrong(): Map<FieldOf<V>, string> {
    const { values } = this.#state;
    const found = new Map<FieldOf<V>, string>();
    const texts = this.options.told?.(values) ?? {};
    for (const field of fieldsOf(values)) {
      const text = texts[field];
      if (text !== undefined && isFilled(values[field])) found.set(field, text);
    }
    for (const [field, text] of this.#problems()) found.set(field, text);
    return found;
  }

  /** Says what is wrong beside the fields that were left. */
  #judge(): void {
    const problems = Object.fromEntries(
      [...this.#wrong()].filter(([field]) => this.#left.has(field) && field !== this.#focused),
    );
    this.#set({ problems });
  }

  /** Counts what is wrong: with each save, not with each key. */
  #count(): void {
    const kept = new Set<string>(this.#changed());
    const held = [...this.#problems().keys()].filter((field) => kept.has(field));
    this.#set({ wrong: [...this.#wrong().keys()], held });
  }

  /** Says at once what is wrong with what an earlier visit, or another device, left in the form. */
  readonly judgeOpened = (): void => {
    for (const field of this.#wrong().keys()) this.#left.add(field);
    this.#judge();
    this.#count();
  };

  #soon(wait: number): void {
    clearTimeout(this.#timer);
    // What is not saved by now waits in the browser's draft.
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => void this.save(), wait);
  }

  #fields(): FieldOf<V>[] {
    const { whenLeft = [], together = [] } = this.options;
    const held = new Set<string>(this.#problems().keys());
    for (const field of whenLeft) if (field === this.#focused) held.add(field);
    return fieldsToSend(this.#changed(), { held, together });
  }

  #body(fields: readonly FieldOf<V>[]): z.output<S> | undefined {
    const { schema, partial = false } = this.options;
    const sent = pick(this.#state.values, fields);
    const inputs = partial ? sent : { ...this.#base.values, ...sent };
    return parseInputs(schema, { ...inputs, version: this.#base.version }).data;
  }

  /** Saves what there is to save; what is on its way is waited for, and what has changed meanwhile goes next. */
  readonly save = async (how: How = { keepalive: false }): Promise<void> => {
    if (this.#running || this.#state.isOutdated) return;
    // Somebody else has logged in by now: it is not theirs.
    if (currentSession()?.account !== this.#account) return;
    clearTimeout(this.#timer);
    this.#count();
    const fields = this.#fields();
    const body = fields.length > 0 ? this.#body(fields) : undefined;
    if (body === undefined) {
      if (this.#isClean()) {
        this.#set({ failure: null });
        this.onKept();
      }
      return;
    }
    const sent = pick(this.#state.values, fields);
    let isSaved = false;
    this.#running = true;
    this.#set({ isSaving: true });
    try {
      const { version } = await this.options.save(body, how);
      this.#stand({ values: { ...this.#base.values, ...sent }, version });
      this.#set({ savedAt: new Date(), failure: null });
      isSaved = true;
      this.#next();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      await this.#fail(error, sent);
    } finally {
      this.#running = false;
      this.#set({ isSaving: false });
    }
    if (isSaved && this.#isClosed) await this.save(how);
  };

  #stand(base: Kept<V>): void {
    this.#base = base;
    this.#unanswered = {};
    this.#failures = 0;
    if (this.#isClean()) this.onKept();
    // Kept anew, upon what is saved now.
    else this.#told();
  }

  /** What was typed meanwhile goes next. */
  #next(): void {
    if (this.#fields().length > 0) this.#soon(quiet);
  }

  async #fail(error: CallError, sent: Partial<V>): Promise<void> {
    if (error.name === 'cannotChangeState') return this.#reconcile();
    const fields = new Map(error.fields.map(({ campo, mensaje }) => [fieldIn(campo), mensaje] as const));
    const own = fieldsOf(this.#state.values).filter((field) => fields.has(field));
    if (own.length > 0) {
      for (const field of own) {
        this.#refused.set(field, { value: sent[field], text: fields.get(field) ?? '' });
        this.#left.add(field);
      }
      this.#set({ failure: null });
      this.#judge();
      this.#soon(0);
      return;
    }
    if (isPassing(error)) this.#unanswered = { ...this.#unanswered, ...sent };
    this.#later(error);
  }

  /** Says what failed; what may pass is tried again. */
  #later(error: CallError): void {
    this.#set({ failure: error });
    if (!isPassing(error)) return;
    this.#soon(retries[Math.min(this.#failures, retries.length - 1)] ?? quiet);
    this.#failures += 1;
  }

  /** Another version is there: it may be what this page sent and got no answer to. */
  async #reconcile(): Promise<void> {
    const now = await this.#readNow();
    if (now === undefined) return;
    const { values } = this.#state;
    const lost = savedElsewhere(this.#base.values, now.values, [values, this.#unanswered]);
    if (lost.length > 0) {
      this.#set({ isOutdated: true, failure: null });
      return;
    }
    this.#over(now);
    if (this.#isClean()) this.#set({ savedAt: new Date() });
    else this.#soon(0);
  }

  async #readNow(): Promise<Kept<V> | undefined> {
    try {
      return await this.options.read();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      this.#later(error);
      return undefined;
    }
  }

  #over(now: Kept<V>): void {
    this.#show(putOver(now.values, this.#state.values, this.#changed()));
    this.#set({ isOutdated: false, failure: null });
    this.#stand(now);
  }

  /** Tries again at once, by a press or because the network is back. */
  readonly retry = (): void => {
    if (this.#state.failure !== null) void this.save();
  };

  readonly keepMine = async (): Promise<void> => {
    const now = await this.#readNow();
    if (now === undefined) return;
    this.#over(now);
    await this.save();
  };

  readonly takeTheirs = async (): Promise<void> => {
    const now = await this.#readNow();
    if (now === undefined) return;
    this.#left.clear();
    this.#refused.clear();
    this.#show(now.values);
    this.#set({ problems: {}, isOutdated: false, failure: null });
    this.#stand(now);
    this.judgeOpened();
  };

  /** The page is there: what it left unsaved is saved when the network is back, and what it has when it is left. */
  readonly open = (): (() => void) => {
    const online = () => this.retry();
    const hide = () => {
      if (document.visibilityState === 'hidden') void this.save({ keepalive: true });
    };
    this.#isClosed = false;
    window.addEventListener('online', online);
    document.addEventListener('visibilitychange', hide);
    return () => {
      window.removeEventListener('online', online);
      document.removeEventListener('visibilitychange', hide);
      this.close();
    };
  };

  /** Saves what there is to save, and then nothing more by itself. */
  readonly close = (): void => {
    clearTimeout(this.#timer);
    this.#isClosed = true;
    this.#focused = null;
    void this.save();
  };
}

/** The field of an answer that names it: `body.dni`, `nacionalidades.0`. */
const fieldIn = (path: string): string => path.replace(/^body\./, '').split('.')[0] ?? '';

/** Whether something stands in an input; a box that is not ticked is still to be. */
const isFilled = (value: unknown): boolean =>
  value !== '' &&
  value !== false &&
  value !== null &&
  value !== undefined &&
  !(Array.isArray(value) && value.length === 0);

const hasField = (data: unknown, field: string): boolean =>
  typeof data === 'object' && data !== null && field in data;
