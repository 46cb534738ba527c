import { createHash } from 'node:crypto';
import { api } from '@portal/contract/areas';
import type { Endpoint, Input } from '@portal/contract/endpoint';
import type { reportError } from '@portal/contract/error-reports';
import { errors } from '@portal/contract/statuses';

export type Report = Input<typeof reportError>['body'];

const calls: ReadonlySet<string> = new Set(Object.values(api).map(({ path }: Endpoint) => path));

/** Whether it names a call of the contract, or none: any other text could be anything. */
export const isKnownCall = (path: string | null): boolean => path === null || calls.has(path);

/** What makes two reports the same kind. */
export const kindOf = ({ codigo, llamada, pantalla, posiciones: [innermost = ''] }: Report): string =>
  `${codigo} ${llamada ?? `/${pantalla}`} ${innermost}`.trim();

/** An address, hashed: whom reports come from is not kept. */
export const sourceOf = (address: string): string =>
  createHash('sha256').update(`report ${address}`).digest('base64url');

const localHost = /^(localhost|127(?:\.\d+){3}|\[::1\]|0\.0\.0\.0|.*\.(?:localhost|local|test))$/i;

/** A portal that somebody tries on their own computer tells nobody. */
export const isLocal = (publicUrl: string): boolean => localHost.test(new URL(publicUrl).hostname);

/** What a chat shows of it. */
export const chatText = (institution: string, report: Report): string =>
  [
    `${institution}: error ${report.codigo} (HTTP ${report.estadoHttp})`,
    ...(report.llamada === null ? [] : [report.llamada]),
    `/${report.pantalla}`,
    ...(report.error === null ? [] : [report.error]),
    ...report.posiciones,
    `ref. ${report.referencia ?? '–'} · ${report.version} · ${report.navegador}`,
  ].join('\n');

/** The same of a mail that was not sent, with what its server answered. */
export const unsentText = (institution: string, reason: string): string =>
  `${institution}: error ${errors.emailSendError.code}\n${reason}`;
