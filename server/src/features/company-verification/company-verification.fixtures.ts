import type { calls } from '@portal/contract/company-verification';
import { companyChanges } from '../../db/tables/companies.ts';
import type { BodiesOf, Callers } from '../../testing/callers.ts';
import { addCompany, newCif } from '../../testing/fixtures.ts';
import type { TestPortal } from '../../testing/portal.ts';
import { readVerification } from './company-verification.queries.ts';
import { versionOf } from './company-verification.rules.ts';

/** Verified data as their form sends them. */
export const verificationBody = () => ({
  nombreFiscal: 'Roble e Hijos, S. L.',
  cif: newCif(),
  firmanteNombre: 'Pilar',
  firmanteApellidos: 'Roble Gil',
  firmanteDni: '12345678Z',
  firmanteCargo: 'Administradora',
  firmanteEmail: 'pilar@roble.example',
  firmanteTelefono: '961234567',
});

/** A company that waits for a change of its verified data. */
async function addWaitingChange(portal: TestPortal) {
  const { id } = await addCompany(portal);
  const fecha = new Date('2030-01-02T03:04:05Z');
  const datos = verificationBody();
  await portal.database.orm.insert(companyChanges).values({ companyId: id, datos, fecha });
  return { idEmpresa: id, fecha: fecha.toISOString(), datos };
}

export const companyVerificationBodies = ({ portal, company }: Callers): BodiesOf<typeof calls> => {
  const decided = async () => {
    const { idEmpresa, fecha } = await addWaitingChange(portal);
    return { idEmpresa, fecha };
  };
  return {
    editVerification: async () => {
      const found = await readVerification(portal.database, company.id);
      if (!found) throw new Error('a company has gone');
      return {
        ...verificationBody(),
        version: versionOf(found.verified, found.change?.datos),
      };
    },
    acceptVerification: decided,
    rejectVerification: async () => ({ ...(await decided()), motivo: 'No coincide con el registro' }),
  };
};
