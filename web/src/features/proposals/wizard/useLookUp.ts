import { useRef, useState } from 'react';
import { CallError } from '../../../lib/api/call-error.ts';

export interface LookUp<A> {
  /** Of what stands in the field now; undefined while it is not known. */
  readonly answerTo: (typed: string) => A | undefined;
  /** Asks, unless it is known; undefined where nothing came. */
  readonly ask: (typed: string) => Promise<A | undefined>;
  readonly error: CallError | null;
}

/** Asks the portal about what is typed, once for each text. */
export function useLookUp<A>(call: (typed: string) => Promise<A>): LookUp<A> {
  const [known, setKnown] = useState<Readonly<Record<string, A>>>({});
  const [error, setError] = useState<CallError | null>(null);
  const asking = useRef<Record<string, Promise<A>>>({});
  return {
    answerTo: (typed) => known[typed],
    error,
    ask: async (typed) => {
      if (known[typed] !== undefined) return known[typed];
      setError(null);
      try {
        asking.current[typed] ??= call(typed);
        const answer = await asking.current[typed];
        setKnown((before) => ({ ...before, [typed]: answer }));
        return answer;
      } catch (failure) {
        if (!(failure instanceof CallError)) throw failure;
        delete asking.current[typed];
        setError(failure);
        return undefined;
      }
    },
  };
}
