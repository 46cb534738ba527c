import { expect, test } from 'vitest';
import { weaknessOf } from './weak-password.ts';

const own = ['Nora', 'Prats Vidal', 'nora.prats@example.test', 'Talleres Quiroga'];

test.each(['12345678', 'password1', 'P4ssw0rd', 'qwerty123', 'aaaaaaa1', 'abcdefg1', 'iloveyou1'])(
  '%s is refused as one that many choose',
  (password) => expect(weaknessOf(password, own)).toBe('passwordCommon'),
);

test.each(['nora2026', 'Prats2026', 'nora.prats1', 'Quiroga2024', 'vidal123'])(
  '%s is refused as made of one’s own names',
  (password) => expect(weaknessOf(password, own)).toBe('passwordOwn'),
);

test.each(['elefante7rosa', 'Una-clave-2031', 'tres tristes tigres 3', 'kX9!mWq2'])(
  '%s is taken',
  (password) => expect(weaknessOf(password, own)).toBeUndefined(),
);
