import { expect, it } from 'vitest';
import { placeOf } from '../../lib/routing/paths.ts';
import { companyTiles } from './company-tiles.ts';

/** Specification 1, §2.4, written out once more. A tile whose screen is not built is asked for as soon as it is. */
const specified = [
  '/mis-ofertas/practicas',
  '/nueva-oferta/practicas',
  '/propuesta-practicas',
  '/mis-ofertas/empleo',
  '/nueva-oferta/empleo',
  '/#encuestas',
];

it('a company has the six tiles of the specification in its order, as far as they lead somewhere', () => {
  const built = specified.flatMap((address) =>
    address === '/#encuestas' ? 'surveys' : (placeOf(address)?.id ?? []),
  );
  expect(companyTiles).toEqual(built);
});
