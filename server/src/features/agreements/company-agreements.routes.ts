import { type Ctx, routes } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { CompanySession } from '../../http/session.ts';
import { tellManagers } from '../accounts/tell-managers.ts';
import { cardOf, waiting, wholeOf } from './agreement-views.ts';
import {
  type Agreement,
  addEvent,
  changeAgreement,
  changeVersion,
  newestVersionOf,
} from './agreements.queries.ts';
import { type AgreementAct, actProblem, forTheNext, sameData, stateAfter } from './agreements.rules.ts';
import { checkFile, keepPdf, refuseOthers } from './check-file.ts';
import {
  agreementsOf,
  deleteAgreement,
  findAgreement,
  lastRequest,
  lockAgreement,
  startDraft,
} from './company-agreements.queries.ts';
import { generateAgreement } from './generate.ts';
import { partiesOf } from './parties.queries.ts';
import { reviewsOf } from './reviews.queries.ts';

type CompanyCtx = Ctx<CompanySession>;

/** An agreement of the company, locked. Throws actionNotAllowed (48) where it has none such. */
export async function lockedOwn({ db, session }: CompanyCtx, id: number): Promise<Agreement> {
  const agreement = await lockAgreement(db, session.companyId, id);
  if (!agreement) throw new Refusal('actionNotAllowed');
  return agreement;
}

/** Throws what stands against it: 48 where it is never done to one signed that way, 49 in another state. */
export function mustAllow(act: AgreementAct, agreement: Agreement): void {
  const problem = actProblem(act, agreement);
  if (problem) throw new Refusal(problem === 'noSuchMove' ? 'actionNotAllowed' : problem);
}

export const companyAgreementsRoutes = routes({
  async listAgreements(_, ctx) {
    return (await agreementsOf(ctx.db, ctx.session.companyId)).map((card) => cardOf(ctx, card));
  },

  async getLastAgreement(_, { db, session, today }) {
    const datos = await lastRequest(db, session.companyId);
    return datos ? forTheNext(datos, today()) : null;
  },

  async getAgreement({ params }, ctx) {
    const agreement = await findAgreement(ctx.db, ctx.session.companyId, params.id);
    if (!agreement) throw new Refusal('actionNotAllowed');
    return { ...(await wholeOf(ctx, agreement)), revisiones: await reviewsOf(ctx.db, agreement.id) };
  },

  async startAgreement(_, ctx) {
    if (!ctx.brand.opciones.crearConvenios) throw new Refusal('actionNotAllowed');
    const { id, version, datos } = await startDraft(ctx.db, ctx.session.companyId);
    return { idConvenio: id, version, datos };
  },

  async saveAgreementDraft({ body }, ctx) {
    const agreement = await lockedOwn(ctx, body.idConvenio);
    mustAllow('save', agreement);
    const datos = {
      ...agreement.datos,
      ...body.datos,
      ...(body.datos.datosFirmante && {
        datosFirmante: { ...agreement.datos.datosFirmante, ...body.datos.datosFirmante },
      }),
    };
    const answer = { idConvenio: agreement.id, datos };
    // Sent twice it is there already.
    if (sameData(datos, agreement.datos)) return { ...answer, version: agreement.version };
    if (body.version !== agreement.version) throw new Refusal('cannotChangeState');
    const version = await changeAgreement(ctx.db, agreement.id, { datos, modificado: ctx.now() });
    return { ...answer, version };
  },

  async discardAgreement({ body }, ctx) {
    const agreement = await lockedOwn(ctx, body.idConvenio);
    mustAllow('discard', agreement);
    await deleteAgreement(ctx.db, agreement.id);
    return null;
  },

  addAgreement: generateAgreement,

  async attachSignedAgreement({ body: { idConvenio, adjunto } }, ctx) {
    const agreement = await lockedOwn(ctx, idConvenio);
    const newest = await newestVersionOf(ctx.db, agreement.id);
    if (!newest) throw new Refusal('cannotChangeState');
    const { firmadoId, comprobacion } = newest;
    if (agreement.estado === 'firmado' && firmadoId !== null && comprobacion !== null)
      if (await ctx.files.isSame(ctx.db, firmadoId, adjunto))
        return { estado: agreement.estado, comprobacion };
    mustAllow('attach', agreement);
    const file = await keepPdf(ctx, adjunto);
    const { empresa } = await partiesOf(ctx.db, agreement.companyId, newest.datos);
    const check = await checkFile(ctx, file.bytes, newest.generadoId, {
      since: newest.creada,
      numbers: [newest.datos.datosFirmante?.dni, empresa.cif],
    });
    refuseOthers(check, 'company');
    await changeVersion(ctx.db, newest.id, {
      firmadoId: file.id,
      firmadoSha256: file.sha256,
      comprobacion: check,
    });
    const fecha = ctx.now();
    const estado = stateAfter.attach;
    // What was signed holds, whatever has been corrected in the form since.
    const { datos } = newest;
    await changeAgreement(ctx.db, agreement.id, { estado, datos, desde: fecha, modificado: fecha });
    const { accountId } = ctx.session;
    await addEvent(ctx.db, { agreementId: agreement.id, tipo: 'firmadoSubido', fecha, accountId });
    await tellManagers(ctx, ctx.db, await waiting(ctx, agreement));
    return { estado, comprobacion: check };
  },
});
