import { z } from 'zod';
import * as mini from 'zod/mini';
import { browserFamilies, systemFamilies } from './devices.ts';
import { endpoint } from './endpoint.ts';
import { id, nothing } from './envelope.ts';
import { moment } from './fields.ts';
import { languageIds } from './languages.ts';
import { roles, scopes } from './roles.ts';
import { fieldError } from './validation.ts';

/** The cookie by which the server knows a browser that an account has logged in on; no script reads it. */
export const deviceCookie = 'portal_device';

const credentials = {
  eUsuario: z.string().trim().min(1, fieldError('required')).max(200),
  ePassword: z.string().min(1, fieldError('required')).max(200),
};

/** What a manager's login may lack: the code, or setting the second factor up where the deployment requires it. */
export const secondFactorSteps = ['codigo', 'alta'] as const;
export type SecondFactorStep = (typeof secondFactorSteps)[number];

/**
 * Said by the page with a call that nobody has caused since the call before: it shows whether the session is alive, and
 * does not keep it so.
 */
export const unattendedHeader = 'x-portal-unattended';

/** Who is logged in and what they may see (specification 1, §3 «Session data»). */
export const sessionData = mini.object({
  userType: mini.enum(roles),
  name: mini.string(),
  /** Students: whether the institution offers them internships, and jobs. */
  conPracticas: mini.boolean(),
  conEmpleo: mini.boolean(),
  primerAcceso: mini.boolean(),
  soloCiclosUAX: mini.boolean(),
  puedeOfertasPracticas: mini.boolean(),
  idIdiomaPreferido: mini.nullable(mini.int()),
  /** The theme that its owner chose; null follows the device. */
  modoOscuro: mini.nullable(mini.boolean()),
  /** Companies: the one that this session speaks for, and whether the contact has others. */
  idEmpresa: mini.nullable(mini.int()),
  nombreComercial: mini.nullable(mini.string()),
  variasEmpresas: mini.boolean(),
});
export type SessionData = z.infer<typeof sessionData>;

/**
 * With `textoRGPD`, the text has to be accepted first (specification 2, §4): until then the token is good for that and
 * for logging out alone. With `segundoFactor` the same holds for the code, or for setting the second factor up.
 */
export const login = z.object({
  token: z.string(),
  ...sessionData.shape,
  textoRGPD: z.string().optional(),
  enlaceRGPD: z.string().optional(),
  segundoFactor: z.enum(secondFactorSteps).optional(),
});

const loginRefusals = [
  'accessDenied',
  'notValidatedOrBlocked',
  'noPortalAccessAtLogin',
  'userBlocked',
] as const;

export const loginStudent = endpoint({
  method: 'POST',
  path: '/api/Alumno/logaUsuario',
  access: 'public',
  writes: false,
  summary: 'Logs a student or alumnus in.',
  body: z.object({ eAmbito: z.literal(scopes.Alumno), ...credentials }),
  answer: login,
  refusals: [...loginRefusals, 'graduateMustUseSignOn'],
});

export const loginManager = endpoint({
  method: 'POST',
  path: '/api/Gestor/logaUsuario',
  access: 'public',
  duringMaintenance: true,
  writes: false,
  summary: 'Logs a manager of the institution in.',
  body: z.object({ eAmbito: z.literal(scopes.Gestor), ...credentials }),
  answer: login,
  refusals: loginRefusals,
});

export const loginCompany = endpoint({
  method: 'POST',
  path: '/api/Empresa/logaUsuario',
  access: 'public',
  writes: false,
  summary: 'Logs a company contact in; one of several companies names it in eidEmpresa.',
  body: z.object({ eAmbito: z.literal(scopes.Empresa), ...credentials, eidEmpresa: id.optional() }),
  answer: login,
  refusals: [...loginRefusals, 'companyProblem'],
});

export const listCompaniesOfUser = endpoint({
  method: 'POST',
  path: '/api/Empresa/dameEmpresasDelUsuario',
  access: 'public',
  writes: false,
  summary: 'The companies that a contact with these credentials may log in for.',
  body: z.object({ eAmbito: z.literal(scopes.Empresa), ...credentials }),
  answer: z.array(z.object({ idEmpresa: z.number().int(), nombreComercial: z.string() })),
  refusals: loginRefusals,
});

export const getSession = endpoint({
  method: 'GET',
  path: '/api/Sesion/dameSesion',
  access: ['Alumno', 'Empresa', 'Gestor'],
  summary: 'What the token stands for: the same data as the login gave, as they are now.',
  answer: z.object(sessionData.shape),
  refusals: [],
});

