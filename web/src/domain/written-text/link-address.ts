import { isEmail, isUrl } from '@portal/contract/identifiers';

/**
 * The address that somebody meant with what they typed: a page with or without `https://`, or an email. Null where it
 * is none.
 */
export function linkAddress(typed: string): string | null {
  const text = typed.trim();
  const person = text.replace(/^mailto:/i, '');
  if (isEmail(person)) return `mailto:${person}`;
  const page = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  return isUrl(page) ? page : null;
}
