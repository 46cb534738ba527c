import { browserOf } from '@portal/contract/devices';
import type { Call, Endpoint } from '@portal/contract/endpoint';
import { crashNames, reportError, reportedCodes } from '@portal/contract/error-reports';
import { screenNames } from '@portal/contract/screens';
import { errors } from '@portal/contract/statuses';
import * as z from 'zod/mini';
import { knownBrand } from '../brand/known-brand.ts';
import { placeOf } from '../routing/paths.ts';
import type { CallError } from './call-error.ts';

/** Tells the people who look after the portal of a failure that the person can do nothing about. */

type Report = Call<typeof reportError>['body'];

const everyMs = 60_000;
const told = new Map<string, number>();

/** What is expected now and then: too many calls, overload, maintenance. */
const passing = new Set([429, 503]);

const localHosts = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

const codeToReport = (code: number) => reportedCodes.find((known) => known === code);

interface Where {
  pathname: string;
  userAgent: string;
}

/** Where a call names it among what it may answer, it is said of the company that was asked for: nothing has failed. */
const isOrdinary = ({ refusals }: Endpoint, { code }: CallError) =>
  code === errors.companyProblem.code && refusals.includes('companyProblem');

/** What a report says of where it was met, with nothing of anybody's in it. */
function whereabouts({ pathname, userAgent }: Where): Pick<Report, 'pantalla' | 'version' | 'navegador'> {
  const place = placeOf(pathname);
  return {
    pantalla: place === null ? '' : screenNames[place.id].paths.es[0],
    // A failure can come before the brand, which says it.
    version: knownBrand()?.version ?? 'desconocida',
    navegador: browserOf(userAgent),
  };
}

/** Places in the portal's own built files that a stack names; nothing else of it, nor of its message, is read. */
const ownPlaces = /\/assets\/([\w.-]+\.js:\d+:\d+)/g;

/** What a report says of an error in the page: its kind, and where in our own code it came from. */
function crashOf(error: unknown): Pick<Report, 'error' | 'posiciones'> {
  if (!(error instanceof Error)) return { error: 'otro', posiciones: [] };
  const places = [...(error.stack ?? '').matchAll(ownPlaces)].map(([, place = '']) => place);
  return { error: crashNames.find((name) => name === error.name) ?? 'otro', posiciones: places.slice(0, 10) };
}

/** The report of a screen that failed by itself. */
export const screenReport = (where: Where, error: unknown): Report => ({
  codigo: errors.generalError.code,
  llamada: null,
  estadoHttp: 0,
  referencia: null,
  ...crashOf(error),
  ...whereabouts(where),
});

/** The report of an error that is reported; null for any other. */
export function reportOf(endpoint: Endpoint, error: CallError, where: Where): Report | null {
  const codigo = codeToReport(error.code);
  if (codigo === undefined || error.offline || passing.has(error.httpStatus)) return null;
  if (isOrdinary(endpoint, error)) return null;
  return {
    codigo,
    llamada: endpoint.path,
    estadoHttp: error.httpStatus,
    referencia: z.uuid().safeParse(error.referencia).data ?? null,
    error: null,
    posiciones: [],
    ...whereabouts(where),
  };
}

const here = (): Where => ({ pathname: window.location.pathname, userAgent: navigator.userAgent });

/** Reports a call that failed. */
export function reportFailure(endpoint: Endpoint, error: CallError): void {
  if (endpoint.path === reportError.path) return;
  const report = reportOf(endpoint, error, here());
  if (report !== null) tell(report);
}

/** Reports a screen that failed by itself: what it failed on stays in the browser, it could be somebody's. */
export const reportScreen = (error: unknown): void => tell(screenReport(here(), error));

/** In silence: once a minute of a kind, never from somebody's own computer. */
function tell(report: Report): void {
  if (localHosts.test(window.location.hostname)) return;
  const kind = `${report.codigo} ${report.llamada ?? report.pantalla} ${report.posiciones[0] ?? ''}`;
  const now = Date.now();
  if (now - (told.get(kind) ?? 0) < everyMs) return;
  told.set(kind, now);
  fetch(reportError.path, {
    method: reportError.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
    keepalive: true,
  }).catch(() => {
    // A report that cannot be made is no second failure.
  });
}
