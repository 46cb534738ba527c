import { listOwnCompanies } from '@portal/contract/accounts';
import { getOwnOfferAsStudent } from '@portal/contract/company-offers';
import { missingCompanyData } from '@portal/contract/missing-data';
import { editOwnCompany, getOwnCompany, ownCompanyData } from '@portal/contract/schemas/company-page';
import { getSession } from '@portal/contract/session';
import { useState } from 'react';
import { useSend } from '../../lib/api/calls.ts';
import { send } from '../../lib/api/client.ts';
import { useVersionedForm } from '../../lib/forms/useVersionedForm.ts';
import { type OwnCompany, putOver, valuesOf } from './values.ts';

/** Whatever shows what the company says of itself. */
const readers = [getOwnCompany, missingCompanyData, getSession, listOwnCompanies, getOwnOfferAsStudent];

const versionOf = (company: OwnCompany) => ({ values: valuesOf(company), version: company.version });

/** The form of the company's data, and what the server is known to have of them. */
export function useCompanyForm(company: OwnCompany) {
  // What the server says later does not change what is being typed.
  const [opened] = useState(() => versionOf(company));
  const [saved, setSaved] = useState(opened.values);
  const edit = useSend(editOwnCompany, { invalidates: readers });
  const kept = useVersionedForm({
    name: 'companyPage',
    schema: ownCompanyData,
    opened,
    putOver,
    read: async () => {
      const now = versionOf(await send(getOwnCompany, {}));
      setSaved(now.values);
      return now;
    },
    save: async (body, { values, version }) => {
      const { datos } = await edit.mutateAsync({ body: { ...body, version } });
      setSaved(values);
      return datos.version;
    },
  });
  return { kept, saved };
}
