import type { Arrival } from './sign-on.rules.ts';

/** The provider cannot be asked now: no fault of the person who came. */
export class Unreachable extends Error {}

/** What a request is told apart by. */
export interface Trip {
  /** Of this request. */
  readonly state: string;
  /** Of the browser. */
  readonly browser: string;
}

/** A provider of single sign-on. */
export interface Provider {
  /** The address where people log in. Throws Unreachable. */
  begin(trip: Trip): Promise<string>;
  /** The person who has come back. Throws Unreachable; whatever else it throws, the answer is not to be believed. */
  finish(answer: string, trip: Trip): Promise<Arrival>;
}
