import { Button, Stack } from '@mantine/core';
import { certificateMonths } from '@portal/contract/education-requests';
import { closeEducationRequest } from '@portal/contract/schemas/education-requests';
import { useState } from 'react';
import { useSend } from '../../../lib/api/calls.ts';
import { bodyOf, useContractForm } from '../../../lib/forms/forms.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { DialogForm, ReasonField } from '../../../ui/DialogForm.tsx';
import { ScreenButton } from '../../../ui/ScreenLink.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Text } from '../../../ui/Text.tsx';
import { changedByManagers, type ManagedRequestDetail } from './managed-request.ts';
import { StartForm } from './StartForm.tsx';

interface Props {
  request: ManagedRequestDetail;
}

/** What managers do with a request: make the placement, see its form, or take the request back. */
export function ManagedRequestActs({ request }: Props) {
  const t = useTexts('managedEducation');
  const [asking, setAsking] = useState<'start' | 'close' | null>(null);
  const { estado, obstaculo, idSolicitud } = request;
  const done = () => setAsking(null);
  const isOpen = estado === 'abierta' || estado === 'aceptada';
  return (
    <Section title={t('acts')}>
      <Stack gap="xs">
        {estado === 'aceptada' && (
          <>
            {obstaculo !== null && (
              <Text dim small>
                {t(`obstacle.${obstaculo}`, { count: certificateMonths })}
              </Text>
            )}
            <Button disabled={obstaculo !== null} onClick={() => setAsking('start')}>
              {t('start')}
            </Button>
          </>
        )}
        {idSolicitud !== null && (
          <ScreenButton to="managedIncorporationForm" params={{ idSolicitud }}>
            {t('toForm')}
          </ScreenButton>
        )}
        {isOpen && (
          <Button variant="default" onClick={() => setAsking('close')}>
            {t('close')}
          </Button>
        )}
        {!isOpen && idSolicitud === null && (
          <Text dim small>
            {t('noActs')}
          </Text>
        )}
      </Stack>
      <Dialog opened={asking === 'start'} onClose={done} title={t('startTitle')} closesOutside={false}>
        <StartForm request={request} onCancel={done} />
      </Dialog>
      <Dialog opened={asking === 'close'} onClose={done} title={t('closeTitle')} closesOutside={false}>
        <CloseForm request={request} onDone={done} />
      </Dialog>
    </Section>
  );
}

function CloseForm({ request: { id, version }, onDone }: Props & { onDone: () => void }) {
  const t = useTexts('managedEducation');
  const close = useSend(closeEducationRequest, { invalidates: changedByManagers });
  const form = useContractForm({
    schema: bodyOf(closeEducationRequest),
    initialValues: { id, version, motivo: '' },
    onSubmit: async (body) => {
      await close.mutateAsync({ body });
      onDone();
    },
  });
  return (
    <DialogForm form={form} error={close.error} submitLabel={t('close')} destructive onCancel={onDone}>
      <p>{t('closeText')}</p>
      <ReasonField label={t('motivo')} maxLength={1000} {...form.getInputProps('motivo')} />
    </DialogForm>
  );
}
