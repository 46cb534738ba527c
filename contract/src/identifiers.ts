/** The shape in which identifiers are compared and stored: upper case, without spaces, `-`, `.` and `/`. */
export function normalizeIdentifier(value: string): string {
  return value.toUpperCase().replace(/[\s./-]/g, '');
}

/** Kinds of document that say who somebody is. */
export const identityKinds = ['dni', 'nie', 'pasaporte', 'otro'] as const;
export type IdentityKind = (typeof identityKinds)[number];

/**
 * Whether a number is one of a document of this kind; undefined takes a DNI or a NIE. A passport or another document
 * has no rule but its length, and is never what would be a DNI or a NIE: that would be somebody else's.
 */
export function isIdentity(kind: IdentityKind | undefined, value: string): boolean {
  const number = normalizeIdentifier(value);
  if (kind === 'pasaporte' || kind === 'otro') return /^[A-Z0-9]{5,20}$/.test(number) && !isDni(number);
  if (kind === undefined) return isDni(number);
  return isDni(number) && /^\d/.test(number) === (kind === 'dni');
}

/** The kind of a number that names none. */
export const identityKindOf = (number: string): IdentityKind => (/^\d/.test(number) ? 'dni' : 'nie');

const dniLetters = 'TRWAGMYFPDXBNJZSQVHLCKE';

/**
 * Identity number of a natural person: DNI (8 digits and a letter) or NIE (X, Y or Z, 7 digits and a
 * letter). The letter is the number modulo 23, with X, Y and Z read as 0, 1 and 2. The NIFs that start
 * with K, L or M are left out, as the specification does (1, §5).
 */
export function isDni(value: string): boolean {
  const [, prefix, digits, letter] = /^([XYZ]?)(\d{7,8})([A-Z])$/.exec(normalizeIdentifier(value)) ?? [];
  if (prefix === undefined || digits === undefined || prefix.length + digits.length !== 8) return false;
  const number = Number(`${prefix && 'XYZ'.indexOf(prefix)}${digits}`);
  return dniLetters[number % 23] === letter;
}

/**
 * The number of another identity document: a passport, or a card of another country. What is written as a DNI or a NIE
 * is none: its letter is wrong.
 */
export function isForeignIdentity(value: string): boolean {
  const number = normalizeIdentifier(value);
  return /^[A-Z\d]{5,20}$/.test(number) && !/^(?:[XYZ]\d|\d{2})\d{6}[A-Z]$/.test(number);
}

/**
 * Tax id of an entity (CIF, since 2008 a NIF): a letter of the kind of entity, 7 digits and a control
 * that by that kind is a digit, a letter or either (Orden EHA/451/2008; python-stdnum `es.cif`). The
 * digits no longer tell a province.
 */
export function isCif(value: string): boolean {
  const [, key, digits, control] =
    /^([ABCDEFGHJNPQRSUVW])(\d{7})([\dA-J])$/.exec(normalizeIdentifier(value)) ?? [];
  if (key === undefined || digits === undefined || control === undefined) return false;
  let sum = 0;
  for (const [index, digit] of [...digits].entries()) {
    const weighted = Number(digit) * (index % 2 === 0 ? 2 : 1);
    sum += Math.floor(weighted / 10) + (weighted % 10);
  }
  const expected = (10 - (sum % 10)) % 10;
  const isDigit = control === String(expected);
  const isLetter = control === 'JABCDEFGHI'[expected];
  if ('ABEH'.includes(key)) return isDigit;
  if ('NPQRSW'.includes(key)) return isLetter;
  return isDigit || isLetter;
}

/** Tax id of a Spanish company: a CIF, or the DNI or NIE of a self-employed person. */
export function isTaxId(value: string): boolean {
  return isCif(value) || isDni(value);
}

/**
 * Tax id of a company of another country: letters and digits, each country its own. One that looks Spanish is none: it
 * is written with the prefix of its country, so that it is not taken for another company's.
 */
export function isForeignTaxId(value: string): boolean {
  const number = normalizeIdentifier(value);
  return /^[A-Z\d]{5,20}$/.test(number) && !/^(?:[A-Z]\d{7}[A-Z\d]|\d{8}[A-Z])$/.test(number);
}

/**
 * Spanish IBAN: `ES`, 2 check digits, bank (4), branch (4), control (2), account (10). Both controls are
 * verified: ISO 13616 (first four characters to the end, letters as numbers, modulo 97 is 1) and the two
 * digits inside, the first over bank and branch, the second over the account (python-stdnum `es.ccc`).
 */
export function isIban(value: string): boolean {
  const [, check, office, control, account] =
    /^ES(\d{2})(\d{8})(\d{2})(\d{10})$/.exec(normalizeIdentifier(value)) ?? [];
  if (check === undefined || office === undefined || control === undefined || account === undefined) {
    return false;
  }
  // E = 14, S = 28
  return (
    modulo97(`${office}${control}${account}1428${check}`) === 1 &&
    control === `${accountControl(`00${office}`)}${accountControl(account)}`
  );
}

function modulo97(digits: string): number {
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest;
}

function accountControl(tenDigits: string): number {
  let sum = 0;
  let weight = 1;
  for (const digit of tenDigits) {
    sum += Number(digit) * weight;
    // 1, 2, 4, 8, 5, 10, 9, 7, 3, 6
    weight = (weight * 2) % 11;
  }
  const control = 11 - (sum % 11);
  if (control === 11) return 0;
  return control === 10 ? 1 : control;
}

/**
 * Social security number (NUSS): province (2 digits), number (8) and control (2), which is the ten digits
 * modulo 97; of a number below 10,000,000 the leading zero is left out first. Provinces above 52 exist
 * (53, 66), so they are not limited.
 */
export function isSocialSecurityNumber(value: string): boolean {
  const [, province, number, control] = /^(\d{2})(\d{8})(\d{2})$/.exec(normalizeIdentifier(value)) ?? [];
  if (province === undefined || number === undefined || control === undefined) return false;
  const base = `${province}${number.startsWith('0') ? number.slice(1) : number}`;
  return Number(base) % 97 === Number(control);
}

/** A telephone of any country: at least 9 digits, however they are grouped. More is a hint, not an error. */
export function isPhone(value: string): boolean {
  return value.replace(/\D/g, '').length >= 9;
}

/** Spanish mobile or landline, with or without its country code: to hint, never to refuse. */
export function looksLikeSpanishPhone(value: string): boolean {
  return /^(?:\+34|0034)?(?:6\d{8}|7[1-4]\d{7}|[89][1-8]\d{7})$/.test(normalizeIdentifier(value));
}

/**
 * Address of a public page: http or https and a host with a dot, besides that of `www.`. Neither a user name before an `@`, which
 * is how a link hides where it leads, nor a backslash in the host, which browsers read as a slash.
 */
export function isUrl(value: string): boolean {
  return /^https?:\/\/(?!www\.[^./?#]*(?:[/?#]|$))[^\s/\\?#@:.]+(?:\.[^\s/\\?#@:.]+)+(?::\d{1,5})?(?:[/?#]\S*)?$/i.test(
    value,
  );
}

/**
 * E-mail address as the specification has it (1, §5): an `@`, a dot in the domain and no accented
 * character. Besides, nothing that separates addresses in a header, so that one is never read as two.
 */
export function isEmail(value: string): boolean {
  return (
    value.length <= 254 &&
    /^[!-~]+$/.test(value) &&
    /^[^@"(),:;<>[\]\\]+@[a-z\d-]+(?:\.[a-z\d-]+)+$/i.test(value)
  );
}
