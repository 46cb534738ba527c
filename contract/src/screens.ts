import type { Language } from './languages.ts';

/**
 * The addresses of every screen, per language, the canonical one first. Spanish has no prefix, the others
 * start with /ca and /en; the Spanish words are understood behind those prefixes too (specification 2, §2).
 * They are here because mails lead to screens as links of the page do, each in its reader's language.
 */
export const paths = {
  home: { es: [''], ca: [''], en: [''] },
  login: { es: ['login'], ca: ['login'], en: ['login'] },
  loginStudent: { es: ['login/alumnos'], ca: ['login/alumnes'], en: ['login/students'] },
  loginAlumni: { es: ['login/antiguos'], ca: ['login/antics'], en: ['login/alumni'] },
  loginCompany: { es: ['login/empresas'], ca: ['login/empreses'], en: ['login/companies'] },
  signOn: { es: ['acceso'], ca: ['acces'], en: ['sign-on'] },
  loginManager: { es: ['login/gestion'], ca: ['login/gestio'], en: ['login/management'] },
  godMode: { es: ['gma2019'], ca: ['gma2019'], en: ['gma2019'] },
  maintenance: { es: ['mantenimiento'], ca: ['manteniment'], en: ['maintenance'] },
  acceptance: {
    es: ['login/proteccion-de-datos'],
    ca: ['login/proteccio-de-dades'],
    en: ['login/data-protection'],
  },
  logout: { es: ['logout'], ca: ['logout'], en: ['logout'] },
  recoverStudent: { es: ['login/recuperar'], ca: ['login/recuperar'], en: ['login/recover'] },
  recoverCompany: {
    es: ['login/empresas/recuperar'],
    ca: ['login/empreses/recuperar'],
    en: ['login/companies/recover'],
  },
  recoverManager: {
    es: ['login/gestion/recuperar'],
    ca: ['login/gestio/recuperar'],
    en: ['login/management/recover'],
  },
  resetStudentPassword: {
    es: ['restablecer-candidato'],
    ca: ['restablir-candidat'],
    en: ['reset-candidate'],
  },
  resetCompanyPassword: { es: ['restablecer-login'], ca: ['restablir-login'], en: ['reset-login'] },
  setPassword: { es: ['establecer-login'], ca: ['establir-login'], en: ['set-login'] },
  confirmEmail: { es: ['confirmar-correo'], ca: ['confirmar-correu'], en: ['confirm-email'] },
  registerStudent: { es: ['registroalumno'], ca: ['registre-alumne'], en: ['student-registration'] },
  requestAccount: { es: ['solicitar-cuenta'], ca: ['demanar-compte'], en: ['request-account'] },
  account: { es: ['mi-cuenta'], ca: ['el-meu-compte'], en: ['my-account'] },
  privacyPolicy: {
    es: ['politica-de-privacidad'],
    ca: ['politica-de-privadesa'],
    en: ['privacy-policy'],
  },
  cookiePolicy: { es: ['politica-de-cookies'], ca: ['politica-de-galetes'], en: ['cookie-policy'] },
  dataProtection: { es: ['proteccion-de-datos'], ca: ['proteccio-de-dades'], en: ['data-protection'] },
  accessibility: { es: ['accesibilidad'], ca: ['accessibilitat'], en: ['accessibility'] },
  // Each of the institution's own pages has the addresses that the brand gives it besides: see `own-pages.ts`.
  brandPage: { es: ['pagina/:id'], ca: ['pagina/:id'], en: ['page/:id'] },
  leaveService: { es: ['baja-servicio'], ca: ['baixa-servei'], en: ['leave-service'] },
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

  company: { es: ['mi-empresa'], ca: ['la-meva-empresa'], en: ['my-company'] },
  profile: { es: ['mi-perfil'], ca: ['el-meu-perfil'], en: ['my-profile'] },

  management: { es: ['gestion'], ca: ['gestio'], en: ['management'] },
  pendingOffer: { es: ['gestion/oferta/:id'], ca: ['gestio/oferta/:id'], en: ['management/offer/:id'] },
  pendingCompany: { es: ['gestion/empresa/:id'], ca: ['gestio/empresa/:id'], en: ['management/company/:id'] },
  pendingStudent: {
    es: ['gestion/estudiante/:id'],
    ca: ['gestio/estudiant/:id'],
    en: ['management/student/:id'],
  },
  communications: {
    es: ['gestion/comunicados'],
    ca: ['gestio/comunicats'],
    en: ['management/announcements'],
  },
  newCommunication: {
    es: ['gestion/comunicados/nuevo'],
    ca: ['gestio/comunicats/nou'],
    en: ['management/announcements/new'],
  },
  communication: {
    es: ['gestion/comunicados/:id'],
    ca: ['gestio/comunicats/:id'],
    en: ['management/announcements/:id'],
  },
  managedSurveys: { es: ['gestion/encuestas'], ca: ['gestio/enquestes'], en: ['management/surveys'] },
  newSurvey: {
    es: ['gestion/encuestas/nueva'],
    ca: ['gestio/enquestes/nova'],
    en: ['management/surveys/new'],
  },
  managedSurvey: {
    es: ['gestion/encuestas/:id'],
    ca: ['gestio/enquestes/:id'],
    en: ['management/surveys/:id'],
  },
  surveyAnswered: {
    es: ['encuesta-contestada/:clave'],
    ca: ['enquesta-contestada/:clave'],
    en: ['survey-answered/:clave'],
  },
  managedAccounts: { es: ['gestion/cuentas'], ca: ['gestio/comptes'], en: ['management/accounts'] },
  maintenanceSwitch: {
    es: ['gestion/mantenimiento'],
    ca: ['gestio/manteniment'],
    en: ['management/maintenance'],
  },
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

export const withPrefix = (language: Language, path: string): string =>
  `/${[language === 'es' ? '' : language, path].filter(Boolean).join('/')}`;

/** The address of a screen that has no parameters. */
export const addressOfPlain = (language: Language, id: PlainScreenId): string =>
  withPrefix(language, paths[id][language][0]);

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
    const values = valuesIn(paths[id].es[0], path);
    return values === null ? [] : [{ id, values }];
  });
  // `/mis-ofertas/practicas` is that screen, not the offer called «practicas».
  const [closest] = found.sort((a, b) => Object.keys(a.values).length - Object.keys(b.values).length);
  if (!closest) return address;
  const parts = paths[closest.id][language][0].split('/').map((part) => closest.values[part] ?? part);
  return withPrefix(language, parts.join('/')) + rest.join('');
}
