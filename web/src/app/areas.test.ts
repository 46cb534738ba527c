import { languages } from '@portal/contract/languages';
import { screenIds, screenNames, withPrefix } from '@portal/contract/screens';
import { expect, it } from 'vitest';
import { screens } from './areas.ts';

// People keep addresses, so a change of one has to be meant: `npx vitest run --project web -u` writes the table anew.
it('keeps the address of every screen, and who may see it', async () => {
  const rows = screenIds.map((id) => {
    const { access, option = '' } = screens[id];
    const addresses = languages.map((language) =>
      screenNames[id].paths[language].map((path) => withPrefix(language, path)).join(' '),
    );
    return [id, [access].flat().join(' '), option, ...addresses].join(' | ');
  });
  await expect(`${rows.join('\n')}\n`).toMatchFileSnapshot('./screens.golden.txt');
});
