import type { Language } from '@portal/contract/languages';
import { addressOfPlain, inLanguage } from '@portal/contract/screens';
import type { Services } from '../http/context.ts';
import { fill } from '../texts/fill.ts';
import type { EventKind } from './event-kinds.ts';
import { mailTexts } from './notification-texts.ts';
import { chosenKindOf } from './preferences.rules.ts';

/** A place of the portal, as the receiver of a mail about it reads it. */
export const mailLink = ({ publicUrl }: Services, language: Language, urlAcceso: string): string =>
  `${publicUrl}${inLanguage(urlAcceso, language)}`;

/** The line that ends a mail: how to have fewer of them. */
export function preferencesLine({ publicUrl }: Services, language: Language, tipo?: EventKind): string {
  const { choose, always } = mailTexts[language];
  const canChoose = tipo === undefined || chosenKindOf(tipo) !== undefined;
  const url = `${publicUrl}${addressOfPlain(language, 'account')}#correo`;
  return fill(canChoose ? choose : always, { url }, language);
}
