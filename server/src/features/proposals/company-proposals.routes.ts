import type { Input } from '@portal/contract/endpoint';
import { normalizeIdentifier } from '@portal/contract/identifiers';
import { isKnown, type proposeAsCompany, unknown } from '@portal/contract/proposals';
import { type Ctx, routes } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { CompanySession } from '../../http/session.ts';
import { settleCompany } from '../../notify/notify.ts';
import { currentStudies, hasContact, studentWith } from './lookups.queries.ts';
import { proposalsOfCompany } from './own-proposals.queries.ts';
import {
  lockedOf,
  mustAllow,
  mustBeAsSeen,
  pathOf,
  settle,
  tellConfirmed,
  tellDesk,
  withdrawBy,
} from './proposal-acts.ts';
import { cardFor, namedStudies, wholeFor, written } from './proposal-views.ts';
import { findProposal } from './proposals.queries.ts';
import { stateAfter } from './proposals.rules.ts';
import { keptPart, register } from './register.ts';
import { refusePart, refuseProposed } from './register-checks.ts';

type CompanyCtx = Ctx<CompanySession>;

/**
 * The student with this number who can do internships. Throws noCandidateWithId (509) whatever keeps it from being one:
 * that there is nobody, that they left or that they do no internships is answered alike.
 */
async function studentOf({ db }: Pick<Ctx, 'db'>, dni: string): Promise<number> {
  const id = await studentWith(db, normalizeIdentifier(dni));
  if (id === undefined) throw new Refusal('noCandidateWithId');
  return id;
}

async function propose({ body }: Input<typeof proposeAsCompany>, ctx: CompanyCtx) {
  const { db, session } = ctx;
  const isKnownContact = await hasContact(db, session.companyId, body.emailContacto);
  refuseProposed(ctx, body, { isKnownContact, candidate: body });
  const studentId = isKnown(body.dni) ? await studentOf(ctx, body.dni) : null;
  if (body.idEstudio !== null) {
    const studies = studentId === null ? [] : await currentStudies(db, studentId);
    if (!studies.some(({ idEstudio }) => idEstudio === body.idEstudio)) throw new Refusal('studiesNotFound');
  }
  return register(ctx, body, {
    propone: 'Empresa',
    studentId,
    companyId: session.companyId,
    studyId: body.idEstudio,
    candidate: {
      dni: isKnown(body.dni) ? normalizeIdentifier(body.dni) : unknown,
      nombreAlumno: studentId === null ? body.nombreAlumno : null,
      titulacion: body.idEstudio === null ? body.titulacion : null,
    },
  });
}

export const companyProposalsRoutes = routes({
  async checkStudent({ body }, ctx) {
    await studentOf(ctx, body.dni);
    return null;
  },

  async listStudentStudies({ body }, ctx) {
    return namedStudies(await currentStudies(ctx.db, await studentOf(ctx, body.dni)), ctx.language);
  },

  proposeAsCompany: propose,

  async listCompanyProposals(_, { db, session }) {
    return (await proposalsOfCompany(db, session.companyId)).map((row) => cardFor('empresa', row));
  },

  async getCompanyProposal({ params }, ctx) {
    const proposal = await findProposal(ctx.db, params.id, { companyId: ctx.session.companyId });
    if (!proposal) throw new Refusal('actionNotAllowed');
    const whole = await wholeFor('empresa', ctx, proposal);
    return { ...whole, candidato: { nombre: whole.otraParte, dni: written(proposal.datos.dni) } };
  },

  async confirmAsCompany({ body: { idPropuesta, version, ...part } }, ctx) {
    const { companyId } = ctx.session;
    const proposal = await lockedOf(ctx, idPropuesta, { companyId });
    // Sent twice it is confirmed already.
    if (proposal.estado === stateAfter.confirm && proposal.propone === 'Alumno') return null;
    mustAllow('confirm', proposal.propone === 'Alumno' ? 'otraParte' : 'proponente', proposal);
    mustBeAsSeen(proposal, { version });
    refusePart(part, await hasContact(ctx.db, companyId, part.emailContacto));
    const datos = { ...proposal.datos, ...keptPart(part) };
    await settle(ctx, proposal, { estado: stateAfter.confirm, tipo: 'confirmada', datos });
    await settleCompany(ctx.db, companyId, pathOf(proposal));
    await tellConfirmed(ctx, proposal);
    await tellDesk(ctx, proposal);
    return null;
  },

  async withdrawAsCompany({ body }, ctx) {
    const { companyId } = ctx.session;
    const proposal = await lockedOf(ctx, body.idPropuesta, { companyId });
    await settleCompany(ctx.db, companyId, pathOf(proposal));
    return withdrawBy('empresa', ctx, proposal, body.motivo);
  },
});
