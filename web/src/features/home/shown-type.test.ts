import type { OfferType } from '@portal/contract/offer-fields';
import { expect, it } from 'vitest';
import { shownType } from './shown-type.ts';

const both = ['practicas', 'empleo'] as const;

interface Row {
  readonly types?: readonly OfferType[];
  /** Whether there are internships, and jobs; undefined is not known yet. */
  readonly has: readonly [practicas: boolean | undefined, empleo: boolean | undefined];
  readonly chosen?: OfferType;
  readonly shown: OfferType;
  readonly hasTabs?: true;
}

/** Specification 1, §4, case by case. */
const rows: Readonly<Record<string, Row>> = {
  'jobs first where there are both': { has: [true, true], shown: 'empleo', hasTabs: true },
  'jobs where there are no internships': { has: [false, true], shown: 'empleo' },
  'internships where there are no jobs': { has: [true, false], shown: 'practicas' },
  'of nothing, what the student may see first': { has: [false, false], shown: 'practicas' },
  'what was chosen, where there are both': {
    has: [true, true],
    chosen: 'practicas',
    shown: 'practicas',
    hasTabs: true,
  },
  'jobs, where the chosen internships are gone': { has: [false, true], chosen: 'practicas', shown: 'empleo' },
  'internships, where the chosen jobs are gone': { has: [true, false], chosen: 'empleo', shown: 'practicas' },
  'what was chosen, where both are gone': { has: [false, false], chosen: 'empleo', shown: 'empleo' },
  'jobs to a student who may see no internships': {
    types: ['empleo'],
    has: [undefined, true],
    shown: 'empleo',
  },
  'internships to a student who may see no jobs': {
    types: ['practicas'],
    has: [true, undefined],
    shown: 'practicas',
  },
  'jobs to a student who may see nothing else and has none': {
    types: ['empleo'],
    has: [undefined, false],
    shown: 'empleo',
  },
  'neither in the place of the other while both are awaited': {
    has: [undefined, undefined],
    shown: 'practicas',
  },
  'what is awaited, and no tabs, while one is known': { has: [true, undefined], shown: 'empleo' },
  'what is awaited, and no tabs, while the other is known': { has: [undefined, true], shown: 'practicas' },
};

it.each(Object.entries(rows))(
  'shows %s',
  (_, { types = both, has, chosen = null, shown, hasTabs = false }) => {
    const [practicas, empleo] = has;
    expect(shownType({ types, has: { practicas, empleo }, chosen })).toEqual({ shown, hasTabs });
  },
);
