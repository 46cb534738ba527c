import { Button } from '@mantine/core';
import {
  getCompanyProposal,
  getStudentProposal,
  listCompanyProposals,
  listStudentProposals,
} from '@portal/contract/proposals';
import { withdrawAsCompany, withdrawAsStudent } from '@portal/contract/schemas/proposals';
import { useState } from 'react';
import { focusPageHead } from '../../../domain/application/focus-page-head.ts';
import { useSend } from '../../../lib/api/calls.ts';
import { bodyOf, useContractForm } from '../../../lib/forms/forms.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { showNotice } from '../../../lib/notices/notices.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { DialogForm, ReasonField } from '../../../ui/DialogForm.tsx';
import type { OfCompany, OfStudent, Side } from '../proposal.ts';

interface Props {
  side: Side;
  proposal: Pick<OfStudent | OfCompany, 'idPropuesta' | 'puedeConfirmar'>;
}

/** Either side goes back on a proposal; who is asked to confirm it declines it so. */
export function Withdraw({ side, proposal }: Props) {
  const t = useTexts('proposals');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t(proposal.puedeConfirmar ? 'own.withdraw.decline' : 'own.withdraw.button')}
      </Button>
      <Dialog opened={isOpen} onClose={close} title={t('own.withdraw.title')} closesOutside={false}>
        <WithdrawForm side={side} idPropuesta={proposal.idPropuesta} onClose={close} />
      </Dialog>
    </>
  );
}

const ofStudent = [getStudentProposal, listStudentProposals];
const ofCompany = [getCompanyProposal, listCompanyProposals];

function WithdrawForm({
  side,
  idPropuesta,
  onClose,
}: {
  side: Side;
  idPropuesta: number;
  onClose: () => void;
}) {
  const t = useTexts('proposals');
  const done = {
    quiet: true,
    onSuccess: () => {
      onClose();
      showNotice(t('own.withdraw.done'));
      focusPageHead();
    },
  };
  const asStudent = useSend(withdrawAsStudent, { ...done, invalidates: ofStudent });
  const asCompany = useSend(withdrawAsCompany, { ...done, invalidates: ofCompany });
  const withdraw = side === 'student' ? asStudent : asCompany;
  const form = useContractForm({
    // The reason of both has the same rules.
    schema: bodyOf(withdrawAsStudent).pick({ motivo: true }),
    initialValues: { motivo: '' },
    onSubmit: ({ motivo }) => withdraw.mutateAsync({ body: { idPropuesta, motivo } }),
  });
  return (
    <DialogForm
      form={form}
      error={withdraw.error}
      submitLabel={t('own.withdraw.confirm')}
      destructive
      onCancel={onClose}
    >
      <p>{t('own.withdraw.text')}</p>
      <ReasonField label={t('own.withdraw.reason')} maxLength={1000} {...form.getInputProps('motivo')} />
    </DialogForm>
  );
}
