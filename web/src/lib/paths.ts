import { type Language, languages } from '@portal/contract/languages';
import { useCallback } from 'react';
import { generatePath, matchPath } from 'react-router';
import { useLanguage } from './i18n.ts';

/**
 * The addresses of every screen, per language, the canonical one first. Spanish has no prefix, the others
 * start with /ca and /en; the Spanish words are understood behind those prefixes too (specification 2, §2).
 * They are here and not in `app/routes.ts` because every feature links to screens of others, and features
 * do not import `app`.
 */
const paths = {
  home: { es: [''], ca: [''], en: [''] },
  login: { es: ['login'], ca: ['login'], en: ['login'] },
  loginStudent: { es: ['login/alumnos'], ca: ['login/alumnes'], en: ['login/students'] },
  loginAlumni: { es: ['login/antiguos'], ca: ['login/antics'], en: ['login/alumni'] },
  loginCompany: { es: ['login/empresas'], ca: ['login/empreses'], en: ['login/companies'] },
  loginManager: { es: ['login/gestion', 'gma2019'], ca: ['login/gestio'], en: ['login/management'] },
  logout: { es: ['logout'], ca: ['logout'], en: ['logout'] },
  notFound: { es: ['404'], ca: ['404'], en: ['404'] },

  internshipOffers: { es: ['ofertas-practicas'], ca: ['ofertes-practiques'], en: ['internship-offers'] },
  internshipOffer: {
    es: ['ofertas-practicas/:urlAcceso'],
    ca: ['ofertes-practiques/:urlAcceso'],
    en: ['internship-offers/:urlAcceso'],
  },
  jobOffers: { es: ['ofertas-empleo'], ca: ['ofertes-feina'], en: ['job-offers'] },
  jobOffer: {
    es: ['ofertas-empleo/:urlAcceso'],
    ca: ['ofertes-feina/:urlAcceso'],
    en: ['job-offers/:urlAcceso'],
  },

  applications: { es: ['mis-candidaturas'], ca: ['les-meves-candidatures'], en: ['my-applications'] },
  application: {
    es: ['mis-candidaturas/:urlAcceso'],
    ca: ['les-meves-candidatures/:urlAcceso'],
    en: ['my-applications/:urlAcceso'],
  },

  cv: { es: ['cv'], ca: ['cv'], en: ['cv'] },

  myOffers: { es: ['mis-ofertas'], ca: ['les-meves-ofertes'], en: ['my-offers'] },
  myInternshipOffers: {
    es: ['mis-ofertas/practicas'],
    ca: ['les-meves-ofertes/practiques'],
    en: ['my-offers/internships'],
  },
  myJobOffers: { es: ['mis-ofertas/empleo'], ca: ['les-meves-ofertes/feina'], en: ['my-offers/jobs'] },
  myOffer: { es: ['mis-ofertas/:id'], ca: ['les-meves-ofertes/:id'], en: ['my-offers/:id'] },
  newOffer: { es: ['nueva-oferta'], ca: ['nova-oferta'], en: ['new-offer'] },
  newInternshipOffer: {
    es: ['nueva-oferta/practicas'],
    ca: ['nova-oferta/practiques'],
    en: ['new-offer/internship'],
  },
  newJobOffer: { es: ['nueva-oferta/empleo'], ca: ['nova-oferta/feina'], en: ['new-offer/job'] },
  editOffer: { es: ['editar-oferta/:id'], ca: ['editar-oferta/:id'], en: ['edit-offer/:id'] },
  companyOffer: { es: ['oferta/:id'], ca: ['oferta/:id'], en: ['offer/:id'] },
  offerPreview: { es: ['visualizar-oferta/:id'], ca: ['visualitzar-oferta/:id'], en: ['preview-offer/:id'] },
  candidate: { es: ['ver-cv/:id'], ca: ['veure-cv/:id'], en: ['view-cv/:id'] },

  management: { es: ['gestion'], ca: ['gestio'], en: ['management'] },
  pendingOffer: { es: ['gestion/oferta/:id'], ca: ['gestio/oferta/:id'], en: ['management/offer/:id'] },
  pendingCompany: { es: ['gestion/empresa/:id'], ca: ['gestio/empresa/:id'], en: ['management/company/:id'] },
  mail: { es: ['correo'], ca: ['correu'], en: ['mail'] },
} as const satisfies Record<string, Record<Language, readonly [string, ...string[]]>>;

