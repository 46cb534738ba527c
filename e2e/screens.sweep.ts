import { languages } from '@portal/contract/languages';
import { journey } from './journey.ts';
import { looksIn, schemes } from './looks.ts';
import { browserOf, goOverLinked, goOverScreen, linkedPlaces } from './round.ts';
import { readers, screensFor } from './screens.ts';

/** Every screen of the route table in every language, theme and size. */

const everyRound = languages.flatMap((language) =>
  schemes.map((colorScheme) => {
    const rules = colorScheme === 'light' ? ('all' as const) : ('of a look' as const);
    return { language, colorScheme, round: { looks: looksIn(language, colorScheme), rules } };
  }),
);
const all = readers.flatMap((reader) => everyRound.map((round) => ({ reader, ...round })));

journey.for(all)(
  'every screen of $reader in $language, $colorScheme',
  async ({ reader, round }, { come }) => {
    const { page } = await come(await browserOf(reader));
    for (const id of screensFor(reader)) await goOverScreen(page, reader, id, round);
  },
);

journey.for(everyRound)(
  'every screen that no address alone leads to, in $language, $colorScheme',
  async ({ round }, { come }) => {
    for (const place of linkedPlaces) {
      const { page, context } = await come();
      await goOverLinked(page, place, round);
      await context.close();
    }
  },
);
