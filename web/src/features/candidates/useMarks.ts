import { applicationStates } from '@portal/contract/applications';
import type { CandidateCard } from '@portal/contract/candidates';
import { useMemo, useState } from 'react';

const { selected, notSelected, withdrawn, rejected } = applicationStates;
const settled: readonly number[] = [selected, notSelected, withdrawn, rejected];

/** Which candidates are marked to be moved together. */
export interface Marks {
  readonly ids: ReadonlySet<number>;
  /** Those that can be: nobody moves a candidate out of a state that ends its process. */
  readonly markable: ReadonlySet<number>;
  set(ids: readonly number[], isMarked: boolean): void;
  clear(): void;
}

export function useMarks(shown: readonly CandidateCard[]): {
  marks: Marks;
  marked: readonly CandidateCard[];
} {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const markable = useMemo(
    () =>
      new Set(
        shown.filter(({ idEstado }) => !settled.includes(idEstado)).map(({ idCandidatura }) => idCandidatura),
      ),
    [shown],
  );
  const set: Marks['set'] = (changed, isMarked) => {
    const next = new Set(ids);
    for (const one of changed) {
      if (isMarked) next.add(one);
      else next.delete(one);
    }
    setIds(next);
  };
  return {
    marks: { ids, markable, set, clear: () => setIds(new Set()) },
    marked: shown.filter(({ idCandidatura }) => ids.has(idCandidatura) && markable.has(idCandidatura)),
  };
}
