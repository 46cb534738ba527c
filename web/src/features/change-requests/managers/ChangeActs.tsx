import { Button, Stack } from '@mantine/core';
import { acceptChange } from '@portal/contract/change-requests';
import { getManagedPlacement } from '@portal/contract/placements';
import { refuseChange } from '@portal/contract/schemas/change-requests';
import { useState } from 'react';
import { focusPageHead } from '../../../domain/application/focus-page-head.ts';
import { useCall, useSend } from '../../../lib/api/calls.ts';
import { bodyOf, useContractForm } from '../../../lib/forms/forms.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useFormat } from '../../../lib/i18n/useFormat.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { DialogForm, ReasonField } from '../../../ui/DialogForm.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Text } from '../../../ui/Text.tsx';
import { type ManagedChangeView, staleOnceDecided } from './managed-change.ts';

interface Props {
  change: ManagedChangeView;
}

/** Accepts a request that nothing stands against, or refuses it. */
export function ChangeActs({ change }: Props) {
  const t = useTexts('managedChanges');
  const [asking, setAsking] = useState<'accept' | 'refuse' | null>(null);
  const done = () => setAsking(null);
  const isBlocked = change.problemas.length > 0 || change.solapada || change.practicaTerminada;
  return (
    <Section title={t('acts')}>
      <Stack gap="xs">
        {change.estado === 'pendiente' && (
          <>
            {isBlocked && (
              <Text dim small>
                {t('blocked')}
              </Text>
            )}
            <Button disabled={isBlocked} onClick={() => setAsking('accept')}>
              {t('accept')}
            </Button>
          </>
        )}
        <Button variant="default" onClick={() => setAsking('refuse')}>
          {t('refuse')}
        </Button>
      </Stack>
      <Accept change={change} opened={asking === 'accept'} onClose={done} />
      <Dialog opened={asking === 'refuse'} onClose={done} title={t('refuseTitle')} closesOutside={false}>
        <RefuseForm change={change} onClose={done} />
      </Dialog>
    </Section>
  );
}

interface AskedProps extends Props {
  onClose: () => void;
}

function Accept({ change, opened, onClose }: AskedProps & { opened: boolean }) {
  const t = useTexts('managedChanges');
  const { day } = useFormat();
  const { idCambio, idPractica, version, tipo, desde } = change;
  const isEnd = tipo === 'rescision';
  const placement = useCall(getManagedPlacement, { params: { id: idPractica } }, { enabled: opened });
  const newest = placement.data?.versiones[0]?.numVersion;
  const accept = useSend(acceptChange, {
    invalidates: staleOnceDecided,
    onSuccess: () => {
      onClose();
      focusPageHead();
    },
  });
  return (
    <ConfirmDialog
      opened={opened}
      title={t(isEnd ? 'endTitle' : 'acceptTitle')}
      confirmLabel={t(isEnd ? 'end' : 'accept')}
      destructive={isEnd}
      busy={accept.isPending}
      onConfirm={() => accept.mutate({ body: { idCambio, version } })}
      onCancel={onClose}
    >
      <p>
        {isEnd
          ? t('endText', { day: day(desde) })
          : newest === undefined
            ? t('acceptText')
            : t('acceptVersion', { number: newest + 1 })}
      </p>
      <ErrorBanner error={accept.error} />
    </ConfirmDialog>
  );
}

function RefuseForm({ change: { idCambio, version }, onClose }: AskedProps) {
  const t = useTexts('managedChanges');
  const refuse = useSend(refuseChange, {
    invalidates: staleOnceDecided,
    onSuccess: () => {
      onClose();
      focusPageHead();
    },
  });
  const form = useContractForm({
    schema: bodyOf(refuseChange).pick({ motivo: true }),
    initialValues: { motivo: '' },
    onSubmit: ({ motivo }) => refuse.mutateAsync({ body: { idCambio, version, motivo } }),
  });
  return (
    <DialogForm form={form} error={refuse.error} submitLabel={t('refuse')} destructive onCancel={onClose}>
      <p>{t('refuseText')}</p>
      <ReasonField label={t('reason')} maxLength={1000} {...form.getInputProps('motivo')} />
    </DialogForm>
  );
}
