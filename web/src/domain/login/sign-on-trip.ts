import { languages } from '@portal/contract/languages';
import * as z from 'zod/mini';
import { readJson, tabStore } from '../../lib/storage/storage.ts';

const key = 'portal.signOn';

const trip = z.object({
  language: z.enum(languages),
  door: z.enum(['loginStudent', 'loginAlumni', 'loginCompany', 'loginManager']),
});
export type Trip = z.infer<typeof trip>;

/** What one comes back to in the language, and by the door, that one left through. */
export const storeTrip = (left: Trip) => tabStore.set(key, JSON.stringify(left));

/** Where one left from; null where this tab does not know. */
export const storedTrip = (): Trip | null => trip.safeParse(readJson(tabStore.get(key))).data ?? null;
