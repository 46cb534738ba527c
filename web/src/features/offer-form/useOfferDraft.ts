import { useEffect, useRef, useState } from 'react';
import { draftName } from '../../domain/offer-draft/offer-draft.ts';
import { useBrand } from '../../lib/brand/brand.ts';
import { type Draft, draftBase, useDraft } from '../../lib/forms/draft.ts';
import type { ContractForm } from '../../lib/forms/forms.ts';
import { contentText, type OfferValues } from './offer-values.ts';
import type { ServerDraft } from './useServerDraft.ts';

interface Options {
  initialValues: OfferValues;
  /** When the server last had it. */
  savedAt: string | undefined;
  isSent: boolean;
  server: ServerDraft;
}

/**
 * What is typed, kept in this browser. Of a draft the portal has it too, and what it kept last counts; of an offer that
 * was sent only this browser does, also where a colleague has changed the offer since: then one is asked.
 */
export function useOfferDraft(form: ContractForm<OfferValues>, options: Options): Draft {
  const { initialValues, savedAt, isSent, server } = options;
  const name = draftName(initialValues.claveEnvio);
  const brand = useBrand();
  const [before] = useState(() => draftBase(name));
  const [opened] = useState(() => contentText(initialValues, brand));
  const isUponOther = isSent && before !== savedAt;
  // Until one has chosen, it is still what was typed upon the other.
  const base = () => (isUponOther && server.state.kind === 'outdated' ? (before ?? null) : savedAt);
  const draft = useDraft(name, form, { newerThan: savedAt, ...(isSent && { base }) });
  const { restored, discard } = draft;
  const { resume, stand } = server;
  const latest = useRef({ form, brand });
  latest.current = { form, brand };
  useEffect(() => {
    if (!restored) return;
    const { form, brand } = latest.current;
    // It arrived, though nobody heard of it.
    if (isUponOther && contentText(form.getValues(), brand) === opened) discard();
    else if (isUponOther) stand();
    // What only this browser had.
    else resume();
  }, [restored, isUponOther, opened, discard, stand, resume]);
  return draft;
}
