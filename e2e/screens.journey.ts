import { expect, test } from 'vitest';
import { journey } from './journey.ts';
import { lookAt } from './looks.ts';
import { browserOf, goOverLinked, goOverScreen, linkedPlaces } from './round.ts';
import { readers, screensFor } from './screens.ts';

/**
 * Every screen of the route table, each once in a look of its own; `npm run check:all` goes over all looks of all of
 * them.
 */

const stops = readers.flatMap((reader) => screensFor(reader).map((id) => ({ reader, id })));
const roundAt = (place: number) => ({ looks: [lookAt(place)], rules: 'all' }) as const;

test('over all screens each language is met with each theme in each size', () => {
  const met = new Set(stops.map((_, place) => JSON.stringify(lookAt(place))));
  expect(met.size).toBe(3 * 2 * 5);
});

journey.for(readers)('every screen of %s', async (reader, { come }) => {
  const { page } = await come(await browserOf(reader));
  for (const [place, stop] of stops.entries())
    if (stop.reader === reader) await goOverScreen(page, reader, stop.id, roundAt(place));
});

journey('every screen that no address alone leads to', async ({ come }) => {
  for (const [number, place] of linkedPlaces.entries()) {
    const { page, context } = await come();
    await goOverLinked(page, place, roundAt(stops.length + number));
    await context.close();
  }
});
