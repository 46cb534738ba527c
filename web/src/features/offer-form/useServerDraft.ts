import { listOwnOffers } from '@portal/contract/company-offers';
import { saveOfferDraft } from '@portal/contract/offer-form';
import type { TypedOffer } from '@portal/contract/typed-offer';
import { useCallback, useEffect, useRef, useState } from 'react';
import { storeDraft } from '../../domain/offer-draft/offer-draft.ts';
import { CallError } from '../../lib/api/call-error.ts';
import { keyOf, queryClient } from '../../lib/api/calls.ts';
import { send } from '../../lib/api/client.ts';
import type { ContractForm } from '../../lib/forms/forms.ts';
import { currentSession } from '../../lib/session/session.ts';
import { type OfferValues, typedOf, typedText } from './offer-values.ts';

/** How long nothing is typed before it is saved, and how long to wait after a failure. */
const quiet = 2_000;
const retries = [5_000, 15_000, 30_000, 60_000];

export type SaveState =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly at: Date }
  /** Only this browser has it; the portal is tried again. */
  | { readonly kind: 'local' }
  /** Only this browser has it: there is more than the portal keeps. */
  | { readonly kind: 'tooMuch' }
  /** It was saved from elsewhere since: nothing more is saved until one has chosen. */
  | { readonly kind: 'outdated' }
  /** It was deleted since: nothing more is saved until one has chosen. */
  | { readonly kind: 'deleted' }
  /** It was sent already: nothing more is saved. */
  | { readonly kind: 'sent' };

export interface ServerDraft {
  readonly state: SaveState;
  /**
   * What is on its way is waited for, and nothing more is saved; gives when the portal kept what the form stands on,
   * undefined where it may be gone over whatever there is, null where the portal has nothing.
   */
  readonly stop: () => Promise<string | null | undefined>;
  /** The same before the offer is sent, with what got no answer. */
  readonly settle: () => Promise<string | null | undefined>;
  /** The offer was not sent after all. */
  readonly resume: () => void;
  /** Nor will it be, until one has chosen: the portal has what was saved from elsewhere, or nothing any more. */
  readonly stand: (kind?: 'outdated' | 'deleted') => void;
  /** Saves what stands in the form over what was saved from elsewhere, or anew. */
  readonly saveOver: () => void;
  /** Whether all that stands in the form is in the portal, or it is as it was opened. */
  readonly isKept: () => boolean;
}

const isPassing = (error: unknown) =>
  error instanceof CallError && (error.offline || error.httpStatus >= 500 || error.httpStatus === 429);

/** A draft is kept as it is typed: only what is too long is refused, a text of it or all of it. */
const isTooMuch = (error: unknown) =>
  error instanceof CallError && (error.httpStatus === 413 || error.fields.length > 0);

/** What has become elsewhere of the draft that was to be saved or sent. */
export function conflictOf(error: unknown): 'outdated' | 'deleted' | undefined {
  if (!(error instanceof CallError)) return undefined;
  if (error.name === 'cannotChangeState') return 'outdated';
  return error.name === 'offerNotFound' ? 'deleted' : undefined;
}

interface Options {
  initialValues: OfferValues;
  /** When the portal kept what the form stands on; null where it has nothing of it. */
  guardado: string | null;
  enabled: boolean;
  /** The portal has something else than what the form begins with. */
  isReverted: boolean;
}

