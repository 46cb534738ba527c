import type { FastifyRequest } from 'fastify';
import { countedAddress } from './address.ts';

/** Who a call is counted on: its account, since a whole campus may share an address; without one, the address. */
export const callerOf = ({ session, ip }: FastifyRequest): string =>
  session ? `account ${session.accountId}` : countedAddress(ip);
