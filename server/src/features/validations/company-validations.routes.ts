import type { Input } from '@portal/contract/endpoint';
import type { AskedCompany, rejectCompany, validateCompany } from '@portal/contract/validations';
import { type Ctx, routes } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ManagerSession } from '../../http/session.ts';
import { notifyCompany, notifyWithoutMail } from '../../notify/notify.ts';
import { recordAct } from '../audit/audit.queries.ts';
import { readVerification } from '../company-verification/company-verification.queries.ts';
import { changesIn } from '../company-verification/company-verification.rules.ts';
import {
  type Contact,
  contactsOf,
  deleteJoining,
  findPendingCompany,
  letContactIn,
  lockCompany,
  pendingCompanies,
  saveDecision,
  versionsOf,
} from './company-validations.queries.ts';
import { changesInCompany } from './company-validations.rules.ts';
import { settleCompany } from './waiting.queries.ts';

type ManagerCtx = Ctx<ManagerSession>;

/**
 * A company to decide on, locked. Throws companyProblem (24) if it does not exist, noSuchMove (14) in another state.
 */
async function lockedCompany(
  { db }: ManagerCtx,
  idEmpresa: number,
  estado: 'pendiente' | 'validada',
): Promise<{ id: number; said: AskedCompany }> {
  const company = await lockCompany(db, idEmpresa);
  if (!company) throw new Refusal('companyProblem');
  if (company.estado !== estado) throw new Refusal('noSuchMove');
  return company;
}

/** Mails to contacts, who cannot log in to read a notification. */
const tell = (
  ctx: ManagerCtx,
  contacts: readonly Contact[],
  tipo: 'companyRejected' | 'contactRejected',
  datos: Record<string, string>,
  urlAcceso?: string,
): Promise<void> =>
  ctx.jobs.send(
    ctx.db,
    'mailTo',
    ...contacts.map(({ email, idioma }) => ({
      para: email,
      idioma: idioma ?? ctx.brand.idiomaPorDefecto,
      tipo,
      datos,
      ...(urlAcceso && { urlAcceso }),
    })),
  );

async function letCompanyIn({ body }: Input<typeof validateCompany>, ctx: ManagerCtx): Promise<void> {
  const { id, said } = await lockedCompany(ctx, body.idEmpresa, 'pendiente');
  await saveDecision(ctx.db, id, { estado: 'validada', motivoRechazo: null, versionRevisada: null });
  await recordAct(ctx, 'empresa', id, 'validada');
  await notifyCompany(ctx, id, {
    tipo: 'companyValidated',
    datos: { empresa: said.nombreComercial },
    urlAcceso: '/mis-ofertas',
  });
}

async function turnCompanyDown({ body }: Input<typeof rejectCompany>, ctx: ManagerCtx): Promise<void> {
  const { id, said } = await lockedCompany(ctx, body.idEmpresa, 'pendiente');
  const { motivo } = body;
  await saveDecision(ctx.db, id, { estado: 'rechazada', motivoRechazo: motivo, versionRevisada: said });
  await recordAct(ctx, 'empresa', id, 'rechazada');
  const contacts = await contactsOf(ctx.db, id);
  const datos = { empresa: said.nombreComercial, motivo };
  await tell(ctx, contacts, 'companyRejected', datos, '/solicitar-cuenta');
  await deleteJoining(
    ctx.db,
    id,
    contacts.map(({ idContacto }) => idContacto),
  );
}

async function letJoin(ctx: ManagerCtx, idEmpresa: number, idContacto: number): Promise<void> {
  const { id, said } = await lockedCompany(ctx, idEmpresa, 'validada');
  const accountId = await letContactIn(ctx.db, id, idContacto);
  if (accountId === undefined) throw new Refusal('noSuchMove');
  await recordAct(ctx, 'empresa', id, 'contactoAceptado');
  await recordAct(ctx, 'cuenta', accountId, 'contactoAceptado');
  const datos = { empresa: said.nombreComercial };
  await ctx.jobs.send(ctx.db, 'mail', {
    accountId,
    tipo: 'contactValidated',
    datos,
    urlAcceso: '/login/empresas',
  });
  await notifyWithoutMail(ctx.db, {
    accountId,
    companyId: id,
    tipo: 'contactValidated',
    datos,
    urlAcceso: '/mis-ofertas',
  });
  await notifyCompany(ctx, id, { tipo: 'contactJoined', datos, urlAcceso: null }, { accountId });
}

async function turnJoiningDown(
  ctx: ManagerCtx,
  { idEmpresa, idContacto, motivo }: { idEmpresa: number; idContacto: number; motivo: string },
): Promise<void> {
  const { id, said } = await lockedCompany(ctx, idEmpresa, 'validada');
  const contacts = await contactsOf(ctx.db, id);
  const joining = contacts.find((contact) => contact.idContacto === idContacto && contact.pendiente);
  if (!joining) throw new Refusal('noSuchMove');
  await tell(ctx, [joining], 'contactRejected', { empresa: said.nombreComercial, motivo });
  await deleteJoining(ctx.db, id, [idContacto]);
  await recordAct(ctx, 'empresa', id, 'contactoRechazado');
}

export const companyValidationsRoutes = routes({
  listPendingCompanies: ({ query: { pagina, porPagina, ...filters } }, { db, session }) =>
    pendingCompanies(db, filters, session.accountId, { limit: porPagina, offset: (pagina - 1) * porPagina }),

  async getPendingCompany({ params }, { db, session }) {
    const empresa = await findPendingCompany(db, params.id, session.accountId);
    if (!empresa) throw new Refusal('companyProblem');
    const contacts = await contactsOf(db, params.id);
    const verification = empresa.conCambio ? await readVerification(db, params.id) : undefined;
    const versions = empresa.revisada ? await versionsOf(db, params.id) : undefined;
    return {
      empresa,
      cambios: versions?.reviewed ? changesInCompany(versions.reviewed, versions.now) : [],
      verificacion: verification?.change
        ? {
            fecha: verification.change.fecha.toISOString(),
            cambios: changesIn(verification.verified, verification.change.datos),
          }
        : null,
      contactos: contacts.map(({ idioma, ...contact }) => contact),
    };
  },

  async validateCompany(input, ctx) {
    const { idEmpresa, idContacto } = input.body;
    if (idContacto === undefined) await letCompanyIn(input, ctx);
    else await letJoin(ctx, idEmpresa, idContacto);
    await settleCompany(ctx.db, idEmpresa);
    return null;
  },

  async rejectCompany(input, ctx) {
    const { idContacto, ...decision } = input.body;
    if (idContacto === undefined) await turnCompanyDown(input, ctx);
    else await turnJoiningDown(ctx, { ...decision, idContacto });
    await settleCompany(ctx.db, decision.idEmpresa);
    return null;
  },
});
