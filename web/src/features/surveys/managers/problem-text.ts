import { fieldErrorText } from '@portal/contract/validation';
import { sentences } from '../../../lib/i18n/status-texts.ts';

/** The sentence of a problem that the rules of surveys found. */
export function problemText(message: string): string {
  const texts = sentences()?.fields;
  if (texts === undefined) return message;
  return fieldErrorText(texts, { code: 'custom', path: [], message, input: undefined });
}
