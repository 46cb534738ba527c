import { Button, Group, Stack } from '@mantine/core';
import { listInvoices, type ManagedInvoice, takeBackPayment } from '@portal/contract/invoices';
import { cancelInvoice, payInvoice } from '@portal/contract/schemas/invoices';
import { useSend } from '../../lib/api/calls.ts';
import { bodyOf, useContractForm } from '../../lib/forms/forms.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { DayField } from '../../ui/DayField.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogForm, ReasonField } from '../../ui/DialogForm.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';

export type InvoiceAct = 'pay' | 'unpay' | 'void';

interface Props {
  act: InvoiceAct | null;
  invoice: ManagedInvoice | null;
  onClose: () => void;
}

/** Notes that an invoice was paid, takes that back, or voids it. */
export function InvoiceDialog({ act, invoice, onClose }: Props) {
  const t = useTexts('invoices');
  return (
    <Dialog
      opened={act !== null}
      onClose={onClose}
      title={act === null ? '' : t(`${act}.title`, { number: invoice?.numero ?? '' })}
      closesOutside={false}
    >
      {invoice !== null && act === 'pay' && <PayForm invoice={invoice} onDone={onClose} />}
      {invoice !== null && act === 'unpay' && <TakeBackPayment invoice={invoice} onDone={onClose} />}
      {invoice !== null && act === 'void' && <VoidForm invoice={invoice} onDone={onClose} />}
    </Dialog>
  );
}

interface FormProps {
  invoice: ManagedInvoice;
  onDone: () => void;
}

function PayForm({ invoice: { id }, onDone }: FormProps) {
  const t = useTexts('invoices');
  const send = useSend(payInvoice, { invalidates: [listInvoices] });
  const form = useContractForm({
    schema: bodyOf(payInvoice),
    initialValues: { id, fecha: new Date().toLocaleDateString('sv') as string | null },
    onSubmit: async (body) => {
      await send.mutateAsync({ body });
      onDone();
    },
  });
  return (
    <DialogForm form={form} error={send.error} submitLabel={t('pay.confirm')} onCancel={onDone}>
      <DayField label={t('pay.fecha')} required {...form.getInputProps('fecha')} />
    </DialogForm>
  );
}

function TakeBackPayment({ invoice: { id }, onDone }: FormProps) {
  const t = useTexts('invoices');
  const ui = useTexts('ui');
  const send = useSend(takeBackPayment, { invalidates: [listInvoices], onSuccess: onDone });
  return (
    <Stack>
      <p>{t('unpay.text')}</p>
      <ErrorBanner error={send.error} />
      <Group justify="flex-end">
        <Button variant="default" onClick={onDone} disabled={send.isPending}>
          {ui('cancel')}
        </Button>
        <Button loading={send.isPending} onClick={() => send.mutate({ body: { id } })}>
          {t('unpay.confirm')}
        </Button>
      </Group>
    </Stack>
  );
}

function VoidForm({ invoice: { id, empresa }, onDone }: FormProps) {
  const t = useTexts('invoices');
  const send = useSend(cancelInvoice, { invalidates: [listInvoices] });
  const form = useContractForm({
    schema: bodyOf(cancelInvoice),
    initialValues: { id, motivo: '' },
    onSubmit: async (body) => {
      await send.mutateAsync({ body });
      onDone();
    },
  });
  return (
    <DialogForm form={form} error={send.error} submitLabel={t('void.confirm')} destructive onCancel={onDone}>
      <p>{t('void.text', { company: empresa })}</p>
      <ReasonField label={t('void.motivo')} {...form.getInputProps('motivo')} />
    </DialogForm>
  );
}
