import { describe, expect, it } from 'vitest';
import { givenNumber, numberText, shownNumber, typedNumber } from './typed-number.ts';

describe('typedNumber', () => {
  it('takes three digits after a point or a comma for thousands', () => {
    for (const typed of ['30.000', '30,000', '30000', ' 30 000 €']) {
      expect(typedNumber(typed, 'money')).toBe(30_000);
    }
    expect(typedNumber('1.200.000', 'money')).toBe(1_200_000);
    expect(typedNumber('1,200,000', 'whole')).toBe(1_200_000);
  });

  it('takes the other sign after thousands for decimals', () => {
    expect(typedNumber('30.000,50', 'money')).toBe(30_000.5);
    expect(typedNumber('30,000.50', 'money')).toBe(30_000.5);
  });

  it('leaves decimals as decimals', () => {
    for (const typed of ['7,5', '7.5']) {
      expect(typedNumber(typed, 'decimal')).toBe(7.5);
      expect(typedNumber(typed, 'money')).toBe(7.5);
      // The rule of the field says that it takes none.
      expect(typedNumber(typed, 'whole')).toBe(7.5);
    }
    expect(typedNumber('7.500', 'decimal')).toBe(7.5);
    expect(typedNumber('0.500', 'money')).toBe(0.5);
  });

  it('keeps the sign, and does not guess', () => {
    expect(typedNumber('-3', 'decimal')).toBe(-3);
    expect(typedNumber('', 'money')).toBeNull();
    for (const typed of ['abc', '1.2.3', '30.000.5', '-', '20k']) {
      expect(typedNumber(typed, 'money')).toBeNaN();
    }
  });
});

describe('shownNumber', () => {
  it('is read back as what it was', () => {
    for (const language of ['es', 'ca', 'en'] as const) {
      for (const value of [0, 7.5, 1234.25, 30_000, 1_200_000]) {
        expect(typedNumber(shownNumber(value, 'money', language), 'money')).toBe(value);
      }
    }
    expect(shownNumber(7.125, 'decimal', 'es')).toBe('7,125');
    for (const language of ['es', 'ca', 'en'] as const) {
      for (const kind of ['money', 'decimal', 'whole'] as const) {
        for (const value of [7.125, 1234.567, 0.3333, 1_200_000.125])
          expect(typedNumber(shownNumber(value, kind, language), kind)).toBe(value);
      }
    }
    expect(shownNumber(30_000, 'money', 'en')).toBe('30,000');
    expect(shownNumber(1500, 'money', 'es')).toBe('1.500');
    expect(shownNumber(2027, 'whole', 'es')).toBe('2027');
  });
});

describe('givenNumber', () => {
  const year = numberText(1948, 'whole', 'es');

  it('shows what the form puts in its place, such as a draft that is put back', () => {
    expect(givenNumber(year, 2001, 'whole', 'es').text).toBe('2001');
    expect(givenNumber(year, '', 'whole', 'es').text).toBe('');
  });

  it('leaves what is being typed as it is typed', () => {
    const typed = { ...numberText('', 'money', 'es'), text: '30000,', told: 30_000 };
    expect(givenNumber(typed, 30_000, 'money', 'es').text).toBe('30000,');
    // An uncontrolled form goes on giving what the field began with.
    expect(givenNumber(typed, '', 'money', 'es')).toBe(typed);
  });
});

it('leaves more figures than a number can have as they were typed', () => {
  expect(typedNumber('9'.repeat(400), 'whole')).toBeNaN();
});
