import { useEffect, useState } from 'react';
import { type Draft, keptBase, useDraft } from '../../../lib/draft.ts';
import type { ContractForm } from '../../../lib/forms.ts';
import { draftName } from './form-key.ts';
import { draftOf, type OfferValues } from './offer-values.ts';
import type { ServerDraft } from './useServerDraft.ts';

interface Options {
  initialValues: OfferValues;
  /** When the server last had it. */
  savedAt: string | undefined;
  isSent: boolean;
  server: ServerDraft;
}

const textOf = (values: OfferValues) => JSON.stringify(draftOf(values));

/**
 * What is typed, kept in this browser. Of a draft the portal has it too, and what it kept last counts; of an offer that
 * was sent only this browser does, also where a colleague has changed the offer since: then one is asked.
 */
export function useOfferDraft(form: ContractForm<OfferValues>, options: Options): Draft {
  const { initialValues, savedAt, isSent, server } = options;
  const name = draftName(initialValues.claveEnvio);
  const [before] = useState(() => keptBase(name));
  const [opened] = useState(() => textOf(initialValues));
  const isUponOther = isSent && before !== undefined && before !== savedAt;
  // Until one has chosen, it is still what was typed upon the other.
  const base = () => (isUponOther && server.state.kind === 'outdated' ? before : savedAt);
  const draft = useDraft(name, form, isSent ? { base } : { newerThan: savedAt });
  const { restored, discard } = draft;
  const { resume, stand } = server;
  const { getValues } = form;
  useEffect(() => {
    if (!restored) return;
    // It arrived, though nobody heard of it.
    if (isUponOther && textOf(getValues()) === opened) discard();
    else if (isUponOther) stand();
    // What only this browser had.
    else resume();
  }, [restored, isUponOther, opened, getValues, discard, stand, resume]);
  return draft;
}
