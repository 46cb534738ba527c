import { describe, expect, it } from 'vitest';
import { certificatesOf } from './catalogue.ts';

describe('certificates of a language', () => {
  const certificates = [{ id: 1, idIdioma: 3 }, { id: 2, idIdioma: 4 }, { id: 3 }];

  it('are its own and those of any', () => {
    expect(certificatesOf(certificates, 3).map(({ id }) => id)).toEqual([1, 3]);
  });

  it('are none before a language is chosen', () => {
    expect(certificatesOf(certificates, null)).toEqual([]);
  });
});
