import { Checkbox } from '@mantine/core';
import { getOrientationWeek } from '@portal/contract/orientation';
import { callOffAppointment } from '@portal/contract/schemas/orientation';
import { useSend } from '../../lib/api/calls.ts';
import { bodyOf, useContractForm } from '../../lib/forms/forms.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { showNotice } from '../../lib/notices/notices.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogForm, ReasonField } from '../../ui/DialogForm.tsx';
import type { BookedSlot } from './booked-slot.ts';

interface Props {
  slot: BookedSlot;
  opened: boolean;
  onClose: () => void;
}

/** Cancels an appointment with a reason that the student reads. */
export function CallOff({ slot, opened, onClose }: Props) {
  const t = useTexts('orientation');
  return (
    <Dialog opened={opened} onClose={onClose} title={t('off.title')} closesOutside={false}>
      <Form slot={slot} onClose={onClose} />
    </Dialog>
  );
}

function Form({ slot: { cita, inicio }, onClose }: Omit<Props, 'opened'>) {
  const t = useTexts('orientation');
  const { dayAndTime } = useFormat();
  const send = useSend(callOffAppointment, {
    quiet: true,
    invalidates: [getOrientationWeek],
    onSuccess: () => {
      onClose();
      showNotice(t('off.done'));
    },
  });
  const form = useContractForm({
    schema: bodyOf(callOffAppointment),
    initialValues: { idCita: cita.idCita, mensaje: '', liberar: false },
    onSubmit: async (body) => {
      await send.mutateAsync({ body });
    },
  });
  return (
    <DialogForm form={form} error={send.error} submitLabel={t('off.act')} destructive onCancel={onClose}>
      <p>{t('off.body', { when: dayAndTime(inicio), name: cita.alumno })}</p>
      <ReasonField label={t('off.reason')} {...form.getInputProps('mensaje')} data-path="mensaje" />
      <Checkbox label={t('off.free')} {...form.getInputProps('liberar', { type: 'checkbox' })} />
    </DialogForm>
  );
}
