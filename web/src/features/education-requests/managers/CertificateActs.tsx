import { Button, Group } from '@mantine/core';
import { acceptCertificate, returnCertificate } from '@portal/contract/schemas/education-requests';
import { useState } from 'react';
import { useSend } from '../../../lib/api/calls.ts';
import { bodyOf, useContractForm } from '../../../lib/forms/forms.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { showNotice } from '../../../lib/notices/notices.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { DialogForm, ReasonField } from '../../../ui/DialogForm.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { changedByManagers } from './managed-request.ts';

interface Props {
  idAlumno: number;
  alumno: string;
  version: number;
}

/** Accepts a certificate that waits, or returns it with the reason. */
export function CertificateActs({ idAlumno, alumno, version }: Props) {
  const t = useTexts('managedEducation');
  const [isReturning, setReturning] = useState(false);
  const accept = useSend(acceptCertificate, {
    quiet: true,
    invalidates: changedByManagers,
    onSuccess: () => showNotice(t('certificate.accepted')),
  });
  const close = () => setReturning(false);
  return (
    <>
      <Group gap="xs">
        <Button
          data-size="xs"
          loading={accept.isPending}
          onClick={() => accept.mutate({ body: { idAlumno, version } })}
          aria-label={t('certificate.acceptOf', { name: alumno })}
        >
          {t('certificate.accept')}
        </Button>
        <Button
          variant="default"
          data-size="xs"
          onClick={() => setReturning(true)}
          aria-label={t('certificate.giveBackOf', { name: alumno })}
        >
          {t('certificate.giveBack')}
        </Button>
      </Group>
      <ErrorBanner error={accept.error} />
      <Dialog opened={isReturning} onClose={close} title={t('certificate.returnTitle')} closesOutside={false}>
        <ReturnForm idAlumno={idAlumno} alumno={alumno} version={version} onDone={close} />
      </Dialog>
    </>
  );
}

function ReturnForm({ idAlumno, alumno, version, onDone }: Props & { onDone: () => void }) {
  const t = useTexts('managedEducation');
  const giveBack = useSend(returnCertificate, {
    quiet: true,
    invalidates: changedByManagers,
    onSuccess: () => showNotice(t('certificate.returned')),
  });
  const form = useContractForm({
    schema: bodyOf(returnCertificate),
    initialValues: { idAlumno, version, motivo: '' },
    onSubmit: async (body) => {
      await giveBack.mutateAsync({ body });
      onDone();
    },
  });
  return (
    <DialogForm
      form={form}
      error={giveBack.error}
      submitLabel={t('certificate.giveBack')}
      destructive
      onCancel={onDone}
    >
      <p>{t('certificate.returnText', { name: alumno })}</p>
      <ReasonField label={t('certificate.motivo')} maxLength={1000} {...form.getInputProps('motivo')} />
    </DialogForm>
  );
}
