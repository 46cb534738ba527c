import { expect, it } from 'vitest';
import { countsOf } from './counts.ts';

it('counts as candidates all but those who withdrew', () => {
  const counts = [
    { idEstado: 1, numTotal: 3 },
    { idEstado: 7, numTotal: 2 },
    { idEstado: 17, numTotal: 1 },
  ] as const;
  expect(countsOf(counts)).toEqual({ active: 4, withdrawn: 2 });
  expect(countsOf([])).toEqual({ active: 0, withdrawn: 0 });
});
