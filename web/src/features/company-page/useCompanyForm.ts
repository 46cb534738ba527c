import { listOwnCompanies } from '@portal/contract/accounts';
import { getOwnOfferAsStudent } from '@portal/contract/company-offers';
import { missingCompanyData } from '@portal/contract/missing-data';
import { editOwnCompany, getOwnCompany, ownCompanyData } from '@portal/contract/schemas/company-page';
import { getSession } from '@portal/contract/session';
import { useState } from 'react';
import { z } from 'zod';
import { useSend } from '../../lib/api/calls.ts';
import { send } from '../../lib/api/client.ts';
import { problemsIn } from '../../lib/forms/forms.ts';
import { useVersionedForm } from '../../lib/forms/useVersionedForm.ts';
import { showSuccess } from '../../lib/notices/notices.ts';
import { isOnlyDescription, type OwnCompany, putOver, valuesOf } from './values.ts';

/** Whatever shows what the company says of itself. */
const readers = [getOwnCompany, missingCompanyData, getSession, listOwnCompanies, getOwnOfferAsStudent];

const versionOf = (company: OwnCompany) => ({ values: valuesOf(company), version: company.version });

const foundedBy = (year: number) =>
  z.object({ anioFundacion: z.union([z.number().max(year), z.string()]).nullable() });

/** The form of the company's data, and what the server is known to have of them. */
export function useCompanyForm(company: OwnCompany) {
  // What the server says later does not change what is being typed.
  const [opened] = useState(() => versionOf(company));
  const [saved, setSaved] = useState(opened.values);
  const edit = useSend(editOwnCompany, { invalidates: readers, quiet: true });
  const kept = useVersionedForm({
    name: 'companyPage',
    schema: ownCompanyData,
    also: ({ anioFundacion }) => problemsIn(foundedBy(new Date().getFullYear()), { anioFundacion }),
    opened,
    putOver,
    read: async () => {
      const now = versionOf(await send(getOwnCompany, {}));
      setSaved(now.values);
      return now;
    },
    save: async (body, { values, version }) => {
      const { datos, mensaje } = await edit.mutateAsync({ body: { ...body, version } });
      const isDescription = isOnlyDescription(saved, values);
      showSuccess(isDescription ? 'companyDescriptionSaved' : editOwnCompany.notice, mensaje);
      setSaved(values);
      return datos.version;
    },
  });
  return { kept, saved };
}
