import { describe, expect, it } from 'vitest';
import { placeText } from './place.ts';

describe('placeText', () => {
  it('goes from the town to the country, leaving what is not known', () => {
    expect(placeText(['Manacor', 'Mallorca', 'Islas Baleares', null])).toBe(
      'Manacor, Mallorca, Islas Baleares',
    );
    expect(placeText([null, '', undefined])).toBe('');
  });

  it('says a province once, in whichever of its languages', () => {
    expect(placeText(['València', null, 'Valencia'])).toBe('València');
    expect(placeText(['Alacant/Alicante', null, 'Alicante'])).toBe('Alacant/Alicante');
  });
});
