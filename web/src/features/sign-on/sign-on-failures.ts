import type { CallError } from '../../lib/api/call-error.ts';

/** Why somebody who comes back from a provider is not let in; each with its own words and what to do. */
export type SignOnProblem =
  | 'cancelled'
  | 'unavailable'
  | 'over'
  | 'unknown'
  | 'notLetIn'
  | 'several'
  | 'told'
  | 'offline';

/** What the address says itself: the provider's own errors, and those of the way to it. */
export function problemIn(respuesta: string | undefined): SignOnProblem | undefined {
  if (respuesta === undefined) return 'over';
  const error = new URLSearchParams(respuesta).get('error');
  if (error === null) return undefined;
  if (error === 'access_denied') return 'cancelled';
  return error === 'temporarily_unavailable' || error === 'server_error' ? 'unavailable' : 'over';
}

/** What the server says. */
export function failureOf({ name, offline }: CallError): SignOnProblem {
  if (offline) return 'offline';
  switch (name) {
    case 'accessDenied':
      return 'unknown';
    case 'noPortalAccess':
      return 'notLetIn';
    case 'companyProblem':
      return 'several';
    case 'linkExpiredOrUsed':
    case 'mandatoryDataMissing':
      return 'over';
    case 'notValidatedOrBlocked':
    case 'noPortalAccessAtLogin':
    case 'userBlocked':
      return 'told';
    default:
      return 'unavailable';
  }
}
