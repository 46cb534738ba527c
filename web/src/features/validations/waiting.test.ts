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
  const waiting = [
    { id: 3, fecha: '2030-01-01' },
    { id: 7, fecha: '2030-01-02' },
    { id: 5, fecha: '2030-01-03' },
  ];

  it('is the one that came after it, also where this one is gone from the list', () => {
    expect(nextAfter(waiting, 3, '2030-01-01')).toBe(7);
    expect(nextAfter(waiting, 6, '2030-01-02')).toBe(7);
    expect(nextAfter(waiting, 8, '2030-01-02')).toBe(5);
  });

  it('is the first one after the last one, or when nothing is known of this one', () => {
    expect(nextAfter(waiting, 5, '2030-01-03')).toBe(3);
    expect(nextAfter(waiting, 99, undefined)).toBe(3);
  });

  it('is none when nothing else waits', () => {
    expect(nextAfter(waiting.slice(0, 1), 3, '2030-01-01')).toBeNull();
    expect(nextAfter([], 3, '2030-01-01')).toBeNull();
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
