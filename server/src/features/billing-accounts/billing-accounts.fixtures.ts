import type { calls } from '@portal/contract/billing-accounts';
import { billingAccounts } from '../../db/tables/companies.ts';
import type { BodiesOf, Callers } from '../../testing/callers.ts';
import type { TestPortal } from '../../testing/portal.ts';
import { versionOf } from './billing-accounts.rules.ts';

/** A billing account as its form sends it. */
export const billingBody = {
  NombreFiscal: 'Talleres Roble, S. L.',
  CIF: 'B12345674',
  domicilioFiscal: 'Calle Mayor, 1',
  idPais: 1,
  idProvincia: 46,
  poblacion: 'València',
  cp: '46001',
  requiereEnvioPostalFacturas: true,
  domicilioEnvioPostal: 'Apartado 12, 46080 València',
};

export async function addKeptAccount({ database }: TestPortal, companyId: number) {
  const { NombreFiscal, CIF, requiereEnvioPostalFacturas, ...place } = billingBody;
  const [row] = await database.orm
    .insert(billingAccounts)
    .values({
      ...place,
      companyId,
      nombreFiscal: NombreFiscal,
      cif: CIF,
      requiereEnvioPostal: requiereEnvioPostalFacturas,
    })
    .returning();
  if (!row) throw new Error('a billing account was not saved');
  return row;
}

export const billingAccountsBodies = ({ portal, company }: Callers): BodiesOf<typeof calls> => ({
  addBillingAccount: async () => billingBody,
  editBillingAccount: async () => {
    const kept = await addKeptAccount(portal, company.id);
    return { ...billingBody, cp: '46002', idCuenta: kept.id, version: versionOf(kept) };
  },
  removeBillingAccount: async () => ({ idCuenta: (await addKeptAccount(portal, company.id)).id }),
});
