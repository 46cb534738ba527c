import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { DatabaseUnavailable, isUnavailable, UncertainCommit } from './database.ts';

describe('the database is unavailable', () => {
  const state = (code: string) => Object.assign(new pg.DatabaseError('x', 1, 'error'), { code });
  const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

  test.each([
    ['no connection was to be had', new DatabaseUnavailable(new Error('timeout'))],
    ['a commit was not answered', new UncertainCommit(new Error('lost'))],
    ['the query builder got no answer', new DrizzleQueryError('select 1', [], refused)],
    ['it has too many connections', state('53300')],
    ['it was stopped', state('57P01')],
    ['it starts', state('57P03')],
    ['a statement took too long', new DrizzleQueryError('select 1', [], state('57014'))],
    ['a connection was lost', state('08006')],
  ])('where %s', (_, error) => {
    expect(isUnavailable(error)).toBe(true);
  });

  test.each([
    ['a row exists already', new DrizzleQueryError('insert', [], state('23505'))],
    ['a table is missing', state('42P01')],
    ['another service refused the connection', refused],
    ['a pipe of another service broke', Object.assign(new Error('write'), { code: 'EPIPE' })],
  ])('but not where %s', (_, error) => {
    expect(isUnavailable(error)).toBe(false);
  });
});
