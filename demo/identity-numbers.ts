import type { Random } from './random.ts';

/** Made-up identity numbers with the right control, as `@portal/contract/identifiers` checks them. */

const dniLetters = 'TRWAGMYFPDXBNJZSQVHLCKE';

const digits = (random: Random, count: number): string =>
  Array.from({ length: count }, () => random.whole(0, 9)).join('');

const letterOf = (number: number): string => dniLetters.charAt(number % 23);

export function makeDni(random: Random): string {
  const number = digits(random, 8);
  return `${number}${letterOf(Number(number))}`;
}

export function makeNie(random: Random): string {
  const prefix = random.whole(0, 2);
  const number = digits(random, 7);
  return `${'XYZ'.charAt(prefix)}${number}${letterOf(Number(`${prefix}${number}`))}`;
}

/** Of a limited company (B) or a public one (A), whose control is a digit. */
export function makeCif(key: 'A' | 'B' | 'G', random: Random): string {
  const number = digits(random, 7);
  let sum = 0;
  for (const [index, digit] of [...number].entries()) {
    const weighted = Number(digit) * (index % 2 === 0 ? 2 : 1);
    sum += Math.floor(weighted / 10) + (weighted % 10);
  }
  return `${key}${number}${(10 - (sum % 10)) % 10}`;
}

export function makeSocialSecurityNumber(idProvincia: number, random: Random): string {
  const province = String(idProvincia).padStart(2, '0');
  const number = `${random.whole(1, 9)}${digits(random, 7)}`;
  return `${province}${number}${String(Number(`${province}${number}`) % 97).padStart(2, '0')}`;
}

/** The digit over ten digits that both controls of an account have. */
function accountControl(tenDigits: string): number {
  const weights = [1, 2, 4, 8, 5, 10, 9, 7, 3, 6];
  const sum = weights.reduce((total, weight, place) => total + weight * Number(tenDigits[place]), 0);
  const control = 11 - (sum % 11);
  return control === 11 ? 0 : control === 10 ? 1 : control;
}

export function makeIban(random: Random): string {
  const office = digits(random, 8);
  const account = digits(random, 10);
  const whole = `${office}${accountControl(`00${office}`)}${accountControl(account)}${account}`;
  const check = 98n - (BigInt(`${whole}142800`) % 97n);
  return `ES${String(check).padStart(2, '0')}${whole}`;
}

export const makeMobile = (random: Random): string => `6${digits(random, 8)}`;
