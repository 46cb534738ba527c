import { describe, expect, it } from 'vitest';
import { completeAddress } from './complete-address.ts';

describe('the address of a company', () => {
  it('is completed where it was typed as people say it', () => {
    expect(completeAddress('www.empresa.com')).toBe('https://www.empresa.com');
    expect(completeAddress(' empresa.es/es/inicio ')).toBe('https://empresa.es/es/inicio');
  });

  it('is left as it is otherwise', () => {
    for (const typed of ['', 'https://empresa.com', 'http://empresa.com', 'no tenemos', 'empresa']) {
      expect(completeAddress(typed)).toBe(typed);
    }
  });
});
