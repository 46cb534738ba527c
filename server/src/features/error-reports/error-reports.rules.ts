import { api } from '@portal/contract/api';
import type { Endpoint, Input } from '@portal/contract/endpoint';
import type { reportError } from '@portal/contract/error-reports';

export type Report = Input<typeof reportError>['body'];

const calls: ReadonlySet<string> = new Set(Object.values(api).map(({ path }: Endpoint) => path));

/** Whether it names a call of the contract: any other text could be anything. */
export const isKnownCall = (path: string): boolean => calls.has(path);

/** What makes two reports the same kind. */
export const kindOf = ({ codigo, llamada }: Report): string => `${codigo} ${llamada}`;

const localHost = /^(localhost|127(?:\.\d+){3}|\[::1\]|0\.0\.0\.0|.*\.(?:localhost|local|test))$/i;

/** A portal that somebody tries on their own computer tells nobody. */
export const isLocal = (publicUrl: string): boolean => localHost.test(new URL(publicUrl).hostname);

/** What a chat shows of it. */
export const chatText = (institution: string, report: Report): string =>
  [
    `${institution}: error ${report.codigo} (HTTP ${report.estadoHttp})`,
    report.llamada,
    `/${report.pantalla}`,
    `ref. ${report.referencia ?? '–'} · ${report.version} · ${report.navegador}`,
  ].join('\n');
