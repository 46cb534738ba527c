import { describe, expect, it } from 'vitest';
import { localStore, tabStore } from '../../lib/storage/storage.ts';
import { inOrder, keepOrder, neighbours, rememberedList, rememberList } from './candidate-order.ts';

describe('the order of candidates', () => {
  it('stays while they are read, with newcomers at the end', () => {
    const order = keepOrder([3, 1, 2], [1, 4, 2, 3]);
    expect(order).toEqual([3, 1, 2, 4]);
    const candidates = [1, 4, 2, 3].map((idCandidatura) => ({ idCandidatura }));
    expect(inOrder(candidates, order).map(({ idCandidatura }) => idCandidatura)).toEqual([3, 1, 2, 4]);
  });

  it('is the same object while nobody new has come', () => {
    const known = [3, 1, 2];
    expect(keepOrder(known, [1, 2])).toBe(known);
  });

  it('goes on from one that a filter has taken out of the list', () => {
    expect(neighbours(keepOrder([3, 1, 2], [3, 2]), 1)).toEqual({ previous: 3, next: 2 });
  });

  it('ends where the list ends, and has no neighbours for a stranger', () => {
    expect(neighbours([3, 1], 1)).toEqual({ previous: 3, next: undefined });
    expect(neighbours([3, 1], 9)).toEqual({ previous: undefined, next: undefined });
  });
});

it('remembers the list of the candidate who was in it, with its filters, and of nobody else', () => {
  rememberList([3, 1], '?estado=2&pagina=3');
  expect(rememberedList(1)).toEqual({ order: [3, 1], search: '?estado=2&pagina=3' });
  expect(rememberedList(9)).toBeUndefined();
  // A tab of its own.
  tabStore.remove('portal.candidates');
  expect(rememberedList(1)).toEqual({ order: [3, 1], search: '?estado=2&pagina=3' });
  // Each tab goes on with its own list.
  rememberList([9], '');
  localStore.set('portal.candidates', JSON.stringify({ order: [1, 3], search: '' }));
  expect(rememberedList(9)).toEqual({ order: [9], search: '' });
  expect(rememberedList(1)).toEqual({ order: [1, 3], search: '' });
});
