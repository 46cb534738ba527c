import type { Input } from '@portal/contract/endpoint';
import { normalizeIdentifier } from '@portal/contract/identifiers';
import type { CompletedPart, completeProposal } from '@portal/contract/proposals';
import { fieldError } from '@portal/contract/validation';
import { type Ctx, routes } from '../../http/context.ts';
import { FieldRefusal, Refusal } from '../../http/refusal.ts';
import type { ManagerSession } from '../../http/session.ts';
import { notify, notifyCompany } from '../../notify/notify.ts';
import { recordAct } from '../audit/audit.queries.ts';
import { startInternship } from '../incorporation-forms/start-internship.ts';
import { companyWith, currentStudies, isEligible, studentBy, takesPart } from './lookups.queries.ts';
import { managedPage } from './managed-proposals.queries.ts';
import { managedView } from './managed-view.ts';
import {
  askOther,
  lockedOf,
  mustAllow,
  mustBeAsSeen,
  note,
  pathOf,
  settle,
  tellConfirmed,
} from './proposal-acts.ts';
import { managedCard } from './proposal-views.ts';
import { changeProposal, findProposal, type Proposal } from './proposals.queries.ts';
import { draftOf, lacksSide, type ProposalAct, stateAfter } from './proposals.rules.ts';
import { keptPart } from './register.ts';
import { refusePart } from './register-checks.ts';

type ManagerCtx = Ctx<ManagerSession>;

/** A proposal as the manager has read it, locked. Throws actionNotAllowed (48) or cannotChangeState (49). */
async function locked(
  ctx: ManagerCtx,
  act: ProposalAct,
  seen: { idPropuesta: number; version: number },
): Promise<Proposal> {
  const proposal = await lockedOf(ctx, seen.idPropuesta, 'anybody');
  mustAllow(act, 'gestor', proposal);
  mustBeAsSeen(proposal, seen);
  return proposal;
}

/** Both sides by what a manager wrote of them. Throws FieldRefusal beside what names nobody. */
async function namedSides({ db }: ManagerCtx, proposal: Proposal, part: CompletedPart) {
  const { alumno, cif } = part;
  const studentId =
    proposal.studentId ?? (alumno ? await studentBy(db, normalizeIdentifier(alumno), alumno) : null);
  const companyId = proposal.companyId ?? (cif ? (await companyWith(db, cif))?.id : null);
  const problems = [
    ...(studentId === undefined ? [{ campo: 'alumno', error: fieldError('proposalStudent') }] : []),
    ...(companyId === undefined ? [{ campo: 'cif', error: fieldError('proposalCompany') }] : []),
  ];
  if (studentId === undefined || companyId === undefined) throw new FieldRefusal(problems);
  return { studentId, companyId };
}

/** The degree that a manager chose, of the student alone. Throws FieldRefusal where it is another's. */
async function namedStudy(
  { db }: ManagerCtx,
  studentId: number | null,
  { idEstudio }: CompletedPart,
): Promise<number | null> {
  if (idEstudio === null) return null;
  const studies = studentId === null ? [] : await currentStudies(db, studentId);
  if (!studies.some((study) => study.idEstudio === idEstudio))
    throw new FieldRefusal([{ campo: 'idEstudio', error: fieldError('chooseOne') }]);
  return idEstudio;
}

async function complete({ body }: Input<typeof completeProposal>, ctx: ManagerCtx) {
  const { idPropuesta, version: seen, ...part } = body;
  const before = await locked(ctx, 'complete', { idPropuesta, version: seen });
  refusePart(part, true);
  const sides = await namedSides(ctx, before, part);
  const studyId = (await namedStudy(ctx, sides.studentId, part)) ?? before.studyId;
  const datos = { ...before.datos, ...keptPart(part) };
  const version = await changeProposal(ctx.db, before.id, { ...sides, studyId, datos });
  await note(ctx, before.id, 'completada');
  await recordAct(ctx, 'propuesta', before.id, 'propuestaCompletada');
  const after = await findProposal(ctx.db, before.id, 'anybody');
  // Who has just been found is asked; who was known has been asked before.
  if (after?.estado === 'registrada' && after.isReachable && !before.isReachable) await askOther(ctx, after);
  return { estado: before.estado, version };
}

