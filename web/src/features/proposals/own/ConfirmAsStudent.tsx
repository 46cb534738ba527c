import { Button } from '@mantine/core';
import { getStudentProposal, listStudentProposals } from '@portal/contract/proposals';
import { confirmAsStudent } from '@portal/contract/schemas/proposals';
import { useState } from 'react';
import { focusPageHead } from '../../../domain/application/focus-page-head.ts';
import { useSend } from '../../../lib/api/calls.ts';
import { bodyOf, useContractForm } from '../../../lib/forms/forms.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { showNotice } from '../../../lib/notices/notices.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { DialogForm } from '../../../ui/DialogForm.tsx';
import type { OfStudent } from '../proposal.ts';
import { StudyStep } from '../wizard/StudyStep.tsx';
import { emptyValues } from '../wizard/values.ts';

/** The student agrees to what a company proposes, with the degree that it is done in. */
export function ConfirmAsStudent({ proposal }: { proposal: OfStudent }) {
  const t = useTexts('proposals');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('own.confirm.button')}</Button>
      <Dialog opened={isOpen} onClose={close} title={t('own.confirm.student.title')}>
        <ConfirmForm proposal={proposal} onClose={close} />
      </Dialog>
    </>
  );
}

function ConfirmForm({ proposal, onClose }: { proposal: OfStudent; onClose: () => void }) {
  const t = useTexts('proposals');
  const { idPropuesta, version, idEstudio: known } = proposal;
  const confirm = useSend(confirmAsStudent, {
    quiet: true,
    invalidates: [getStudentProposal, listStudentProposals],
    onSuccess: () => {
      onClose();
      showNotice(t('own.confirm.student.done'));
      focusPageHead();
    },
  });
  const form = useContractForm({
    schema: bodyOf(confirmAsStudent).pick({ idEstudio: true }),
    initialValues: { ...emptyValues, idEstudio: known },
    onSubmit: ({ idEstudio }) => confirm.mutateAsync({ body: { idPropuesta, version, idEstudio } }),
  });
  return (
    <DialogForm form={form} error={confirm.error} submitLabel={t('own.confirm.button')} onCancel={onClose}>
      <p>{t('own.confirm.student.text')}</p>
      <StudyStep form={form} />
    </DialogForm>
  );
}
