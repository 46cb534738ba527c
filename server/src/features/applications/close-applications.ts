import { type ApplicationStateId, applicationStates } from '@portal/contract/applications';
import type { Ctx } from '../../http/context.ts';
import { FieldRefusal } from '../../http/refusal.ts';
import type { CompanySession } from '../../http/session.ts';
import { notify } from '../../notify/notify.ts';
import { takeSteps } from '../candidates/move-candidate.ts';
import { refuseMoreThanPlaces } from '../candidates/places.ts';
import { endInterviews } from '../interviews/end-interviews.ts';
import {
  chosenStates,
  chosenSteps,
  mayBeNamed,
  nameableStates,
  needsIncorporationForm,
  undecidedStates,
} from './applications.rules.ts';
import { closeUndecided, countIn, namesOf, sentNamesOf, standingIn } from './close-applications.queries.ts';
import { lockCandidates } from './moves.queries.ts';

type CompanyCtx = Ctx<CompanySession>;

interface ClosedOffer {
  id: number;
  titulo: string;
  urlAcceso: string;
}

/** Whom the company says it chose: picked among the candidates, or written by hand. */
interface Chosen {
  candidaturas: readonly number[];
  /** The field in which they were sent. */
  campo: 'idCandidatura' | 'candidaturas';
  nombreSeleccionado: string | null;
}

interface Picked {
  idCandidatura: number;
  nombre: string;
}

const { preregistration, interview, shortlisted } = applicationStates;
/** Where a candidate has come far, the furthest first. */
const ahead: readonly ApplicationStateId[] = [preregistration, interview, shortlisted];
/** Names that a company reads before it closes an offer. */
const mostNamed = 200;

/** What closing an offer would find of its applications. */
export async function standingAtClosing({ db }: Pick<Ctx, 'db'>, offerId: number) {
  const elegidas = await standingIn(db, offerId, chosenStates);
  return {
    elegidas: elegidas.map(({ idCandidatura, nombre }) => ({ idCandidatura, nombre })),
    sinDecidir: await countIn(db, offerId, undecidedStates),
    porAvisar: await standingIn(db, offerId, undecidedStates, { ahead, limit: mostNamed }),
  };
}

/**
 * What closing an offer does to its applications, in the caller's transaction, which holds the offer: those whom the
 * company picks as chosen are selected, or await the incorporation form; those who are still undecided end as 'not
 * selected'. All of them are told. A candidate whom a name written by hand may mean stays where they are. Gives those
 * picked.
 */
export async function closeApplications(
  ctx: CompanyCtx,
  offer: ClosedOffer,
  { candidaturas, campo, nombreSeleccionado }: Chosen,
): Promise<Picked[]> {
  const isPicked = candidaturas.length > 0;
  const picked = isPicked ? await selectAll(ctx, offer, candidaturas, campo) : [];
  const named =
    isPicked || nombreSeleccionado === null ? [] : await candidatesNamed(ctx, offer.id, nombreSeleccionado);
  await endUndecided(ctx, offer, isPicked ? candidaturas : named);
  return picked;
}

/** Ends those who are still undecided on as 'not selected', but for those spared, and tells them. */
export async function endUndecided(
  ctx: Pick<Ctx, 'db' | 'jobs' | 'now' | 'brand'>,
  { id, titulo, urlAcceso }: ClosedOffer,
  spared: readonly number[] = [],
): Promise<void> {
  const now = ctx.now();
  const students = await closeUndecided(ctx.db, id, undecidedStates, spared, now);
  await endInterviews({ db: ctx.db, jobs: ctx.jobs, now, zona: ctx.brand.zonaHoraria }, { offerId: id });
  await notify(ctx, students, {
    tipo: 'applicationNotSelected',
    datos: { titulo, comentario: null },
    urlAcceso: `/mis-candidaturas/${urlAcceso}`,
  });
}

/**
 * Takes candidates of the offer as far as the company can, telling each where that is. Throws a refusal beside the field
 * where one is nobody's of this offer, or was decided on otherwise, and one of the call where they are more than the
 * places that are left.
 */
async function selectAll(
  ctx: CompanyCtx,
  offer: ClosedOffer,
  ids: readonly number[],
  campo: Chosen['campo'],
): Promise<Picked[]> {
  const locked = await lockCandidates(ctx.db, offer.id, ids);
  const candidates = new Map(locked.map((one) => [one.id, one]));
  const chosen = ids.map((id) => {
    const candidate = candidates.get(id);
    const steps =
      candidate && chosenSteps(candidate.idEstado, needsIncorporationForm(candidate.tipo, ctx.brand));
    if (!candidate || !steps) throw new FieldRefusal([{ campo, error: 'notChoosable' }]);
    return { candidate, steps };
  });
  const fresh = chosen.filter(({ candidate }) => !chosenStates.includes(candidate.idEstado));
  await refuseMoreThanPlaces(ctx, offer.urlAcceso, fresh.length);
  for (const { candidate, steps } of chosen) await takeSteps(ctx, candidate, steps);
  const names = await sentNamesOf(ctx.db, ids);
  return ids.map((id) => ({ idCandidatura: id, nombre: names.get(id) ?? '' }));
}

/** Throws a refusal beside the name where no candidate has it: nobody is told 'no' for a slip of the pen. */
async function candidatesNamed({ db }: CompanyCtx, offerId: number, written: string): Promise<number[]> {
  const candidates = await namesOf(db, offerId, nameableStates);
  const named = candidates.filter((candidate) => mayBeNamed(written, candidate)).map(({ id }) => id);
  if (named.length === 0) throw new FieldRefusal([{ campo: 'nombreSeleccionado', error: 'notCandidate' }]);
  return named;
}
