import { describe, expect, it } from 'vitest';
import { nextAfter, placeIn, roundWait, searchOf, waitOf } from './waiting.ts';

describe('a wait', () => {
  it('is counted in days', () => {
    expect(waitOf(0)).toEqual({ days: 0, isLong: false });
    expect(waitOf(-5)).toEqual({ days: 5, isLong: false });
    expect(waitOf(-6)).toEqual({ days: 6, isLong: true });
  });

  it('is not negative where clocks differ', () => {
    expect(waitOf(1).days).toBe(0);
  });

  it('of less than a day is said in hours', () => {
    expect(roundWait(0)).toEqual({ unit: 'medianHours', count: 1 });
    expect(roundWait(0.8)).toEqual({ unit: 'medianHours', count: 19 });
    expect(roundWait(0.99)).toEqual({ unit: 'median', count: 1 });
    expect(roundWait(2.6)).toEqual({ unit: 'median', count: 3 });
  });
});

describe('the one after this', () => {
  const waiting = [3, 7, 5];

  it('is the one that came after it', () => {
    expect(nextAfter(waiting, 3)).toBe(7);
  });

  it('is the first one after the last one, or when this one is gone', () => {
    expect(nextAfter(waiting, 5)).toBe(3);
    expect(nextAfter(waiting, 99)).toBe(3);
  });

  it('is none when nothing else waits', () => {
    expect(nextAfter([3], 3)).toBeNull();
    expect(nextAfter([], 3)).toBeNull();
  });
});

describe('the address of the inbox', () => {
  it('holds tab and page', () => {
    const place = { tab: 'empresas', page: 3 } as const;
    expect(placeIn(searchOf(place))).toEqual(place);
  });

  it('says nothing of what is usual', () => {
    expect(searchOf({ tab: 'ofertas', page: 1 }).toString()).toBe('');
  });

  it('is the first page of offers when it makes no sense', () => {
    const first = { tab: 'ofertas', page: 1 };
    expect(placeIn(new URLSearchParams('ver=otra&pagina=-2'))).toEqual(first);
    expect(placeIn(new URLSearchParams('pagina=abc'))).toEqual(first);
  });
});