const ownUser = {
  method: 'GET',
  summary: 'The user of the session: what `dameSesion` answers.',
  answer: z.object(sessionData.shape),
  refusals: [],
} as const;

export const getStudentUser = endpoint({
  ...ownUser,
  path: '/api/Alumno/editaUsuario',
  access: ['Alumno'],
});

export const getCompanyUser = endpoint({
  ...ownUser,
  path: '/api/Empresa/editaUsuario',
  access: ['Empresa'],
});

export const logout = endpoint({
  method: 'POST',
  path: '/api/Sesion/cierraSesion',
  access: ['Alumno', 'Empresa', 'Gestor'],
  beforeAcceptance: true,
  beforeSecondFactor: true,
  duringMaintenance: true,
  summary: 'Ends the session on the server: its token is dead from then on.',
  answer: nothing,
  refusals: [],
});

/** An open session of one's own, as its owner is shown it. */
export const openSession = z.object({
  idSesion: z.uuid(),
  /** The one that asks. */
  esEsta: z.boolean(),
  navegador: z.enum(browserFamilies),
  sistema: z.enum(systemFamilies),
  /** The network that it was begun from, such as 192.0.2.0/24; null where it is not known. */
  red: z.string().nullable(),
  creada: moment,
  ultimoUso: moment,
});
export type OpenSession = z.infer<typeof openSession>;

export const listOpenSessions = endpoint({
  method: 'GET',
  path: '/api/Sesion/dameSesionesAbiertas',
  access: ['Alumno', 'Empresa', 'Gestor'],
  summary: 'The open sessions of the own account, the one that asks first, then those used last.',
  answer: z.array(openSession),
  refusals: [],
});

export const endOpenSession = endpoint({
  method: 'POST',
  path: '/api/Sesion/cierraSesionAbierta',
  access: ['Alumno', 'Empresa', 'Gestor'],
  summary: 'Ends a session of the own account; one that is over already stays so.',
  body: z.object({ idSesion: z.uuid() }),
  answer: nothing,
  // There is no such session, or it is another account's.
  refusals: ['noSuchMove'],
});

export const endOtherSessions = endpoint({
  method: 'POST',
  path: '/api/Sesion/cierraOtrasSesiones',
  access: ['Alumno', 'Empresa', 'Gestor'],
  summary: 'Ends every session of the own account but the one that asks.',
  answer: nothing,
  refusals: [],
});

const idIdioma = z.union([z.literal(languageIds.es), z.literal(languageIds.ca), z.literal(languageIds.en)]);

const preferredLanguage = {
  method: 'POST',
  summary: 'Keeps the language in which the user wants the portal and its mails.',
  body: z.object({ idIdioma }),
  answer: nothing,
  refusals: [],
} as const;

export const setStudentLanguage = endpoint({
  ...preferredLanguage,
  path: '/api/Alumno/editarIdiomaPreferido',
  access: ['Alumno'],
});

export const setCompanyLanguage = endpoint({
  ...preferredLanguage,
  path: '/api/Empresa/editarIdiomaPreferido',
  access: ['Empresa'],
});

export const setManagerLanguage = endpoint({
  ...preferredLanguage,
  path: '/api/Gestor/editarIdiomaPreferido',
  access: ['Gestor'],
});

const theme = {
  method: 'POST',
  summary: 'Keeps the theme in which the user wants the portal, dark or light.',
  body: z.object({ modoOscuro: z.boolean() }),
  answer: nothing,
  refusals: [],
} as const;

export const setStudentTheme = endpoint({
  ...theme,
  path: '/api/Alumno/editarModoOscuro',
  access: ['Alumno'],
});

export const setCompanyTheme = endpoint({
  ...theme,
  path: '/api/Empresa/editarModoOscuro',
  access: ['Empresa'],
});

export const setManagerTheme = endpoint({
  ...theme,
  path: '/api/Gestor/editarModoOscuro',
  access: ['Gestor'],
});

export const calls = {
  loginStudent,
  loginManager,
  loginCompany,
  listCompaniesOfUser,
  getSession,
  getStudentUser,
  getCompanyUser,
  logout,
  listOpenSessions,
  endOpenSession,
  endOtherSessions,
  setStudentLanguage,
  setCompanyLanguage,
  setManagerLanguage,
  setStudentTheme,
  setCompanyTheme,
  setManagerTheme,
};

export { fieldErrors } from './field-errors/session.ts';
export { screens } from './screens/session.ts';
