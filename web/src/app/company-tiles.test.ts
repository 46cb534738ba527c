import { expect, it } from 'vitest';
import { offerTiles } from '../features/home/company-tiles.ts';
import { placeOf } from '../lib/routing/paths.ts';
import { tiles } from './areas.ts';

/** Specification 1, §2.4, written out once more. A tile whose screen is not built is asked for as soon as it is. */
const specified = [
  '/mis-ofertas/practicas',
  '/nueva-oferta/practicas',
  '/propuesta-practicas',
  '/mis-ofertas/empleo',
  '/nueva-oferta/empleo',
  '/#encuestas',
];

/** A part of home is there along with it. */
const isBuilt = (address: string) => address.startsWith('/#') || placeOf(address) !== null;

it('a company has the six tiles of the specification in its order, as far as they lead somewhere', () => {
  const built = specified.flatMap((address, index) => (isBuilt(address) ? (index + 1) * 10 : []));
  const positions = [...offerTiles, ...tiles].map(({ position }) => position);
  expect(positions.sort((a, b) => a - b)).toEqual(built);
  for (const { id, position } of offerTiles) expect(placeOf(specified[position / 10 - 1] ?? '')?.id).toBe(id);
});