/** Saves what is typed of a new offer in the portal, quietly; one call at a time, the last values win. */
export function useServerDraft(
  form: ContractForm<OfferValues>,
  { initialValues, guardado, enabled, isReverted }: Options,
): ServerDraft {
  const [state, setState] = useState<SaveState>({ kind: 'nothing' });
  const [initial] = useState(initialValues);
  const [account] = useState(() => currentSession()?.account);
  const latest = useRef(form);
  latest.current = form;
  const standsOn: string | null | undefined = guardado;
  const job = useRef({
    timer: undefined as ReturnType<typeof setTimeout> | undefined,
    dirty: false,
    failures: 0,
    stopped: !enabled,
    running: null as Promise<void> | null,
    /** What the server has, or what an untouched form says: neither needs to be sent. */
    known: '',
    /** What is saved now stands on this; undefined saves over whatever there is. */
    guardado: standsOn,
    /** Sent without an answer: whether the portal has it is not known. */
    unanswered: null as TypedOffer | null,
  });

  const save = useCallback((): Promise<void> => {
    const current = job.current;
    clearTimeout(current.timer);
    if (current.running !== null) return current.running;
    if (!current.dirty || current.stopped) return Promise.resolve();
    // The contact goes on as another company, whose draft this is not.
    if (currentSession()?.account !== account) return Promise.resolve();
    current.dirty = false;
    const values = latest.current.getValues();
    // What got no answer goes first, so that it is not taken for somebody else's.
    const oferta = current.unanswered ?? typedOf(values);
    const text = typedText(oferta);
    if (text === current.known) return Promise.resolve();
    const isBehind = current.unanswered !== null && typedText(typedOf(values)) !== text;
    const { claveEnvio, tipo } = values;
    setState({ kind: 'saving' });
    const later = (wait: number) => {
      clearTimeout(current.timer);
      current.timer = setTimeout(save, wait);
    };
    current.running = send(saveOfferDraft, {
      body: { claveEnvio, oferta, ...(current.guardado !== undefined && { guardado: current.guardado }) },
    })
      .then((kept) => {
        current.failures = 0;
        current.known = text;
        current.guardado = kept.guardado;
        current.unanswered = null;
        storeDraft(tipo, claveEnvio, kept);
        setState({ kind: 'saved', at: new Date(kept.guardado) });
        queryClient.invalidateQueries({ queryKey: keyOf(listOwnOffers) });
        if (isBehind) current.dirty = true;
        if (current.dirty) later(isBehind ? 0 : quiet);
      })
      .catch((error: unknown) => {
        if (error instanceof CallError && error.name === 'offerNotEditable') {
          current.stopped = true;
          setState({ kind: 'sent' });
          return;
        }
        const conflict = conflictOf(error);
        if (conflict !== undefined) {
          current.stopped = true;
          setState({ kind: conflict });
          return;
        }
        setState({ kind: isTooMuch(error) ? 'tooMuch' : 'local' });
        if (!isPassing(error)) return;
        current.unanswered = oferta;
        current.dirty = true;
        later(retries[Math.min(current.failures, retries.length - 1)] ?? quiet);
        current.failures += 1;
      })
      .finally(() => {
        current.running = null;
      });
    return current.running;
  }, [account]);

  useEffect(() => {
    if (!enabled) return;
    const current = job.current;
    if (isReverted && current.known === '') {
      current.dirty = true;
      void save();
    } else current.known ||= typedText(typedOf(initial));
    const change = () => {
      current.dirty = true;
      clearTimeout(current.timer);
      current.timer = setTimeout(save, quiet);
    };
    const stopListening = latest.current.onChange(change);
    const online = () => void save();
    window.addEventListener('online', online);
    return () => {
      stopListening();
      window.removeEventListener('online', online);
      // The list of offers, where one goes next, shows what was typed.
      void save();
    };
  }, [enabled, save, initial, isReverted]);

  const stop = useCallback(async () => {
    job.current.stopped = true;
    clearTimeout(job.current.timer);
    await job.current.running;
    return job.current.guardado;
  }, []);
  const settle = useCallback(async () => {
    const current = job.current;
    await current.running;
    // Whether the portal has what got no answer has to be known: it would be taken for somebody else's.
    if (current.unanswered !== null) await save();
    return stop();
  }, [save, stop]);
  const stand = useCallback((kind: 'outdated' | 'deleted' = 'outdated') => {
    job.current.stopped = true;
    setState({ kind });
  }, []);
  const resume = useCallback(() => {
    job.current.stopped = !enabled;
    job.current.dirty = true;
    void save();
  }, [enabled, save]);

  const saveOver = useCallback(() => {
    Object.assign(job.current, { guardado: undefined, unanswered: null, known: '' });
    if (enabled) resume();
    else setState({ kind: 'nothing' });
  }, [enabled, resume]);

  const isKept = useCallback(() => {
    return typedText(typedOf(latest.current.getValues())) === job.current.known;
  }, []);

  return { state, stop, settle, resume, stand, saveOver, isKept };
}
