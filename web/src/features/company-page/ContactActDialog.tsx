import {
  blockCompanyContact,
  type CompanyContact,
  inviteCompanyContact,
  listAgreementContacts,
  listBillingContacts,
  listCompanyContacts,
  removeCompanyContact,
  replaceCompanyContact,
} from '@portal/contract/company-contacts';
import { missingCompanyData } from '@portal/contract/missing-data';
import { useState } from 'react';
import { useSend } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { SearchSelect } from '../../ui/SearchSelect.tsx';
import type { ContactAct } from './contact-acts.ts';

interface Props {
  act: Exclude<ContactAct, 'edit'>;
  contact: CompanyContact;
  others: readonly CompanyContact[];
  onClose: () => void;
}

/** Asks before the access of somebody changes, or before they are no contact any more. */
export function ContactActDialog({ act, contact, others, onClose }: Props) {
  const t = useTexts('companyContacts');
  const [next, setNext] = useState<number | null>(null);
  const after = {
    invalidates: [listCompanyContacts, listAgreementContacts, listBillingContacts, missingCompanyData],
    onSuccess: onClose,
  };
  const sendings = {
    invite: useSend(inviteCompanyContact, after),
    block: useSend(blockCompanyContact, after),
    remove: useSend(removeCompanyContact, after),
  };
  const replace = useSend(replaceCompanyContact, after);
  const sending = act === 'replace' ? replace : sendings[act];
  const { idContacto, email } = contact;
  const values = { name: `${contact.nombre} ${contact.apellidos}`, email };
  const whose =
    contact.esPropio && (act === 'remove' || act === 'replace')
      ? (`own.${act}` as const)
      : (`ask.${act}` as const);
  const confirm = () => {
    if (act !== 'replace') sendings[act].mutate({ body: { idContacto } });
    else if (next === null) onClose();
    else replace.mutate({ body: { idContacto, idSustituto: next } });
  };
  return (
    <ConfirmDialog
      opened
      title={t(`${whose}Title`, values)}
      confirmLabel={t(`ask.${act}Confirm`)}
      destructive={act === 'block' || act === 'remove'}
      busy={sending.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <p>{t(`${whose}Body`, values)}</p>
      {act === 'replace' &&
        (others.length === 0 ? (
          <p>{t('ask.nobody')}</p>
        ) : (
          <SearchSelect
            label={t('ask.replaceWho')}
            options={others.map((other) => ({
              value: other.idContacto,
              label: `${other.nombre} ${other.apellidos}`,
            }))}
            value={next}
            onChange={setNext}
          />
        ))}
      <ErrorBanner error={sending.error} />
    </ConfirmDialog>
  );
}
