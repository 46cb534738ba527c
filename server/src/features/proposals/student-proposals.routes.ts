import type { Input } from '@portal/contract/endpoint';
import { isKnown, type proposeAsStudent } from '@portal/contract/proposals';
import { type Ctx, routes } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { StudentSession } from '../../http/session.ts';
import { companyWith, currentStudies, hasContact } from './lookups.queries.ts';
import { proposalsOfStudent } from './own-proposals.queries.ts';
import {
  lockedOf,
  mustAllow,
  mustBeAsSeen,
  settle,
  tellConfirmed,
  tellDesk,
  withdrawBy,
} from './proposal-acts.ts';
import { cardFor, wholeFor } from './proposal-views.ts';
import { findProposal } from './proposals.queries.ts';
import { stateAfter } from './proposals.rules.ts';
import { register } from './register.ts';
import { mustHaveSocialSecurity, refuseProposed } from './register-checks.ts';

type StudentCtx = Ctx<StudentSession>;

/** Throws studiesNotFound (41) unless it is a degree that the student has under way. */
async function mustStudy({ db, session }: StudentCtx, idEstudio: number): Promise<void> {
  const studies = await currentStudies(db, session.accountId);
  if (!studies.some((study) => study.idEstudio === idEstudio)) throw new Refusal('studiesNotFound');
}

async function propose({ body }: Input<typeof proposeAsStudent>, ctx: StudentCtx) {
  const { session, db } = ctx;
  if (!session.conPracticas || session.soloCiclosUAX) throw new Refusal('noPlacementService');
  const company = isKnown(body.cif) ? await companyWith(db, body.cif) : undefined;
  const isKnownContact = company !== undefined && (await hasContact(db, company.id, body.emailContacto));
  refuseProposed(ctx, body, {
    isKnownContact,
    host: { nombreEmpresa: body.nombreEmpresa, isKnownCompany: company !== undefined },
  });
  await mustStudy(ctx, body.idEstudio);
  await mustHaveSocialSecurity(ctx, session.accountId);
  return register(ctx, body, {
    propone: 'Alumno',
    studentId: session.accountId,
    companyId: company?.id ?? null,
    studyId: body.idEstudio,
    host: { cif: body.cif, nombreEmpresa: body.nombreEmpresa, localidadEmpresa: body.localidadEmpresa },
  });
}

export const studentProposalsRoutes = routes({
  async checkCompany({ body }, { db }) {
    const company = await companyWith(db, body.cif);
    return { existe: company !== undefined, nombreComercial: company?.nombreComercial ?? null };
  },

  async checkCompanyContact({ body }, { db }) {
    const company = await companyWith(db, body.cif);
    return { existe: company !== undefined && (await hasContact(db, company.id, body.email)) };
  },

  proposeAsStudent: propose,

  async listStudentProposals(_, { db, session }) {
    return (await proposalsOfStudent(db, session.accountId)).map((row) => cardFor('alumno', row));
  },

  async getStudentProposal({ params }, ctx) {
    const proposal = await findProposal(ctx.db, params.id, { studentId: ctx.session.accountId });
    if (!proposal) throw new Refusal('actionNotAllowed');
    return { ...(await wholeFor('alumno', ctx, proposal)), idEstudio: proposal.studyId };
  },

  async confirmAsStudent({ body }, ctx) {
    const proposal = await lockedOf(ctx, body.idPropuesta, { studentId: ctx.session.accountId });
    const { estado, studyId } = proposal;
    // Sent twice it is confirmed already.
    if (estado === stateAfter.confirm && proposal.propone === 'Empresa' && studyId === body.idEstudio)
      return null;
    mustAllow('confirm', proposal.propone === 'Empresa' ? 'otraParte' : 'proponente', proposal);
    mustBeAsSeen(proposal, body);
    await mustStudy(ctx, body.idEstudio);
    await mustHaveSocialSecurity(ctx, ctx.session.accountId);
    await settle(ctx, proposal, { estado: stateAfter.confirm, tipo: 'confirmada', studyId: body.idEstudio });
    await tellConfirmed(ctx, proposal);
    await tellDesk(ctx, proposal);
    return null;
  },

  async withdrawAsStudent({ body }, ctx) {
    const proposal = await lockedOf(ctx, body.idPropuesta, { studentId: ctx.session.accountId });
    return withdrawBy('alumno', ctx, proposal, body.motivo);
  },
});
