import { Button, Checkbox, Stack } from '@mantine/core';
import { getOrientationWeek, type WeekSlot } from '@portal/contract/orientation';
import { withdrawSlots } from '@portal/contract/schemas/orientation';
import { useState } from 'react';
import { CallError } from '../../lib/api/call-error.ts';
import { useSend } from '../../lib/api/calls.ts';
import { bodyOf, useContractForm } from '../../lib/forms/forms.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { showNotice } from '../../lib/notices/notices.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogForm } from '../../ui/DialogForm.tsx';

/** Takes away those times of a day that a manager chooses and nobody has booked. */
export function WithdrawFree({ slots }: { slots: readonly WeekSlot[] }) {
  const t = useTexts('orientation');
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="default" size="xs" onClick={() => setAsking(true)}>
        {t('withdraw.act')}
      </Button>
      <Dialog opened={isAsking} onClose={() => setAsking(false)} title={t('withdraw.title')}>
        <Form slots={slots} onClose={() => setAsking(false)} />
      </Dialog>
    </>
  );
}

function Form({ slots, onClose }: { slots: readonly WeekSlot[]; onClose: () => void }) {
  const t = useTexts('orientation');
  const { time } = useFormat();
  const send = useSend(withdrawSlots, {
    quiet: true,
    invalidates: [getOrientationWeek],
    onSuccess: ({ numHuecos }) => {
      onClose();
      showNotice(t('withdraw.done', { count: numHuecos }));
    },
  });
  const form = useContractForm({
    schema: bodyOf(withdrawSlots),
    initialValues: { ids: slots.map(({ idHueco }) => idHueco) },
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
    <DialogForm
      form={form}
      error={send.error}
      submitLabel={t('withdraw.confirm')}
      destructive
      onCancel={onClose}
    >
      <p>{t('withdraw.body')}</p>
      <Checkbox.Group
        label={t('withdraw.which')}
        error={form.errors.ids}
        value={form.getValues().ids.map(String)}
        onChange={(values) => form.setFieldValue('ids', values.map(Number))}
        data-path="ids"
      >
        <Stack gap="xs" mt="xs">
          {slots.map(({ idHueco, inicio, orientador }) => (
            <Checkbox key={idHueco} value={String(idHueco)} label={`${time(inicio)} · ${orientador}`} />
          ))}
        </Stack>
      </Checkbox.Group>
    </DialogForm>
  );
}
