import type { Ctx } from '../../http/context.ts';
import { FieldRefusal } from '../../http/refusal.ts';
import type { CompanySession } from '../../http/session.ts';
import { moveAndTell } from '../candidates/move-candidate.ts';
import { refuseWithoutPlace } from '../candidates/places.ts';
import { notify } from '../notifications/notify.ts';
import {
  chosenSteps,
  mayBeNamed,
  nameableStates,
  needsIncorporationForm,
  undecidedStates,
} from './applications.rules.ts';
import { closeUndecided, nameOf, namesOf } from './close-applications.queries.ts';
import { lockCandidate, writeMove } from './moves.queries.ts';

type CompanyCtx = Ctx<CompanySession>;

interface ClosedOffer {
  id: number;
  titulo: string;
  urlAcceso: string;
}

/** Whom the company says it chose: picked among the candidates, or written by hand. */
interface Chosen {
  idCandidatura?: number | null;
  nombreSeleccionado: string | null;
}

/**
 * What closing an offer does to its applications, in the caller's transaction, which holds the offer: whom the company
 * picks as chosen is selected, or awaits the incorporation form; those who are still undecided end as 'not selected'.
 * All of them are told. Whoever a name written by hand may be stays where they are. Gives the picked one's name.
 */
export async function closeApplications(
  ctx: CompanyCtx,
  offer: ClosedOffer,
  { idCandidatura, nombreSeleccionado }: Chosen,
): Promise<{ nombre: string } | undefined> {
  const { id, titulo, urlAcceso } = offer;
  const picked = idCandidatura == null ? undefined : await select(ctx, offer, idCandidatura);
  const named =
    picked || nombreSeleccionado === null ? [] : await candidatesNamed(ctx, id, nombreSeleccionado);
  const spared = picked ? [picked.id] : named;
  const students = await closeUndecided(ctx.db, id, undecidedStates, spared, ctx.now());
  await notify(ctx, students, {
    tipo: 'applicationNotSelected',
    datos: { titulo, comentario: null },
    urlAcceso: `/mis-candidaturas/${urlAcceso}`,
  });
  return picked;
}

/**
 * Takes a candidate of the offer as far as the company can, telling the student where that is. Throws a refusal beside
 * the field where it is nobody's of this offer, or one that was decided on otherwise.
 */
async function select(
  ctx: CompanyCtx,
  { urlAcceso }: ClosedOffer,
  idCandidatura: number,
): Promise<{ id: number; nombre: string }> {
  await refuseWithoutPlace(ctx, idCandidatura);
  const found = await lockCandidate(ctx.db, idCandidatura, ctx.session.companyId);
  const candidate = found?.urlOferta === urlAcceso ? found : undefined;
  const steps =
    candidate && chosenSteps(candidate.idEstado, needsIncorporationForm(candidate.tipo, ctx.brand));
  if (!candidate || !steps) throw new FieldRefusal([{ campo: 'idCandidatura', error: 'notChoosable' }]);
  const last = steps.at(-1);
  let { idEstado } = candidate;
  for (const { to, by } of steps.slice(0, -1)) {
    const { accountId } = ctx.session;
    await writeMove(ctx.db, { id: candidate.id, idEstado }, { to, by, accountId, now: ctx.now() });
    idEstado = to;
  }
  if (last) await moveAndTell(ctx, { ...candidate, idEstado }, last);
  return { id: candidate.id, nombre: await nameOf(ctx.db, candidate.id) };
}

/** Throws a refusal beside the name where no candidate has it: nobody is told 'no' for a slip of the pen. */
async function candidatesNamed({ db }: CompanyCtx, offerId: number, written: string): Promise<number[]> {
  const candidates = await namesOf(db, offerId, nameableStates);
  const named = candidates.filter((candidate) => mayBeNamed(written, candidate)).map(({ id }) => id);
  if (named.length === 0) throw new FieldRefusal([{ campo: 'nombreSeleccionado', error: 'notCandidate' }]);
  return named;
}
