import { useCallback, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { tabStore } from '../storage/storage.ts';
import { secretIn } from './link-secret.ts';

/** In the place of a secret that was used, before whose it was: in no secret is there a colon. */
const used = 'used:';

export type Whose = 'student' | 'company';

interface LinkSecret {
  /** Null where the address had none, or only a part of one. */
  readonly secret: string | null;
  /** Whose link it was, where what it was for is done and the page was loaded again after that. */
  readonly done: Whose | null;
  /** It was used. */
  readonly forget: (whose: Whose) => void;
}

/**
 * The secret of the link that was followed to this screen. It leaves the address at once, so that neither the history
 * nor a look over the shoulder has it; a reload finds it in this tab, or that it was used. A fragment that is a place of
 * the page is left in the address.
 */
export function useLinkSecret(screen: string, isPlace = (_hash: string) => false): LinkSecret {
  const key = `portal.link.${screen}`;
  const { hash: fragment, pathname, search } = useLocation();
  const hash = isPlace(fragment) ? '' : fragment;
  const navigate = useNavigate();
  const [kept, setKept] = useState(() => (hash === '' ? tabStore.get(key) : secretIn(hash)));

  useLayoutEffect(() => {
    if (hash === '') return;
    const found = secretIn(hash);
    setKept(found);
    if (found === null) tabStore.remove(key);
    else tabStore.set(key, found);
    navigate(pathname + search, { replace: true, preventScrollReset: true });
  }, [key, hash, pathname, search, navigate]);

  const forget = useCallback((whose: Whose) => tabStore.set(key, used + whose), [key]);
  if (kept?.startsWith(used) !== true) return { secret: kept, done: null, forget };
  return { secret: null, done: kept === `${used}student` ? 'student' : 'company', forget };
}
