import { languages } from '@portal/contract/languages';
import { journey } from './journey.ts';
import { looksIn, schemes } from './looks.ts';
import { browserOf, goOverLinked, goOverScreen, linkedPlaces, type Round } from './round.ts';
import { readers, screensFor } from './screens.ts';

/** Every screen of the route table in every language, theme and size. */

const everyRound = languages.flatMap((language) =>
  schemes.flatMap((colorScheme) =>
    [false, true].map((touch) => {
      const rules = colorScheme === 'light' && !touch ? 'all' : 'of a look';
      const round: Round = { looks: looksIn(language, colorScheme, touch), rules, furtherRules: 'of a look' };
      return { language, colorScheme, touch, round };
    }),
  ),
);
const all = readers.flatMap((reader) => everyRound.map((round) => ({ reader, ...round })));

journey.for(all)(
  'every screen of $reader in $language, $colorScheme, with touch: $touch',
  async ({ reader, touch, round }, { come }) => {
    const { page } = await come({ ...(await browserOf(reader)), touch });
    for (const id of screensFor(reader)) await goOverScreen(page, reader, id, round);
  },
);

journey.for(everyRound)(
  'every screen that no address alone leads to, in $language, $colorScheme, with touch: $touch',
  async ({ touch, round }, { come }) => {
    for (const place of linkedPlaces) {
      const { page } = await come({ touch });
      await goOverLinked(page, place, round);
    }
  },
);
