import { expect, it } from 'vitest';
import { fingerprint } from './fingerprint.ts';

it('is the SHA-256 of the bytes', async () => {
  expect(await fingerprint(new TextEncoder().encode('abc'))).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
});
