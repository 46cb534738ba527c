import type { ProposalEventKind, ProposalState } from '@portal/contract/proposals';
import type { Ctx } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { CompanySession, ManagerSession, StudentSession } from '../../http/session.ts';
import { notify, notifyCompany } from '../../notify/notify.ts';
import { tellManagers } from '../accounts/tell-managers.ts';
import { addEvent, changeProposal, lockProposal, type Owner, type Proposal } from './proposals.queries.ts';
import { type Actor, actorOf, mayDo, type ProposalAct, type Side, stateAfter } from './proposals.rules.ts';

export type SomeCtx = Ctx<StudentSession | CompanySession | ManagerSession>;

/** A proposal of theirs, locked. Throws actionNotAllowed (48) where there is none such. */
export async function lockedOf({ db }: Pick<Ctx, 'db'>, id: number, owner: Owner): Promise<Proposal> {
  const proposal = await lockProposal(db, id, owner);
  if (!proposal) throw new Refusal('actionNotAllowed');
  return proposal;
}

/** Throws cannotChangeState (49) where this is not done to a proposal as it stands. */
export function mustAllow(act: ProposalAct, actor: Actor, { estado }: Pick<Proposal, 'estado'>): void {
  if (!mayDo(act, actor, estado)) throw new Refusal('cannotChangeState');
}

/** Throws cannotChangeState (49) where somebody else has changed it since it was read. */
export function mustBeAsSeen(proposal: Pick<Proposal, 'version'>, seen: { version: number }): void {
  if (proposal.version !== seen.version) throw new Refusal('cannotChangeState');
}

/** Where both sides read it. */
export const pathOf = ({ id }: Pick<Proposal, 'id'>): string => `/propuesta-practicas/registradas/${id}`;

const turnOfSession = { Alumno: 'alumno', Empresa: 'empresa', Gestor: 'gestor' } as const;

/** Notes what somebody did to a proposal. */
export const note = (
  { db, session, now }: SomeCtx,
  proposalId: number,
  tipo: ProposalEventKind,
  nota: string | null = null,
): Promise<void> =>
  addEvent(db, {
    proposalId,
    tipo,
    fecha: now(),
    quien: turnOfSession[session.userType],
    accountId: session.accountId,
    nota,
  });

/** Moves a locked proposal and notes it; gives its new version. */
export async function settle(
  ctx: SomeCtx,
  proposal: Pick<Proposal, 'id'>,
  { estado, tipo, nota = null, ...change }: Settled,
): Promise<number> {
  const version = await changeProposal(ctx.db, proposal.id, { ...change, estado, desde: ctx.now() });
  await note(ctx, proposal.id, tipo, nota);
  return version;
}

interface Settled extends Omit<Parameters<typeof changeProposal>[2], 'estado' | 'desde'> {
  estado: ProposalState;
  tipo: ProposalEventKind;
  nota?: string | null;
}

/** Tells managers that a proposal awaits them. */
export const tellDesk = (ctx: Ctx, { id }: Pick<Proposal, 'id'>): Promise<void> =>
  tellManagers(ctx, ctx.db, { tipo: 'proposalWaits', datos: {}, id });

/** Asks the other side to confirm it, or a manager to see to it where nobody of it is on the portal. */
export async function askOther(ctx: Ctx, proposal: Proposal): Promise<void> {
  const { propone, isReachable, companyId, studentId, titulo, alumno } = proposal;
  if (!isReachable) return tellDesk(ctx, proposal);
  const news = { urlAcceso: pathOf(proposal), importante: true };
  if (propone === 'Alumno' && companyId !== null)
    await notifyCompany(ctx, companyId, {
      ...news,
      tipo: 'proposalOfStudent',
      datos: { titulo, nombre: alumno ?? '' },
    });
  else if (studentId !== null)
    await notify(ctx, [studentId], {
      ...news,
      tipo: 'proposalOfCompany',
      datos: { titulo },
    });
}

/** Tells whoever proposed that the other side agrees. */
export async function tellConfirmed(ctx: Ctx, proposal: Proposal): Promise<void> {
  const { propone, studentId, companyId, titulo } = proposal;
  const news = { datos: { titulo }, urlAcceso: pathOf(proposal) };
  if (propone === 'Alumno' && studentId !== null)
    await notify(ctx, [studentId], { ...news, tipo: 'proposalConfirmedByCompany' });
  if (propone === 'Empresa' && companyId !== null)
    await notifyCompany(ctx, companyId, { ...news, tipo: 'proposalConfirmedByStudent' });
}

/** Either side goes back on a proposal that no manager has validated; the other is told why. */
export async function withdrawBy(
  side: Side,
  ctx: Ctx<StudentSession | CompanySession>,
  proposal: Proposal,
  motivo: string,
): Promise<null> {
  const { id, propone, estado, titulo, studentId, companyId } = proposal;
  // Sent twice it is withdrawn already.
  if (estado === stateAfter.withdraw) return null;
  mustAllow('withdraw', actorOf(side, propone), proposal);
  await settle(ctx, { id }, { estado: stateAfter.withdraw, tipo: 'retirada', nota: motivo });
  const news = { datos: { titulo, motivo }, urlAcceso: pathOf(proposal) };
  if (side === 'empresa' && studentId !== null)
    await notify(ctx, [studentId], { ...news, tipo: 'proposalWithdrawnByCompany' });
  if (side === 'alumno' && companyId !== null)
    await notifyCompany(ctx, companyId, { ...news, tipo: 'proposalWithdrawnByStudent' });
  return null;
}
