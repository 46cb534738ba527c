import { useCallback, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { tabStore } from '../../../lib/storage.ts';
import { secretIn } from './secret.ts';

const key = 'portal.link';

interface LinkSecret {
  /** Null where the address had none, or only a part of one. */
  readonly secret: string | null;
  /** It was used. */
  readonly forget: () => void;
}

/**
 * The secret of the link that was followed. It leaves the address at once, so that neither the history nor a look over
 * the shoulder has it; a reload finds it in this tab.
 */
export function useLinkSecret(): LinkSecret {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [secret, setSecret] = useState(() => (hash === '' ? tabStore.get(key) : secretIn(hash)));

  useLayoutEffect(() => {
    if (hash === '') return;
    const found = secretIn(hash);
    setSecret(found);
    if (found === null) tabStore.remove(key);
    else tabStore.set(key, found);
    navigate(pathname + search, { replace: true, preventScrollReset: true });
  }, [hash, pathname, search, navigate]);

  const forget = useCallback(() => tabStore.remove(key), []);
  return { secret, forget };
}
