import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import * as z from 'zod/mini';
import { usePathTo } from '../../lib/routing/paths.ts';
import { onSessionChange } from '../../lib/session/session.ts';
import { readJson, tabStore } from '../../lib/storage/storage.ts';
import { useScreen } from '../useScreen.ts';
import { type ListPlaces, placesAfter } from './list-places.ts';

const key = 'portal.lists';
const kept = z.record(z.string(), z.string());

const read = (): ListPlaces => kept.safeParse(readJson(tabStore.get(key))).data ?? {};

/** Where one was in the lists above this screen, in this tab; a reload does not lose it. */
export function useListPlaces(): ListPlaces {
  const screen = useScreen();
  const { pathname, search } = useLocation();
  const addressOf = usePathTo();
  const [places, setPlaces] = useState(read);
  const now = screen === null ? places : placesAfter(places, { screen, pathname, search, addressOf });
  if (now !== places) setPlaces(now);
  // The next person at this computer has not been in any.
  useEffect(() => onSessionChange((_, turn) => turn === 'loggedOut' && setPlaces({})), []);
  useEffect(() => {
    if (Object.keys(places).length > 0) tabStore.set(key, JSON.stringify(places));
    else tabStore.remove(key);
  }, [places]);
  return now;
}
