import { normalizeIdentifier } from '@portal/contract/identifiers';
import { expect, it } from 'vitest';
import { joinIban, spreadIban } from './iban-boxes.ts';

it('spreads an IBAN over boxes of 4, 4, 4, 2 and 10 characters', () => {
  const boxes = spreadIban('es91 2100-0418 4502 0005 1332');
  expect(boxes).toEqual(['ES91', '2100', '0418', '45', '0200051332']);
  expect(joinIban(boxes)).toBe('ES9121000418450200051332');
});

it('loses nothing of one that is longer, and leaves boxes empty where it is shorter', () => {
  expect(spreadIban('FR7630006000011234567890189').at(-1)).toBe('1234567890189');
  expect(spreadIban('ES91 2')).toEqual(['ES91', '2', '', '', '']);
});

it('is the same spread and joined again, however it was written', () => {
  for (const written of ['es91 2100/0418', 'ES91-2100.0418', '/', 'ES91 2100 0418 4502 0005 1332'])
    expect(joinIban(spreadIban(written))).toBe(normalizeIdentifier(written));
  expect(normalizeIdentifier('es91 2100/0418')).toBe('ES9121000418');
});