/** Throws mandatoryDataMissing (15) beside what is still unknown of the sides of a proposal. */
function mustHaveSides(proposal: Proposal): void {
  if (!lacksSide(proposal)) return;
  const missing = [
    ...(proposal.studentId === null ? [{ campo: 'alumno', error: fieldError('required') }] : []),
    ...(proposal.companyId === null ? [{ campo: 'cif', error: fieldError('required') }] : []),
  ];
  throw new FieldRefusal(
    missing.length > 0 ? missing : [{ campo: 'contacto', error: fieldError('required') }],
  );
}

/** Throws what keeps a proposal's internship from being begun: 15 without a side, 509 or 24 where one has gone. */
async function mustBegin(
  { db }: ManagerCtx,
  proposal: Proposal,
): Promise<{ studentId: number; companyId: number }> {
  const { studentId, companyId } = proposal;
  mustHaveSides(proposal);
  if (studentId === null || companyId === null) throw new Refusal('mandatoryDataMissing');
  if (!(await takesPart(db, companyId))) throw new Refusal('companyProblem');
  if (!(await isEligible(db, studentId))) throw new Refusal('noCandidateWithId');
  return { studentId, companyId };
}

export const managedProposalsRoutes = routes({
  async listProposals({ query }, { db }) {
    const { propuestas, porEstado } = await managedPage(db, query);
    const counted = porEstado.filter(({ estado }) => query.estado === undefined || estado === query.estado);
    return {
      propuestas: propuestas.map(managedCard),
      porEstado,
      numTotal: counted.reduce((total, { numTotal }) => total + numTotal, 0),
    };
  },

  async getManagedProposal({ params }, ctx) {
    const proposal = await findProposal(ctx.db, params.id, 'anybody');
    if (!proposal) throw new Refusal('actionNotAllowed');
    return managedView(ctx, proposal);
  },

  completeProposal: complete,

  async vouchForProposal({ body: { nota, ...seen } }, ctx) {
    const proposal = await locked(ctx, 'vouch', seen);
    mustHaveSides(proposal);
    const estado = stateAfter.vouch;
    const version = await settle(ctx, proposal, { estado, tipo: 'confirmacionAnotada', nota });
    await recordAct(ctx, 'propuesta', proposal.id, 'propuestaConfirmada');
    await tellConfirmed(ctx, proposal);
    return { estado, version };
  },

  async validateProposal({ body }, ctx) {
    const proposal = await locked(ctx, 'validate', body);
    const sides = await mustBegin(ctx, proposal);
    const { titulo, tipoPractica } = proposal;
    const { idSolicitud } = await startInternship(ctx, {
      ...sides,
      titulo,
      tipoPractica,
      origen: 'propuesta',
      datos: draftOf(proposal),
    });
    const estado = stateAfter.validate;
    const version = await settle(ctx, proposal, {
      estado,
      tipo: 'validada',
      applicationId: idSolicitud,
    });
    await recordAct(ctx, 'propuesta', proposal.id, 'propuestaValidada');
    return { estado, version, idSolicitud };
  },

  async rejectProposal({ body: { motivo, ...seen } }, ctx) {
    const proposal = await locked(ctx, 'reject', seen);
    const estado = stateAfter.reject;
    const version = await settle(ctx, proposal, { estado, tipo: 'rechazada', nota: motivo });
    await recordAct(ctx, 'propuesta', proposal.id, 'propuestaRechazada');
    const { studentId, companyId, titulo } = proposal;
    const news = { datos: { titulo, motivo }, urlAcceso: pathOf(proposal) };
    if (studentId !== null) await notify(ctx, [studentId], { ...news, tipo: 'proposalRejectedForStudent' });
    if (companyId !== null)
      await notifyCompany(ctx, companyId, { ...news, tipo: 'proposalRejectedForCompany' });
    return { estado, version };
  },
});
