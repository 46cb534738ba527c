import { type DestinationStream, type Logger, pino } from 'pino';
import { sqlState } from '../db/database.ts';

/** Lines go out together, so that none costs a call of the system: half a second late at most, and at the end. */
const output = () => pino.destination({ dest: 1, sync: false, minLength: 4_096, periodicFlush: 500 });

/** JSON lines without passwords, tokens or personal data, on standard output unless said otherwise. */
export const openLog = (level: string, to: DestinationStream = output()): Logger =>
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
