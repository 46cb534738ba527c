import { type Ctx, routes } from '../../http/context.ts';
import { FieldRefusal, Refusal } from '../../http/refusal.ts';
import type { CompanySession } from '../../http/session.ts';
import { catalogueIn } from '../catalogue/catalogue.ts';
import {
  addBillingAccount,
  billingAccountsOf,
  lockBillingAccount,
  saveBillingAccount,
} from './billing-accounts.queries.ts';
import { type BillingData, keptAccount, unknownPlaces, versionOf } from './billing-accounts.rules.ts';

function refuseUnknown(data: BillingData): void {
  const unknown = unknownPlaces(data);
  if (unknown.length > 0) throw new FieldRefusal(unknown);
}

/** An account of the session's company. Throws companyProblem (24) where it has no such account. */
async function ownAccount({ db, session }: Ctx<CompanySession>, idCuenta: number) {
  const account = await lockBillingAccount(db, session.companyId, idCuenta);
  if (!account) throw new Refusal('companyProblem');
  return account;
}

export const billingAccountsRoutes = routes({
  async listBillingAccounts(_, { db, session, language }) {
    const names = new Map(
      catalogueIn(language).provincias.map(({ idProvincia, descripcion }) => [idProvincia, descripcion]),
    );
    const accounts = await billingAccountsOf(db, session.companyId);
    return accounts.map((account) => ({
      idCuenta: account.id,
      NombreFiscal: account.nombreFiscal,
      CIF: account.cif,
      requiereEnvioPostalFacturas: account.requiereEnvioPostal,
      domicilioFiscal: account.domicilioFiscal,
      idProvincia: account.idProvincia,
      Provincia: account.provincia ?? names.get(account.idProvincia ?? 0) ?? null,
      provincia: account.provincia,
      poblacion: account.poblacion,
      idPais: account.idPais,
      cp: account.cp,
      domicilioEnvioPostal: account.domicilioEnvioPostal,
      version: versionOf(account),
    }));
  },

  async addBillingAccount({ body }, { db, session }) {
    refuseUnknown(body);
    return { idCuenta: await addBillingAccount(db, session.companyId, keptAccount(body)) };
  },

  async editBillingAccount({ body }, ctx) {
    const { idCuenta, version, ...data } = body;
    refuseUnknown(data);
    const account = await ownAccount(ctx, idCuenta);
    if (account.eliminada) throw new Refusal('companyProblem');
    const kept = keptAccount(data);
    const before = versionOf(account);
    // Sent twice it is there already.
    if (before === versionOf(kept)) return null;
    if (version !== before) throw new Refusal('cannotChangeState');
    await saveBillingAccount(ctx.db, idCuenta, kept);
    return null;
  },

  async removeBillingAccount({ body }, ctx) {
    const account = await ownAccount(ctx, body.idCuenta);
    if (!account.eliminada) await saveBillingAccount(ctx.db, account.id, { eliminada: ctx.now() });
    return null;
  },
});
