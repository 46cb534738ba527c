import { createHash } from 'node:crypto';
import { type Cv, cv as cvSchema } from '@portal/contract/cv';
import type { Db } from '../../db/database.ts';
import { cvJson } from '../cv/profile.queries.ts';

const read = (lock: string) => `
  select (${cvJson})::text as cv from students s join accounts a on a.id = s.id where s.id = $1 ${lock}`;
const readCv = { name: 'cv_exchange', text: read('') };
const lockCv = { name: 'cv_exchange_lock', text: read('for no key update of s') };

/** A CV, with what tells it from what it was before any change. */
export interface MarkedCv {
  cv: Cv;
  huella: string;
}

async function marked(db: Db, statement: typeof readCv, studentId: number): Promise<MarkedCv> {
  const [row] = await db.query<{ cv: string }>(statement, [studentId]);
  if (!row) throw new Error('a student with a session has gone');
  return {
    cv: cvSchema.parse(JSON.parse(row.cv)),
    huella: createHash('sha256').update(row.cv).digest('base64url').slice(0, 32),
  };
}

export const readMarkedCv = (db: Db, studentId: number): Promise<MarkedCv> => marked(db, readCv, studentId);

/** The same, until the transaction ends: who writes a part of it waits. */
export const lockMarkedCv = (db: Db, studentId: number): Promise<MarkedCv> => marked(db, lockCv, studentId);
