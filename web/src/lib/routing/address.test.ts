import type { Location } from 'react-router';
import { afterEach, describe, expect, test } from 'vitest';
import { currentQuery, isLeaving, keepRouter } from './address.ts';

const at = (pathname: string, search = ''): Location => ({
  pathname,
  search,
  hash: '',
  state: null,
  key: 'k',
});

const stand = (location: Location, ahead?: Location) =>
  keepRouter({ state: { location, navigation: { location: ahead } } });

afterEach(() => stand(at('/')));

describe('a page that is on its way', () => {
  test('to another one is being left, whether by a link or by going back', () => {
    stand(at('/list', '?texto=a'), at('/other', '?estado=b'));
    expect(isLeaving()).toBe(true);
    expect(currentQuery().toString()).toBe('texto=a');
  });

  test('to another query of its own has that one', () => {
    stand(at('/list', '?texto=a'), at('/list', '?texto=a&estado=b'));
    expect(isLeaving()).toBe(false);
    expect(currentQuery().toString()).toBe('texto=a&estado=b');
  });

  test('nowhere has the query that is drawn', () => {
    stand(at('/list', '?texto=a'));
    expect(isLeaving()).toBe(false);
    expect(currentQuery().toString()).toBe('texto=a');
  });
});
