import type { Db } from '../../db/database.ts';
import type { Ctx } from '../../http/context.ts';
import { FieldRefusal } from '../../http/refusal.ts';
import { notify } from '../notifications/notify.ts';
import { mayBeNamed, nameableStates, undecidedStates } from './applications.rules.ts';
import { closeUndecided, namesOf } from './close-applications.queries.ts';

interface ClosedOffer {
  id: number;
  titulo: string;
  urlAcceso: string;
}

/**
 * What closing an offer does to its applications, in the caller's transaction, which holds the offer: those that
 * are still undecided end as 'not selected' and their students are told. Whoever the company names as chosen, who
 * has to be one of them, stays where they are.
 */
export async function closeApplications(
  ctx: Pick<Ctx, 'db' | 'jobs' | 'now'>,
  { id, titulo, urlAcceso }: ClosedOffer,
  nombreSeleccionado: string | null,
): Promise<void> {
  const chosen = nombreSeleccionado === null ? [] : await whoMayBe(ctx.db, id, nombreSeleccionado);
  const students = await closeUndecided(ctx.db, id, undecidedStates, chosen, ctx.now());
  await notify(ctx, students, {
    tipo: 'applicationNotSelected',
    datos: { titulo, comentario: null },
    urlAcceso: `/mis-candidaturas/${urlAcceso}`,
  });
}

/** Throws a refusal beside the name where no candidate has it: nobody is told 'no' for a slip of the pen. */
async function whoMayBe(db: Db, offerId: number, written: string): Promise<number[]> {
  const candidates = await namesOf(db, offerId, nameableStates);
  const named = candidates.filter((candidate) => mayBeNamed(written, candidate)).map(({ id }) => id);
  if (named.length === 0) throw new FieldRefusal([{ campo: 'nombreSeleccionado', error: 'notCandidate' }]);
  return named;
}