export type ScreenId = keyof typeof paths;

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type ParamsOf<Id extends ScreenId> = ParamNames<(typeof paths)[Id]['es'][0]>;

/** The parameters of a screen's address; nothing for one that has none. */
export type PathArgs<Id extends ScreenId> = [ParamsOf<Id>] extends [never]
  ? []
  : [params: Record<ParamsOf<Id>, string | number>];

/** Screens whose address has no parameters: any page can link to them. */
export type PlainScreenId = { [Id in ScreenId]: [ParamsOf<Id>] extends [never] ? Id : never }[ScreenId];

export const screenIds = Object.keys(paths).filter((id): id is ScreenId => id in paths);

const withPrefix = (language: Language, path: string) =>
  `/${[language === 'es' ? '' : language, path].filter(Boolean).join('/')}`;

/** Every pattern under which a screen is found in a language, the canonical one first. */
export function patternsOf(id: ScreenId, language: Language): string[] {
  const own: readonly string[] = paths[id][language];
  return [...new Set([...own, ...paths[id].es])].map((path) => withPrefix(language, path));
}

/** Catalan addresses without their prefix (/les-meves-ofertes, /login/empreses), which lead to the ones with it. */
export function bareCatalanPatterns(id: ScreenId): string[] {
  const spanish: readonly string[] = paths[id].es;
  const used = new Set(screenIds.flatMap((other): readonly string[] => paths[other].es));
  return paths[id].ca.filter((path) => !spanish.includes(path) && !used.has(path)).map((path) => `/${path}`);
}

type Params = Readonly<Record<string, string | number>>;

/** The address of a screen, its parameters unchecked; see `pathTo`. */
export function addressOf(language: Language, id: ScreenId, params: Params = {}): string {
  const values = Object.entries(params).map(([name, value]) => [name, String(value)]);
  return generatePath(withPrefix(language, paths[id][language][0]), Object.fromEntries(values));
}

export function pathTo<Id extends ScreenId>(language: Language, id: Id, ...[params]: PathArgs<Id>): string {
  return addressOf(language, id, params);
}

export interface Place {
  id: ScreenId;
  language: Language;
  params: Record<string, string>;
}

/** The screen that an address stands for. */
export function placeOf(pathname: string): Place | null {
  const found: (Place & { dynamic: number })[] = [];
  for (const id of screenIds) {
    for (const language of languages) {
      for (const pattern of patternsOf(id, language)) {
        const match = matchPath(pattern, pathname);
        if (match === null) continue;
        const params = Object.entries(match.params).map(([name, value]) => [name, value ?? '']);
        const dynamic = pattern.split(':').length - 1;
        found.push({ id, language, params: Object.fromEntries(params), dynamic });
      }
    }
  }
  // `/mis-ofertas/practicas` is that screen, not the offer called «practicas».
  return found.sort((a, b) => a.dynamic - b.dynamic)[0] ?? null;
}

/** The same address (with its search) in another language; an unknown one as it is. */
export function translatePath(path: string, language: Language): string {
  const { pathname, search, hash } = new URL(path, 'http://portal.invalid');
  const place = placeOf(pathname);
  if (place === null) return path;
  return generatePath(withPrefix(language, paths[place.id][language][0]), place.params) + search + hash;
}

/** Addresses of screens in the page's language. */
export function usePathTo(): <Id extends ScreenId>(id: Id, ...params: PathArgs<Id>) => string {
  const language = useLanguage();
  return useCallback((id, ...params) => pathTo(language, id, ...params), [language]);
}
