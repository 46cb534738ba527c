import type { Language } from './languages.ts';
import { accountStatesScreens } from './screens/account-states.ts';
import { accountsScreens } from './screens/accounts.ts';
import { applicationsScreens } from './screens/applications.ts';
import { candidatesScreens } from './screens/candidates.ts';
import { communicationsScreens } from './screens/communications.ts';
import { companyContactScreens } from './screens/company-contact.ts';
import { companyOffersScreens } from './screens/company-offers.ts';
import { companyPageScreens } from './screens/company-page.ts';
import { cvScreens } from './screens/cv.ts';
import { mailScreens } from './screens/mail.ts';
import { maintenanceScreens } from './screens/maintenance.ts';
import { offerFormScreens } from './screens/offer-form.ts';
import { pagesScreens } from './screens/pages.ts';
import { savedSearchesScreens } from './screens/saved-searches.ts';
import { sessionScreens } from './screens/session.ts';
import { shellScreens } from './screens/shell.ts';
import { signOnScreens } from './screens/sign-on.ts';
import { studentImportsScreens } from './screens/student-imports.ts';
import { studentOffersScreens } from './screens/student-offers.ts';
import { studentsScreens } from './screens/students.ts';
import { surveysScreens } from './screens/surveys.ts';
import { validationsScreens } from './screens/validations.ts';

/**
 * The title and the addresses of every screen, in every language. The Spanish words are understood behind the other
 * languages' prefixes too (specification 2, §2). They are in the contract because mails lead to screens as links of the
 * page do, each in its reader's language.
 */
export const screenNames = {
  ...shellScreens,
  ...sessionScreens,
  ...signOnScreens,
  ...accountsScreens,
  ...pagesScreens,
  ...studentOffersScreens,
  ...savedSearchesScreens,
  ...applicationsScreens,
  ...cvScreens,
  ...companyOffersScreens,
  ...offerFormScreens,
  ...candidatesScreens,
  ...companyPageScreens,
  ...companyContactScreens,
  ...validationsScreens,
  ...communicationsScreens,
  ...surveysScreens,
  ...studentsScreens,
  ...studentImportsScreens,
  ...accountStatesScreens,
  ...maintenanceScreens,
  ...mailScreens,
} as const;

export type ScreenId = keyof typeof screenNames;

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type ParamsOf<Id extends ScreenId> = ParamNames<(typeof screenNames)[Id]['paths']['es'][0]>;

/** The parameters of a screen's address; nothing for one that has none. */
export type PathArgs<Id extends ScreenId> = [ParamsOf<Id>] extends [never]
  ? []
  : [params: Record<ParamsOf<Id>, string | number>];

/** Screens whose address has no parameters: any page can link to them. */
export type PlainScreenId = { [Id in ScreenId]: [ParamsOf<Id>] extends [never] ? Id : never }[ScreenId];

export const screenIds = Object.keys(screenNames).filter((id): id is ScreenId => id in screenNames);

export const withPrefix = (language: Language, path: string): string =>
  `/${[language === 'es' ? '' : language, path].filter(Boolean).join('/')}`;

/** The address of a screen that has no parameters. */
export const addressOfPlain = (language: Language, id: PlainScreenId): string =>
  withPrefix(language, screenNames[id].paths[language][0]);

/** What an address has where a pattern has its parameters; null where it is not of that pattern. */
function valuesIn(pattern: string, path: string): Record<string, string> | null {
  const given = path.split('/');
  const parts = pattern.split('/');
  if (parts.length !== given.length) return null;
  const values: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    const value = given[index] ?? '';
    if (part.startsWith(':')) values[part] = value;
    else if (part !== value) return null;
  }
  return values;
}

/**
 * The address in a language of what the server keeps as the Spanish one, with what follows `?` and `#`; an address that
 * no screen has stays as it is.
 */
export function inLanguage(address: string, language: Language): string {
  const [path = '', ...rest] = address.slice(1).split(/(?=[?#])/);
  const found = screenIds.flatMap((id) => {
    const values = valuesIn(screenNames[id].paths.es[0], path);
    return values === null ? [] : [{ id, values }];
  });
  // `/mis-ofertas/practicas` is that screen, not the offer called «practicas».
  const [closest] = found.sort((a, b) => Object.keys(a.values).length - Object.keys(b.values).length);
  if (!closest) return address;
  const parts = screenNames[closest.id].paths[language][0]
    .split('/')
    .map((part) => closest.values[part] ?? part);
  return withPrefix(language, parts.join('/')) + rest.join('');
}
