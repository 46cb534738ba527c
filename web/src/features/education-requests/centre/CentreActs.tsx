import { Button, Stack } from '@mantine/core';
import { acceptCentreRequest, refuseCentreRequest } from '@portal/contract/schemas/education-requests';
import { useState } from 'react';
import { useSend } from '../../../lib/api/calls.ts';
import { bodyOf, useContractForm } from '../../../lib/forms/forms.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { DialogForm, ReasonField } from '../../../ui/DialogForm.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { ScreenButton } from '../../../ui/ScreenLink.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Text } from '../../../ui/Text.tsx';
import { type CentreRequestDetail, changedByCentre, tutorOf, wholePart } from './centre-request.ts';

interface Props {
  request: CentreRequestDetail;
}

/** What a school can answer to a request, and change of its side. */
export function CentreActs({ request }: Props) {
  const t = useTexts('educationCentre');
  const [isRefusing, setRefusing] = useState(false);
  const { id, estado } = request;
  const close = () => setRefusing(false);
  const isUnanswered = estado === 'abierta';
  const isWhole = tutorOf(request) !== null;
  return (
    <Section title={t('acts')}>
      <Stack gap="xs">
        {isUnanswered && isWhole && <Accept request={request} />}
        {(isUnanswered || estado === 'aceptada') && (
          <ScreenButton
            to="editEducationRequest"
            params={{ id }}
            variant={isUnanswered && !isWhole ? 'filled' : 'default'}
          >
            {t(isUnanswered && !isWhole ? 'acceptNext' : 'edit')}
          </ScreenButton>
        )}
        {isUnanswered && (
          <Button variant="default" onClick={() => setRefusing(true)}>
            {t('refuse')}
          </Button>
        )}
        {!isUnanswered && estado !== 'aceptada' && (
          <Text dim small>
            {t('noActs')}
          </Text>
        )}
      </Stack>
      <Dialog opened={isRefusing} onClose={close} title={t('refuseTitle')} closesOutside={false}>
        <RefuseForm request={request} onDone={close} />
      </Dialog>
    </Section>
  );
}

function Accept({ request }: Props) {
  const t = useTexts('educationCentre');
  const [isAsking, setAsking] = useState(false);
  const { id, version, alumno, datosCentro } = request;
  const accept = useSend(acceptCentreRequest, {
    invalidates: changedByCentre,
    onSuccess: () => setAsking(false),
  });
  const tutor = tutorOf(request) ?? '';
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('accept')}</Button>
      <ConfirmDialog
        opened={isAsking}
        title={t('acceptTitle')}
        confirmLabel={t('accept')}
        busy={accept.isPending}
        onConfirm={() => accept.mutate({ body: { id, version, datos: wholePart(datosCentro) } })}
        onCancel={() => {
          accept.reset();
          setAsking(false);
        }}
      >
        <p>{t('acceptText', { student: alumno, tutor })}</p>
        <ErrorBanner error={accept.error} />
      </ConfirmDialog>
    </>
  );
}

function RefuseForm({ request: { id, version, alumno }, onDone }: Props & { onDone: () => void }) {
  const t = useTexts('educationCentre');
  const refuse = useSend(refuseCentreRequest, { invalidates: changedByCentre });
  const form = useContractForm({
    schema: bodyOf(refuseCentreRequest),
    initialValues: { id, version, motivo: '' },
    onSubmit: async (body) => {
      await refuse.mutateAsync({ body });
      onDone();
    },
  });
  return (
    <DialogForm form={form} error={refuse.error} submitLabel={t('refuse')} destructive onCancel={onDone}>
      <p>{t('refuseText', { student: alumno })}</p>
      <ReasonField label={t('motivo')} maxLength={1000} {...form.getInputProps('motivo')} />
    </DialogForm>
  );
}
