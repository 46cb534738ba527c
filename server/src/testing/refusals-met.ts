import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { api } from '@portal/contract/areas';
import type { Endpoint } from '@portal/contract/endpoint';
import { type Envelope, fieldErrors } from '@portal/contract/envelope';
import { errors } from '@portal/contract/statuses';

/**
 * Which refusals the tests have met. A run of all tests names a folder for them in REFUSALS_MET, where each process
 * writes a file of its own; a run of some tests names none.
 */

const lineOf = ({ path }: Endpoint, code: number): string => `${code} ${path}`;

interface Sent {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

/** Notes what a call was refused with, where that is its own and not what any call may be answered. */
export function noteRefusal(
  endpoint: Endpoint,
  sent: Sent,
  httpStatus: number,
  answer: Envelope<unknown>,
): void {
  const folder = process.env.REFUSALS_MET;
  if (!folder || (httpStatus !== 200 && httpStatus !== 400)) return;
  if (answer.status === errors.mandatoryDataMissing.code && !isOwn(endpoint, sent, answer)) return;
  appendFileSync(join(folder, String(process.pid)), `${lineOf(endpoint, answer.status)}\n`);
}

/** Any call answers 15 to what its schemas do not take, and, naming no field, to what cannot be read or held. */
const isOwn = (endpoint: Endpoint, sent: Sent, { datos }: Envelope<unknown>): boolean =>
  (['params', 'query', 'body'] as const).every(
    (part) => endpoint[part]?.safeParse(sent[part]).success ?? true,
  ) && Boolean(fieldErrors.safeParse(datos).data?.campos.length);

/** The refusals that the contract declares and no test has met, as `code path`. */
export function refusalsNotMet(from: string): string[] {
  const met = new Set(
    readdirSync(from).flatMap((name) => readFileSync(join(from, name), 'utf8').split('\n')),
  );
  const declared = Object.values(api).flatMap((endpoint: Endpoint) =>
    endpoint.refusals.map((name) => lineOf(endpoint, errors[name].code)),
  );
  return declared.filter((line) => !met.has(line));
}
