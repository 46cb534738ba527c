import { expect, test } from 'vitest';
import { journey } from './journey.ts';
import { lookAt } from './looks.ts';
import { browserOf, goOverLinked, goOverScreen, linkedPlaces, type Round } from './round.ts';
import { readers, screensFor } from './screens.ts';

/**
 * Every screen of the route table, each once in a look of its own and measured in the narrowest window;
 * `npm run check:all` goes over all looks of all of them.
 */

const stops = readers.flatMap((reader) => screensFor(reader).map((id) => ({ reader, id })));
const roundAt = (place: number): Round => {
  const look = lookAt(place);
  return { looks: [look, { ...look, size: 'zoom400' }], rules: 'all', furtherRules: null };
};
const isOnPhone = (place: number) => lookAt(place).size === 'phone';

test('over all screens each language is met with each theme in each size', () => {
  const met = new Set(stops.map((_, place) => JSON.stringify(lookAt(place))));
  expect(met.size).toBe(3 * 2 * 5);
});

const all = readers.flatMap((reader) => [false, true].map((touch) => ({ reader, touch })));

/** Managers have a hundred screens. */
const timeout = 1_800_000;

journey.for(all)(
  'every screen of $reader, with touch: $touch',
  { timeout },
  async ({ reader, touch }, { come }) => {
    const { page } = await come({ ...(await browserOf(reader)), touch });
    for (const [place, stop] of stops.entries())
      if (stop.reader === reader && isOnPhone(place) === touch)
        await goOverScreen(page, reader, stop.id, roundAt(place));
  },
);

journey('every screen that no address alone leads to', async ({ come }) => {
  for (const [number, linked] of linkedPlaces.entries()) {
    const place = stops.length + number;
    const { page } = await come({ touch: isOnPhone(place) });
    await goOverLinked(page, linked, roundAt(place));
  }
});
