import { listOwnCompanies } from '@portal/contract/accounts';
import { getOwnOfferAsStudent } from '@portal/contract/company-offers';
import { editOwnCompany, getOwnCompany } from '@portal/contract/company-page';
import { missingCompanyData } from '@portal/contract/missing-data';
import { getSession } from '@portal/contract/session';
import { useState } from 'react';
import { CallError } from '../../lib/call-error.ts';
import { useSend } from '../../lib/calls.ts';
import { send } from '../../lib/client.ts';
import { useDraft } from '../../lib/draft.ts';
import { bodyOf, useContractForm } from '../../lib/forms.ts';
import { type OwnCompany, putOver, valuesOf } from './values.ts';

/** Whatever shows what the company says of itself. */
const readers = [getOwnCompany, missingCompanyData, getSession, listOwnCompanies, getOwnOfferAsStudent];

/** The form of the company's data: what is typed, what was saved last and what became of it when it was sent. */
export function useCompanyForm(opened: OwnCompany) {
  // What the server says later does not change what is being typed.
  const [saved, setSaved] = useState(() => valuesOf(opened));
  const [unread, setUnread] = useState<CallError | null>(null);
  const save = useSend(editOwnCompany, { invalidates: readers });
  const form = useContractForm({
    schema: bodyOf(editOwnCompany),
    initialValues: saved,
    onSubmit: async (body) => {
      try {
        const { datos } = await save.mutateAsync({ body });
        const kept = { ...form.getValues(), version: datos.version };
        form.setValues(kept);
        form.setInitialValues(kept);
        setSaved(kept);
        draft.discard();
      } catch (failure) {
        if (!(failure instanceof CallError)) throw failure;
        form.showServerErrors(failure);
      }
    },
  });
  const draft = useDraft('companyPage', form);

  /** Saves what was typed over what somebody else has saved meanwhile. */
  const saveOver = async () => {
    setUnread(null);
    try {
      const now = valuesOf(await send(getOwnCompany, {}));
      form.setValues(putOver(saved, form.getValues(), now));
      form.setInitialValues(now);
      setSaved(now);
      form.formProps.onSubmit();
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure;
      setUnread(failure);
    }
  };

  const isOutdated = save.error?.name === 'cannotChangeState';
  return {
    form,
    draft,
    saved,
    saveOver,
    saving: save.isPending,
    /** Somebody else has saved the data since they were read. */
    isOutdated,
    /** What failed otherwise and is not said beside a field. */
    error: unread ?? (isOutdated || save.error?.fields.length !== 0 ? null : save.error),
  };
}
