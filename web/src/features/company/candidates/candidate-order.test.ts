import { describe, expect, it } from 'vitest';
import { inOrder, keepOrder, neighbours } from './candidate-order.ts';

describe('the order of candidates', () => {
  it('stays while they are read, with newcomers at the end', () => {
    const order = keepOrder([3, 1, 2], [1, 4, 2, 3]);
    expect(order).toEqual([3, 1, 2, 4]);
    const candidates = [1, 4, 2, 3].map((idCandidatura) => ({ idCandidatura }));
    expect(inOrder(candidates, order).map(({ idCandidatura }) => idCandidatura)).toEqual([3, 1, 2, 4]);
  });

  it('goes on from one that a filter has taken out of the list', () => {
    expect(neighbours(keepOrder([3, 1, 2], [3, 2]), 1)).toEqual({ previous: 3, next: 2 });
  });

  it('ends where the list ends, and has no neighbours for a stranger', () => {
    expect(neighbours([3, 1], 1)).toEqual({ previous: 3, next: undefined });
    expect(neighbours([3, 1], 9)).toEqual({ previous: undefined, next: undefined });
  });
});
