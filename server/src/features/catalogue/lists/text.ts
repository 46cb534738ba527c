import type { Texts } from '@portal/contract/languages';

/** A text in the three languages, on one line of a list. */
export function text(es: string, ca: string, en: string): Texts {
  return { es, ca, en };
}

/** A name that is not translated: a product, a certificate. */
export function sameInAll(name: string): Texts {
  return { es: name, ca: name, en: name };
}

/** What every entry of a list has: its name, and whether it is the 'others' that closes the list. */
export interface Named {
  readonly texts: Texts;
  readonly ultimo?: true;
}
