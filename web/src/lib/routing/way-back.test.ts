import { describe, expect, it } from 'vitest';
import { wayBackOf } from './way-back.ts';

describe('the way back', () => {
  it('is read from the state of its link', () => {
    const wayBack = { path: '/ofertas-practicas/x?pagina=2', to: 'offer' } as const;
    expect(wayBackOf({ wayBack })).toEqual(wayBack);
  });

  it.each([
    null,
    undefined,
    'x',
    {},
    { wayBack: null },
    { wayBack: { path: 1, to: 'offer' } },
    { wayBack: { path: '/', to: 'x' } },
  ])('is none in %o', (state) => {
    expect(wayBackOf(state)).toBeNull();
  });
});
