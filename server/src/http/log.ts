import { type DestinationStream, type Logger, pino } from 'pino';
import { sqlState } from '../db/database.ts';

/** JSON lines without passwords, tokens or personal data. */
export const openLog = (level: string, to?: DestinationStream): Logger =>
  pino({ level, redact: ['req.headers.authorization'], serializers: { err: loggedError } }, to);

/**
 * What is kept of an error. The database's messages and the query builder's repeat the values of the statement,
 * which are somebody's data: of those errors only the code, the statement and the place are kept.
 */
function loggedError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = sqlState(error);
  const query = 'query' in error && typeof error.query === 'string' ? error.query : undefined;
  const place = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    ...(code !== undefined || query !== undefined
      ? { code, query }
      : { message: error.message.replace(/[^\s@<>"']+@[^\s@<>"']+/g, '…@…') }),
    stack: place.join('\n'),
  };
}
