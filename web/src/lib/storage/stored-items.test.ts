import { deviceCookie } from '@portal/contract/session';
import { signOnCookie } from '@portal/contract/sign-on';
import { expect, it } from 'vitest';
import { storedItems } from './stored-items.ts';

const sources = import.meta.glob<string>('../../**/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The entries that the code names. */
const named = new Set(
  Object.entries(sources)
    .filter(([path]) => !/\.test\.tsx?$|stored-items\.ts$/.test(path))
    .flatMap(([, text]) => [...text.matchAll(/['"`](portal\.[\w.]+)/g)].map(([, name]) => name ?? '')),
);

it('the cookie page lists what the portal keeps, and nothing else', () => {
  const listed = storedItems.map(({ name }) => name).filter((name) => name.startsWith('portal.'));
  expect([...named].sort()).toEqual([...listed].sort());
});

it('the cookie page lists the cookie of the university’s login, under the name that it has in production', () => {
  expect(storedItems.map(({ name }) => name)).toContain(`__Host-${signOnCookie}`);
});

const cookiePages = Object.entries(
  import.meta.glob<string>('../../../../brands/*/texts/cookies.*.md', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
);

it.each(cookiePages)('%s names the cookie that outlives logging out', (_, text) => {
  expect(text).toContain(deviceCookie);
});
