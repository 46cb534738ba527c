import { Button } from '@mantine/core';
import { rejectProposal, vouchForProposal } from '@portal/contract/schemas/proposals';
import { useState } from 'react';
import { focusPageHead } from '../../../domain/application/focus-page-head.ts';
import { useSend } from '../../../lib/api/calls.ts';
import { bodyOf, useContractForm } from '../../../lib/forms/forms.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { showNotice } from '../../../lib/notices/notices.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { DialogForm, ReasonField } from '../../../ui/DialogForm.tsx';
import type { Managed } from '../proposal.ts';
import { staleOnceActed } from './stale.ts';

interface Props {
  proposal: Managed;
}

/** The other side has agreed to it, in a way that the portal does not know of. */
export function Vouch({ proposal }: Props) {
  const t = useTexts('proposals');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('managed.vouch')}</Button>
      <Dialog opened={isOpen} onClose={close} title={t('managed.vouchTitle')} closesOutside={false}>
        <VouchForm proposal={proposal} onClose={close} />
      </Dialog>
    </>
  );
}

function VouchForm({ proposal: { idPropuesta, version }, onClose }: Props & { onClose: () => void }) {
  const t = useTexts('proposals');
  const vouch = useSend(vouchForProposal, {
    quiet: true,
    invalidates: staleOnceActed,
    onSuccess: () => {
      onClose();
      showNotice(t('managed.vouched'));
      focusPageHead();
    },
  });
  const form = useContractForm({
    schema: bodyOf(vouchForProposal).pick({ nota: true }),
    initialValues: { nota: '' },
    onSubmit: ({ nota }) => vouch.mutateAsync({ body: { idPropuesta, version, nota } }),
  });
  return (
    <DialogForm form={form} error={vouch.error} submitLabel={t('managed.vouch')} onCancel={onClose}>
      <p>{t('managed.vouchText')}</p>
      <ReasonField label={t('managed.vouchNote')} maxLength={1000} {...form.getInputProps('nota')} />
    </DialogForm>
  );
}

/** Refuses a proposal, with the reason. */
export function Reject({ proposal }: Props) {
  const t = useTexts('proposals');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="subtle" color="red" onClick={() => setOpen(true)}>
        {t('managed.reject')}
      </Button>
      <Dialog opened={isOpen} onClose={close} title={t('managed.rejectTitle')} closesOutside={false}>
        <RejectForm proposal={proposal} onClose={close} />
      </Dialog>
    </>
  );
}

function RejectForm({ proposal: { idPropuesta, version }, onClose }: Props & { onClose: () => void }) {
  const t = useTexts('proposals');
  const reject = useSend(rejectProposal, {
    quiet: true,
    invalidates: staleOnceActed,
    onSuccess: () => {
      onClose();
      showNotice(t('managed.rejected'));
      focusPageHead();
    },
  });
  const form = useContractForm({
    schema: bodyOf(rejectProposal).pick({ motivo: true }),
    initialValues: { motivo: '' },
    onSubmit: ({ motivo }) => reject.mutateAsync({ body: { idPropuesta, version, motivo } }),
  });
  return (
    <DialogForm
      form={form}
      error={reject.error}
      submitLabel={t('managed.reject')}
      destructive
      onCancel={onClose}
    >
      <p>{t('managed.rejectText')}</p>
      <ReasonField label={t('managed.rejectReason')} maxLength={1000} {...form.getInputProps('motivo')} />
    </DialogForm>
  );
}
