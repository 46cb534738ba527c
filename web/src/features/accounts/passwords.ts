import { sentences } from '../../lib/i18n/status-texts.ts';

/** An account that has none yet, or another one. */
export const noPassword = { password: '', password2: '' };

/** Fields that a draft does not keep. */
export const passwordFields = ['password', 'password2'];

/**
 * The error of a repetition that differs, by its path. The contract has it too, but looks at it only once every other
 * field is right: a person who corrects a form would be told of it last.
 */
export function differing({ password, password2 }: typeof noPassword, within = ''): Record<string, string> {
  const text = sentences()?.fields.passwordsDiffer;
  return text === undefined || password2 === '' || password === password2
    ? {}
    : { [`${within}password2`]: text };
}
