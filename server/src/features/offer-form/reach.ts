import { setImmediate } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { Database } from '../../db/database.ts';
import type { AssessContext, OfferRules } from '../eligibility/eligibility-check.ts';
import { profilesAfter } from './reach.queries.ts';
import { Reach, type ReachProfile, reachProfile } from './reach.rules.ts';

const keptMinutes = 10;
/** How many are read with one statement, and held against an offer before others have their turn. */
const atOnce = 500;

interface Kept {
  readonly profiles: readonly ReachProfile[];
  readonly fecha: Date;
}

export type CountReach = (
  offer: OfferRules,
  context: AssessContext,
  now: Date,
) => Promise<ReturnType<Reach['result']> & { fecha: string }>;

/**
 * Counts whom an offer reaches, over the students as they were some minutes ago: a company that writes asks for it many
 * times. One count at a time, with pauses, so that nobody waits for it.
 */
export function openReach(database: Database): CountReach {
  const inTurn = pLimit(1);
  let kept: Kept | undefined;

  const current = async (now: Date): Promise<Kept> => {
    if (kept && now.getTime() - kept.fecha.getTime() < keptMinutes * 60_000) return kept;
    kept = { profiles: await readAll(database), fecha: now };
    return kept;
  };

  return (offer, context, now) =>
    inTurn(async () => {
      const { profiles, fecha } = await current(now);
      const reach = new Reach(offer, context);
      for (let at = 0; at < profiles.length; at += atOnce) {
        if (at > 0) await setImmediate();
        for (const profile of profiles.slice(at, at + atOnce)) reach.add(profile);
      }
      return { ...reach.result(), fecha: fecha.toISOString() };
    });
}

async function readAll(database: Database): Promise<ReachProfile[]> {
  const all: ReachProfile[] = [];
  let last = 0;
  for (;;) {
    const rows = await profilesAfter(database, last, atOnce);
    for (const { profile } of rows) all.push(reachProfile(profile));
    const end = rows.at(-1);
    if (!end || rows.length < atOnce) return all;
    last = end.id;
  }
}
