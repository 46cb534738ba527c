import { Textarea } from '@mantine/core';
import { type FreeSlot, getOrientation } from '@portal/contract/orientation';
import { bookAppointment } from '@portal/contract/schemas/orientation';
import { CallError } from '../../lib/api/call-error.ts';
import { useSend } from '../../lib/api/calls.ts';
import { useRefreshedAfter } from '../../lib/api/useRefreshedAfter.ts';
import { bodyOf, useContractForm } from '../../lib/forms/forms.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { showNotice } from '../../lib/notices/notices.ts';
import { DialogForm } from '../../ui/DialogForm.tsx';
import { OptionalLabel } from '../../ui/OptionalLabel.tsx';

const refreshed = [getOrientation];

/** Books a time, with what the student wants to talk about. */
export function Booking({ slot, name, onClose }: { slot: FreeSlot; name: string; onClose: () => void }) {
  const t = useTexts('orientation');
  const { dayAndTime } = useFormat();
  const send = useSend(bookAppointment, {
    quiet: true,
    invalidates: refreshed,
    onSuccess: () => {
      onClose();
      showNotice(t('book.done'), t('book.doneBody'));
    },
  });
  useRefreshedAfter(send.error, refreshed);
  const form = useContractForm({
    schema: bodyOf(bookAppointment),
    initialValues: { idHueco: slot.idHueco, motivo: '' },
    onSubmit: async (body) => {
      try {
        await send.mutateAsync({ body });
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        form.showServerErrors(error);
      }
    },
  });
  return (
    <DialogForm form={form} error={send.error} submitLabel={t('book.act')} onCancel={onClose}>
      <p>{t('book.summary', { when: dayAndTime(slot.inicio), name, count: slot.duracion })}</p>
      <Textarea
        label={<OptionalLabel>{t('book.about')}</OptionalLabel>}
        description={t('book.aboutHelp')}
        autosize
        minRows={2}
        maxRows={6}
        data-autofocus
        {...form.getInputProps('motivo')}
        data-path="motivo"
      />
    </DialogForm>
  );
}
