import { Button } from '@mantine/core';
import { getCompanyProposal, listCompanyProposals, unknown } from '@portal/contract/proposals';
import { companyPart, confirmAsCompany } from '@portal/contract/schemas/proposals';
import { useState } from 'react';
import { focusPageHead } from '../../../domain/application/focus-page-head.ts';
import { useSend } from '../../../lib/api/calls.ts';
import { useContractForm } from '../../../lib/forms/forms.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { showNotice } from '../../../lib/notices/notices.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { DialogForm } from '../../../ui/DialogForm.tsx';
import type { OfCompany, SomeProposal } from '../proposal.ts';
import { PeopleFields } from '../wizard/PeopleFields.tsx';
import { ofPeople } from '../wizard/problems.ts';
import { emptyValues, type ProposalValues } from '../wizard/values.ts';

/** The company agrees to what a student proposes, and corrects its own part. */
export function ConfirmAsCompany({ proposal }: { proposal: OfCompany }) {
  const t = useTexts('proposals');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('own.confirm.button')}</Button>
      <Dialog
        opened={isOpen}
        onClose={close}
        title={t('own.confirm.company.title')}
        size="lg"
        closesOutside={false}
      >
        <ConfirmForm proposal={proposal} onClose={close} />
      </Dialog>
    </>
  );
}

/** The people as inputs hold them; what nobody knows is ticked so. */
export function peopleValues({
  contacto,
  firmante,
}: Pick<SomeProposal, 'contacto' | 'firmante'>): ProposalValues {
  return {
    ...emptyValues,
    emailContacto: contacto?.email ?? unknown,
    nombreContacto: contacto?.nombre ?? '',
    apellidosContacto: contacto?.apellidos ?? '',
    telefonoContacto: contacto?.telefono ?? '',
    nombreFirmante: firmante?.nombre ?? unknown,
    apellidosFirmante: firmante?.apellidos ?? '',
    cargoFirmante: firmante?.cargo ?? '',
    emailFirmante: firmante?.email ?? '',
  };
}

function ConfirmForm({ proposal, onClose }: { proposal: OfCompany; onClose: () => void }) {
  const t = useTexts('proposals');
  const { idPropuesta, version } = proposal;
  const confirm = useSend(confirmAsCompany, {
    quiet: true,
    invalidates: [getCompanyProposal, listCompanyProposals],
    onSuccess: () => {
      onClose();
      showNotice(t('own.confirm.company.done'));
      focusPageHead();
    },
  });
  const form = useContractForm({
    schema: companyPart,
    initialValues: peopleValues(proposal),
    also: (values) => ofPeople(values, false),
    onSubmit: (part) => confirm.mutateAsync({ body: { idPropuesta, version, ...part } }),
  });
  return (
    <DialogForm form={form} error={confirm.error} submitLabel={t('own.confirm.button')} onCancel={onClose}>
      <p>{t('own.confirm.company.text')}</p>
      <PeopleFields form={form} />
    </DialogForm>
  );
}
