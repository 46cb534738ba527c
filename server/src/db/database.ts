import { DrizzleQueryError } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

export type Orm = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** A statement that the database prepares once for each connection, under its name. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

/** What queries are given: the query builder, and prepared statements for what must be quick. */
export interface Db {
  readonly orm: Orm;
  /** Runs a statement; the caller says the shape of its rows, which the tests hold against the contract. */
  query<Row>(statement: Statement, values: readonly unknown[]): Promise<Row[]>;
  /** Runs SQL that a library wrote, several statements where there are no values. */
  raw(text: string, values?: readonly unknown[]): Promise<{ rows: unknown[] }>;
}

export interface Database extends Db {
  readonly kind: 'embedded' | 'server';
  /** Runs the work in one transaction: all of it is kept, or, where it throws, nothing. */
  transaction<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /**
   * Calls back at every notice on the channel, from any process. Resolves when it listens; where the connection
   * is lost it says so, and says so again when it is back.
   */
  listen(
    channel: string,
    heard: (payload: string) => void,
    connected: (listening: boolean) => void,
  ): Promise<void>;
  close(): Promise<void>;
}

/** The SQLSTATE of a database error, wherever in the chain of causes it is. */
export function sqlState(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && /^(?=.*\d)[0-9A-Z]{5}$/.test(cause.code))
      return cause.code;
  }
  return undefined;
}

/** The name of the constraint that a write ran into. */
export function constraintOf(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('constraint' in cause && typeof cause.constraint === 'string') return cause.constraint;
  }
  return undefined;
}

/** The database was not reached, or has more to do than it can: the same may go well later. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super('the database is not available', { cause });
  }
}

/** Connection failures, no room, and statements or servers that were stopped, as the database names them. */
const passing = /^(08|53|57)|^25P03$/;

/** Whether something failed because the database could not serve it now, not because of what was asked. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable || error instanceof UncertainCommit) return true;
  const state = sqlState(error);
  // What failed in a query and has no state of the database's did not reach it.
  return state === undefined ? error instanceof DrizzleQueryError : passing.test(state);
}

/** The connection was lost before a commit was answered: whether the database kept what was written is not known. */
export class UncertainCommit extends Error {
  constructor(cause: unknown) {
    super('the commit was not answered', { cause });
  }
}

/**
 * Undoes what stands outside of the database, but where what names it may have been kept: something that nobody finds
 * is the lesser loss. Gives why steps failed, if any did: the caller is told why all of it was undone.
 */
export async function undoUnlessKept(steps: (() => Promise<void>)[], error: unknown): Promise<unknown[]> {
  const undone = steps.splice(0);
  if (error instanceof UncertainCommit) return [];
  const results = await Promise.allSettled(undone.map(async (step) => step()));
  return results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
}
