import { expect, it } from 'vitest';
import { secretIn } from './link-secret.ts';

const secret = 'AbC-_9'.repeat(7).concat('z');

it('finds the secret of a link', () => {
  expect(secret).toHaveLength(43);
  expect(secretIn(`#${secret}`)).toBe(secret);
});

it('leaves out what a mail program put after it', () => {
  expect(secretIn(`#${secret}.`)).toBe(secret);
  expect(secretIn(`#${secret}%20`)).toBe(secret);
});

it('finds none where it was cut off, or something was added to it', () => {
  expect(secretIn('')).toBeNull();
  expect(secretIn(`#${secret.slice(0, 42)}`)).toBeNull();
  expect(secretIn(`#${secret}A`)).toBeNull();
});
