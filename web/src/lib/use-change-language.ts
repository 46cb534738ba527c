import type { Language } from '@portal/contract/languages';
import { useLocation, useNavigate } from 'react-router';
import { CallError } from './call-error.ts';
import { queryClient } from './calls.ts';
import { keepLanguage, setLanguage } from './i18n.ts';
import { savePreference } from './language-preference.ts';
import { translatePath } from './paths.ts';
import { currentSession } from './session.ts';

/**
 * The same page in another language, in this browser and for the account. The page changes even if the account's
 * preference cannot be kept now: why is what it resolves with.
 */
export function useChangeLanguage(): (next: Language) => Promise<CallError | null> {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  return async (next) => {
    keepLanguage(next);
    const role = currentSession()?.data.userType;
    let failure: CallError | null = null;
    if (role !== undefined) {
      try {
        await savePreference(role, next);
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        failure = error;
      }
    }
    await setLanguage(next);
    await navigate(translatePath(pathname + search + hash, next), {
      replace: true,
      preventScrollReset: true,
    });
    queryClient.invalidateQueries();
    return failure;
  };
}
