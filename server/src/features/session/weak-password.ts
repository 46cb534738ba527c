import { fieldError } from '@portal/contract/validation';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { dictionary as spanish } from '@zxcvbn-ts/language-es-es';
import { FieldRefusal } from '../../http/refusal.ts';

/** Accents are left out when a password is typed as often as not. */
const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

/** No dictionary of Catalan is made for the library: these are the words that a portal such as this suggests. */
const catalan = [
  'contrasenya',
  'benvinguda',
  'benvingut',
  'universitat',
  'estudiant',
  'alumna',
  'alumne',
  'practiques',
  'empresa',
  'feina',
];

const spanishWithoutAccents = Object.fromEntries(
  Object.entries(spanish).map(([name, words]) => [name, [...new Set(words.map(withoutAccents))]]),
);

const strength = new ZxcvbnFactory({
  dictionary: { ...dictionary, ...spanishWithoutAccents, catalan },
  graphs: adjacencyGraphs,
});
/** Below a million guesses, a password is one that many choose, or one word and little more. */
const enoughScore = 2;
/** What follows makes no strong password weak, and each character takes time. */
const looked = 64;

const letters = (text: string): string => text.replace(/[^\p{L}]/gu, '');

/** Words of names and addresses, the longest first, and what an apostrophe or a dot parts as one; a letter is no word. */
const wordsOf = (own: readonly string[]): string[] =>
  own
    .map((text) => withoutAccents(text).toLowerCase())
    .flatMap((text) => [...text.split(/[^\p{L}]+/u), ...text.split(/[\s@]+/).map(letters)])
    .filter((word) => word.length > 1)
    .sort((one, other) => other.length - one.length);

/** Why a password would be guessed soon: it is what is known of its owner, or what many choose. */
export function weaknessOf(
  password: string,
  own: readonly string[],
): 'passwordOwn' | 'passwordCommon' | undefined {
  const plain = withoutAccents(password);
  const lower = plain.toLowerCase();
  const rest = wordsOf(own).reduce((text, word) => text.replaceAll(word, ''), lower);
  if (rest !== lower && letters(rest) === '') return 'passwordOwn';
  return strength.check(plain.slice(0, looked)).score < enoughScore ? 'passwordCommon' : undefined;
}

/** Throws weakPassword (28), with the sentence beside the field, for a password that would be guessed soon. */
export function refuseGuessable(password: string, own: readonly string[], campo = 'password'): void {
  const weakness = weaknessOf(password, own);
  if (weakness) throw new FieldRefusal([{ campo, error: fieldError(weakness) }], 'weakPassword');
}
