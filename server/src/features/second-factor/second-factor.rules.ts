import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { hashOfSecret } from '../../http/link-secret.ts';

const stepSeconds = 30;
const secretBytes = 20;
const howManyCodes = 10;
/** Without those that are read as another. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const codeLetters = 16;

/** For how long a login stands for the password of an account that has none. */
const freshMinutes = 5;

export const isFreshLogin = (login: Date, now: Date): boolean =>
  now.getTime() - login.getTime() <= freshMinutes * 60_000;

const totp = (secreto: string): TOTP => new TOTP({ secret: Secret.fromBase32(secreto), period: stepSeconds });

/** A new secret, as authenticator apps take it. */
export const newTotpSecret = (): string => new Secret({ size: secretBytes }).base32;

/** What the QR code of an authenticator app holds. */
export const totpAddress = (secreto: string, issuer: string, label: string): string =>
  // A colon parts both in the address.
  new TOTP({ secret: Secret.fromBase32(secreto), issuer: issuer.replaceAll(':', ' '), label }).toString();

/** What was typed, without the spaces and dashes of those who copy it as it is shown. */
export const plainCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();

/** The step of thirty seconds that the code is of, the one before and the one after counting too; undefined for none. */
export function stepOfCode(secreto: string, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const delta = totp(secreto).validate({ token: code, timestamp: now.getTime(), window: 1 });
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / stepSeconds) + delta;
}

/** The code of a moment, as an authenticator app shows it. */
export const codeAt = (secreto: string, now: Date): string =>
  totp(secreto).generate({ timestamp: now.getTime() });

/** New recovery codes, of 80 bits each, as they are shown. */
export function newRecoveryCodes(): string[] {
  const code = () => Array.from({ length: codeLetters }, () => letters[randomInt(letters.length)]).join('');
  return Array.from({ length: howManyCodes }, () => code().replace(/(.{4})(?=.)/g, '$1-'));
}

/** What is kept of a recovery code; it has too many bits to be guessed from it. */
export const hashOfCode = (code: string): string => hashOfSecret(plainCode(code));
