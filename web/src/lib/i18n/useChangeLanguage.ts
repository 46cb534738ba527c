import type { Language } from '@portal/contract/languages';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { CallError } from '../api/call-error.ts';
import { queryClient } from '../api/calls.ts';
import { translatePath } from '../routing/paths.ts';
import { savePreference } from '../session/language-preference.ts';
import { currentSession } from '../session/session.ts';
import { keepLanguage, setLanguage } from './i18n.ts';

interface Changed {
  /** Why the account's preference could not be kept, in spite of which the page changed. */
  failure: CallError | null;
}

interface LanguageChange {
  /** The same page in another language, in this browser and for the account; null where the page could not change. */
  change: (next: Language) => Promise<Changed | null>;
  busy: boolean;
  /** The texts could not be had: the page stays in the language that it has. */
  hasFailed: boolean;
  forgetFailure: () => void;
}

async function keepWithAccount(next: Language): Promise<CallError | null> {
  const role = currentSession()?.data.userType;
  if (role === undefined) return null;
  try {
    await savePreference(role, next);
    return null;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return error;
  }
}

export function useChangeLanguage(): LanguageChange {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  const changeTo = async (next: Language): Promise<Changed | null> => {
    // A browser does not ask again for what once did not come; a new page does.
    const needsPage = hasFailed && navigator.onLine;
    try {
      if (!needsPage) await setLanguage(next);
    } catch {
      setFailed(true);
      return null;
    }
    keepLanguage(next);
    const failure = await keepWithAccount(next);
    const there = translatePath(pathname + search + hash, next);
    if (needsPage) {
      window.location.replace(there);
      return { failure };
    }
    setFailed(false);
    await navigate(there, { replace: true, preventScrollReset: true });
    queryClient.invalidateQueries();
    return { failure };
  };

  const change = async (next: Language) => {
    setBusy(true);
    try {
      return await changeTo(next);
    } finally {
      setBusy(false);
    }
  };
  return { change, busy, hasFailed, forgetFailure: () => setFailed(false) };
}
