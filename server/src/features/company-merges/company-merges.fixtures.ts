import { type calls, mergeCompanies } from '@portal/contract/company-merges';
import type { BodiesOf, Callers } from '../../testing/callers.ts';
import { addCompany, addManager, managerToken } from '../../testing/fixtures.ts';

export function companyMergesBodies({ portal }: Callers): BodiesOf<typeof calls> {
  const pair = async () => ({
    idEmpresa: (await addCompany(portal)).id,
    idOtra: (await addCompany(portal)).id,
    deLaOtra: ['web' as const],
  });
  return {
    mergeCompanies: pair,
    undoMerge: async () => {
      const token = await managerToken(portal, (await addManager(portal)).usuario);
      return portal.get(mergeCompanies, { body: await pair() }, { token });
    },
  };
}
