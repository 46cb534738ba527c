import type { audiences } from '@portal/contract/communications';
import type { HelpTopic } from '@portal/contract/help';
import type { StoredTexts } from '@portal/contract/written-texts';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { accounts } from '../../db/tables/accounts.ts';
import { helpAnswers } from '../../db/tables/help.ts';
import { versioned } from '../../db/versioned.queries.ts';

export interface Written {
  textos: StoredTexts;
  destinatarios: (typeof audiences)[number];
  tema: HelpTopic;
  orden: number;
  publicada: boolean;
}

const columns = {
  id: helpAnswers.id,
  textos: helpAnswers.textos,
  destinatarios: helpAnswers.destinatarios,
  tema: helpAnswers.tema,
  orden: helpAnswers.orden,
  publicada: helpAnswers.publicada,
  version: helpAnswers.version,
  modificada: helpAnswers.modificada,
};

const inOrder = [asc(helpAnswers.tema), asc(helpAnswers.orden), asc(helpAnswers.id)] as const;

/** The published answers for a role, in their order. */
export const answersFor = ({ orm }: Db, role: 'Alumno' | 'Empresa', limit: number) =>
  orm
    .select(columns)
    .from(helpAnswers)
    .where(and(eq(helpAnswers.publicada, true), inArray(helpAnswers.destinatarios, [role, 'todos'])))
    .orderBy(...inOrder)
    .limit(limit);

/** A page of all of them. */
export const pageOf = ({ orm }: Db, limit: number, offset: number) =>
  orm
    .select(columns)
    .from(helpAnswers)
    .orderBy(...inOrder)
    .limit(limit)
    .offset(offset);

async function answerOf({ orm }: Db, id: number) {
  const [row] = await orm.select(columns).from(helpAnswers).where(eq(helpAnswers.id, id));
  return row;
}

export const stored = versioned(helpAnswers, answerOf);

/** Who writes, and where an answer reaches them. */
export async function writerOf({ orm }: Db, accountId: number) {
  const [row] = await orm
    .select({ nombre: accounts.nombre, apellidos: accounts.apellidos, email: accounts.email })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  if (!row) throw new Error('an account with a session has gone');
  return { nombre: `${row.nombre} ${row.apellidos}`.trim(), email: row.email };
}
