import { screenNames } from './areas.ts';
import type { Language } from './languages.ts';

export { screenNames };

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
 * The address in a language for one that the server keeps in Spanish, with what follows `?` and `#`; an address that
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
