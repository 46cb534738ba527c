import { type BrowserFamily, browserOf, type SystemFamily, systemOf } from '@portal/contract/devices';
import type { FastifyRequest } from 'fastify';
import { networkOf } from './address.ts';

/** What is kept of where a session is begun: enough for its owner to know it again, too little to find anybody by. */
export interface Origin {
  readonly navegador: BrowserFamily;
  readonly sistema: SystemFamily;
  readonly red: string | null;
}

export function originOf({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>): Origin {
  const userAgent = headers['user-agent'] ?? '';
  return { navegador: browserOf(userAgent), sistema: systemOf(userAgent), red: networkOf(ip) };
}
