import { changeCompany } from '@portal/contract/accounts';
import { reportError } from '@portal/contract/error-reports';
import { screenIds, screenNames } from '@portal/contract/screens';
import { getOffer } from '@portal/contract/student-offers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bodyOf } from '../forms/forms.ts';
import { CallError } from './call-error.ts';
import { reportFailure, reportOf, reportScreen, screenReport } from './report-failure.ts';

const failure = (more: Partial<ConstructorParameters<typeof CallError>[0]> = {}) =>
  new CallError({
    name: 'serviceUnavailable',
    code: 500,
    mensaje: 'Nora Prats no puede',
    datos: { correo: 'nora@example.test' },
    referencia: '2f1f3a54-7f0f-4a56-9d41-2a6a5f0f9a11',
    httpStatus: 500,
    ...more,
  });

const at = (pathname: string) => ({ pathname, userAgent: 'Firefox/140.0' });

it('says which call failed on which screen, and no personal data', () => {
  const report = reportOf(getOffer, failure(), at('/ofertas-practicas/AbCdEfGh1234'));
  expect(report).toMatchObject({
    codigo: 500,
    llamada: '/api/Alumno/dameOferta/:id',
    pantalla: 'ofertas-practicas/:urlAcceso',
    estadoHttp: 500,
  });
  expect(JSON.stringify(report)).not.toMatch(/Nora|nora|AbCd/);
});

it('is what the server takes, on every screen', () => {
  for (const id of screenIds) {
    const address = `/${screenNames[id].paths.es[0].replace(/:\w+/g, 'x')}`;
    const report = reportOf(getOffer, failure({ referencia: 'no uuid' }), at(address));
    expect(bodyOf(reportError).safeParse(report).success, id).toBe(true);
  }
});

it('of a screen that failed by itself is what the server takes, and names no call', () => {
  const report = screenReport(at('/ofertas-practicas/AbCdEfGh1234'), new Error('Nora'));
  expect(report).toMatchObject({ codigo: 1, llamada: null, pantalla: 'ofertas-practicas/:urlAcceso' });
  expect(bodyOf(reportError).safeParse(report).success).toBe(true);
});

it('names the kind of an error and its places in the portal’s own code, without its message', () => {
  const error = new TypeError('Nora Prats has no CV');
  error.stack = [
    'TypeError: Nora Prats has no CV',
    '    at Cv (https://portal.example/assets/Cv-B2x_Q.js:12:345)',
    '    at extension (chrome-extension://abc/nora.js:1:2)',
    '    at https://portal.example/assets/index-9f.js:1:20?nora',
  ].join('\n');
  const report = screenReport(at('/cv'), error);
  expect(report).toMatchObject({
    error: 'TypeError',
    posiciones: ['Cv-B2x_Q.js:12:345', 'index-9f.js:1:20'],
  });
  expect(JSON.stringify(report)).not.toMatch(/Nora|nora/);
  expect(bodyOf(reportError).safeParse(report).success).toBe(true);
  expect(screenReport(at('/cv'), 'Nora')).toMatchObject({ error: 'otro', posiciones: [] });
});

it.each([
  ['another code', { code: 4 }],
  ['a lost connection', { offline: true, httpStatus: 0 }],
  ['maintenance and overload', { httpStatus: 503 }],
  ['too many calls', { httpStatus: 429 }],
])('does not report %s', (_, more) => {
  expect(reportOf(getOffer, failure(more), at('/cv'))).toBeNull();
});

it('reports a problem of the company where it is none of the answers of the call, and there alone', () => {
  const problem = failure({ name: 'companyProblem', code: 24, httpStatus: 200 });
  expect(reportOf(getOffer, problem, at('/cv'))).toMatchObject({ codigo: 24 });
  expect(reportOf(changeCompany, problem, at('/mis-ofertas'))).toBeNull();
});

describe('a report', () => {
  const sent = vi.fn(async () => new Response());
  const visitAt = (hostname: string) =>
    vi.stubGlobal('window', { location: { hostname, pathname: '/ofertas-practicas' } });
  // What was told of one kind is remembered: each test has a kind of its own.
  const kind = (path: string) => ({ ...getOffer, path });

  beforeEach(() => {
    sent.mockClear();
    vi.useFakeTimers();
    vi.stubGlobal('fetch', sent);
    vi.stubGlobal('navigator', { userAgent: 'Firefox/140.0' });
    visitAt('careers.example.edu');
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is made once a minute of a kind', () => {
    const [one, other] = [kind('/api/one'), kind('/api/other')];
    reportFailure(one, failure());
    reportFailure(one, failure());
    expect(sent).toHaveBeenCalledTimes(1);
    expect(sent).toHaveBeenCalledWith(reportError.path, expect.objectContaining({ method: 'POST' }));
    reportFailure(other, failure());
    reportFailure(one, failure({ name: 'generalError', code: 1 }));
    expect(sent).toHaveBeenCalledTimes(3);
    vi.advanceTimersByTime(59_999);
    reportFailure(one, failure());
    expect(sent).toHaveBeenCalledTimes(3);
    vi.advanceTimersByTime(1);
    reportFailure(one, failure());
    expect(sent).toHaveBeenCalledTimes(4);
  });

  it('is never made from somebody’s own computer, nor of a report', () => {
    for (const hostname of ['localhost', '127.0.0.1', '127.1.2.3', '[::1]']) {
      visitAt(hostname);
      reportFailure(kind('/api/local'), failure());
    }
    visitAt('careers.example.edu');
    reportFailure(reportError, failure());
    expect(sent).not.toHaveBeenCalled();
    visitAt('localhost.example.edu');
    reportFailure(kind('/api/local'), failure());
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('of a screen is made once a minute of each, and not from somebody’s own computer', () => {
    reportScreen(new Error('Nora'));
    reportScreen(new Error('Nora'));
    expect(sent).toHaveBeenCalledTimes(1);
    visitAt('localhost');
    vi.advanceTimersByTime(60_000);
    reportScreen(new Error('Nora'));
    expect(sent).toHaveBeenCalledTimes(1);
  });
});
