import { fieldError } from '@portal/contract/validation';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { FieldRefusal } from '../../http/refusal.ts';

const strength = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
/** A password that is found by fewer guesses is one of those that many choose, or little more. */
const fewGuesses = 100_000;
/** What follows makes no strong password weak, and each character takes time. */
const looked = 64;

/** Words of names and addresses, the longest first; shorter ones are part of any password. */
const wordsOf = (own: readonly string[]): string[] =>
  own
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}]+/u))
    .filter((word) => word.length > 2)
    .sort((one, other) => other.length - one.length);

/** Why a password would be guessed soon: it is what is known of its owner, or what many choose. */
export function weaknessOf(
  password: string,
  own: readonly string[],
): 'passwordOwn' | 'passwordCommon' | undefined {
  const letters = (text: string) => text.replace(/[^\p{L}]/gu, '');
  const rest = wordsOf(own).reduce((text, word) => text.replaceAll(word, ''), password.toLowerCase());
  if (rest !== password.toLowerCase() && letters(rest) === '') return 'passwordOwn';
  return strength.check(password.slice(0, looked)).guesses < fewGuesses ? 'passwordCommon' : undefined;
}

/** Throws weakPassword (28), with the sentence beside the field, for a password that would be guessed soon. */
export function refuseGuessable(password: string, own: readonly string[], campo = 'password'): void {
  const weakness = weaknessOf(password, own);
  if (weakness) throw new FieldRefusal([{ campo, error: fieldError(weakness) }], 'weakPassword');
}
