import { setImmediate } from 'node:timers/promises';
import type { OfferType } from '@portal/contract/offer-fields';
import type { Database } from '../../db/database.ts';
import type { ReadProfile } from '../cv/profile.ts';
import { assess, mayApply } from '../eligibility/eligibility.rules.ts';
import type { AssessContext, OfferRules } from '../eligibility/eligibility-check.ts';
import { readOpen, readRules } from './student-offer.queries.ts';
import { perType } from './student-offers.queries.ts';

/** The open offers of which a student meets every requirement (decision 41). */

/** How many are read with one statement, and held against a student before others have their turn. */
const atOnce = 500;

/** What the rules read of the open offers of a type, by number, and the version of each. */
type Known = ReadonlyMap<number, { readonly version: string; readonly rules: OfferRules }>;

type ReadKnown = (tipo: OfferType, today: string) => Promise<Known>;

/** One copy for all that ask in this process. */
const readers = new WeakMap<Database, ReadKnown>();

function openKnown(database: Database): ReadKnown {
  const known: Record<OfferType, Known> = perType(() => new Map());
  return async (tipo, today) => {
    const before = known[tipo];
    const open = await readOpen(database, tipo, today);
    const changed = open.filter(({ id, version }) => before.get(id)?.version !== version);
    const read = new Map<number, OfferRules>();
    for (let at = 0; at < changed.length; at += atOnce) {
      const ids = changed.slice(at, at + atOnce).map(({ id }) => id);
      for (const offer of await readRules(database, ids)) read.set(offer.id, offer);
    }
    known[tipo] = new Map(
      open.flatMap(({ id, version }) => {
        const rules = read.get(id) ?? before.get(id)?.rules;
        return rules === undefined ? [] : [[id, { version, rules }]];
      }),
    );
    return known[tipo];
  };
}

/** The numbers of the open offers of a type that ask nothing that the student does not meet. */
export type ReadFitting = (studentId: number, tipo: OfferType, context: AssessContext) => Promise<number[]>;

export function openFitting(database: Database, profileOf: ReadProfile): ReadFitting {
  const readKnown = readers.get(database) ?? openKnown(database);
  readers.set(database, readKnown);
  return async (studentId, tipo, context) => {
    const [known, profile] = await Promise.all([readKnown(tipo, context.today), profileOf(studentId)]);
    const fitting: number[] = [];
    let looked = 0;
    for (const [id, { rules }] of known) {
      if (++looked % atOnce === 0) await setImmediate();
      if (mayApply(assess(profile, rules, context))) fitting.push(id);
    }
    return fitting;
  };
}
