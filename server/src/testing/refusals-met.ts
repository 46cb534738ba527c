import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { api } from '@portal/contract/api';
import type { Endpoint } from '@portal/contract/endpoint';
import { errors } from '@portal/contract/statuses';

/**
 * Which refusals the tests have met. A run of all tests names a folder for them in REFUSALS_MET, where each process
 * writes a file of its own; a run of some tests names none.
 */

const folder = process.env.REFUSALS_MET;

const lineOf = ({ path }: Endpoint, code: number): string => `${code} ${path}`;

export function noteRefusal(endpoint: Endpoint, code: number): void {
  if (folder) appendFileSync(join(folder, String(process.pid)), `${lineOf(endpoint, code)}\n`);
}

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
