import { type ApplicationStateId, applicationStates } from '@portal/contract/applications';
import type { moveCandidates as call } from '@portal/contract/candidates';
import type { Answer, Input } from '@portal/contract/endpoint';
import { statusTexts } from '@portal/contract/messages/texts';
import type { ErrorName } from '@portal/contract/statuses';
import type { Ctx } from '../../http/context.ts';
import { FieldRefusal, Refusal } from '../../http/refusal.ts';
import type { CompanySession } from '../../http/session.ts';
import { applicantNames } from '../applications/application-parts.queries.ts';
import {
  isReasonFor,
  isStepBack,
  needsIncorporationForm,
  reasonProblem,
  refuseMove,
} from '../applications/applications.rules.ts';
import { type ApplicationToMove, lockCandidates } from '../applications/moves.queries.ts';
import { requireIban } from '../company-page/require-iban.ts';
import { candidateTexts } from './candidate-texts.ts';
import { moveAndTell } from './move-candidate.ts';
import { lockOfferPlaces } from './places.queries.ts';
import { noPlaceLeft } from './places.ts';

type CompanyCtx = Ctx<CompanySession>;
type Body = Input<typeof call>['body'];

/** Why one of them stays where it is; undefined where it can be moved. */
function refusalOf(
  application: ApplicationToMove | undefined,
  seen: number,
  { idEstado: to, idMotivo }: Body,
  { brand }: CompanyCtx,
): ErrorName | undefined {
  if (!application) return 'applicationNotFound';
  const { idEstado: from, tipo } = application;
  if (from !== seen) return 'cannotChangeState';
  const refusal = refuseMove(from, to, 'empresa', {
    reasonGiven: isReasonFor(idMotivo, to, tipo, 'Empresa'),
    formMissing: needsIncorporationForm(tipo, brand),
  });
  if (refusal === 'reasonMissing') throw new FieldRefusal(reasonProblem(idMotivo));
  return refusal;
}

/**
 * Moves those that can be moved and names the others. Places are given in the order in which they were asked for. The
 * offer is locked first, as where one is selected or the offer is closed.
 */
export async function moveMany(body: Body, ctx: CompanyCtx): Promise<Answer<typeof call>> {
  const { candidaturas, idEstado: to, comentario, soloVer } = body;
  const offer = await lockOfferPlaces(ctx.db, body.urlOferta, ctx.session.companyId);
  if (!offer) throw new Refusal('offerNotFound');
  const seen = new Map<number, ApplicationStateId>(
    candidaturas.map(({ idCandidatura, idEstadoVisto }) => [idCandidatura, idEstadoVisto]),
  );
  const ids = [...seen.keys()];
  const applications = new Map(
    (await lockCandidates(ctx.db, offer.id, ids)).map((application) => [application.id, application]),
  );
  const names = await applicantNames(ctx.db, ctx.session.companyId, [...applications.keys()]);
  const nameOf = (id: number) => names.get(id) ?? null;
  let places = offer.plazas === null ? Number.POSITIVE_INFINITY : offer.plazas - offer.ocupadas;
  const movable: ApplicationToMove[] = [];
  const there: ApplicationToMove[] = [];
  const yaEstaban: Answer<typeof call>['yaEstaban'] = [];
  const rechazadas: Answer<typeof call>['rechazadas'] = [];
  const refuse = (idCandidatura: number, mensaje: string) =>
    rechazadas.push({ idCandidatura, nombre: nameOf(idCandidatura), mensaje });
  for (const [id, state] of seen) {
    const application = applications.get(id);
    if (application?.idEstado === to) {
      if (state === to) yaEstaban.push({ idCandidatura: id, nombre: nameOf(id) ?? '' });
      // Sent before: the answer that may have got lost.
      else there.push(application);
      continue;
    }
    const refusal = refusalOf(application, state, body, ctx);
    if (refusal === 'noSuchMove' && application?.idEstado === applicationStates.preregistration)
      refuse(id, candidateTexts[ctx.language].awaitsStudent);
    else if (refusal) refuse(id, statusTexts[ctx.language][refusal].body);
    else if (to === applicationStates.selected && places <= 0)
      refuse(id, noPlaceLeft(offer.plazas ?? 0, ctx.language));
    else if (application) {
      places -= 1;
      movable.push(application);
    }
  }
  const [first] = movable;
  if (!soloVer && first && to === applicationStates.selected) await requireIban(ctx, first.tipo);
  if (!soloVer)
    for (const application of movable)
      await moveAndTell(ctx, application, {
        to,
        comentario,
        idMotivo: to === applicationStates.rejected ? body.idMotivo : undefined,
      });
  return {
    movidas: [...there, ...movable].map(({ id }) => ({
      idCandidatura: id,
      nombre: nameOf(id) ?? '',
      retrocede: isStepBack(seen.get(id) ?? to, to),
    })),
    yaEstaban,
    rechazadas,
  };
}
