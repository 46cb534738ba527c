import { expect, test } from 'vitest';
import { addTexts, currentLanguage, setLanguage, startTexts } from './i18n.ts';

test('a part of the page that loads its texts does not keep the page from another language', async () => {
  await startTexts('es');
  await Promise.all([setLanguage('ca', ['home']), addTexts(['popups'])]);
  expect(currentLanguage()).toBe('ca');
});
