import { unpublishOffer } from '@portal/contract/schemas/managed-offers';
import type { CallError } from '../../lib/api/call-error.ts';
import { bodyOf, useContractForm } from '../../lib/forms/forms.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogForm, ReasonField } from '../../ui/DialogForm.tsx';

interface Props {
  opened: boolean;
  act: 'retirar' | 'cerrar';
  /** Who reads the reason. */
  company: string;
  sending: { error: CallError | null; isPending: boolean };
  onClose: () => void;
  onReason: (motivo: string) => Promise<unknown>;
}

/** Asks why an offer goes off the list: its company reads it. */
export function ReasonDialog({ opened, ...rest }: Props) {
  const t = useTexts('managedOffers');
  return (
    <Dialog
      opened={opened}
      onClose={rest.onClose}
      title={t(`ask.${rest.act}.title`)}
      busy={rest.sending.isPending}
      size="lg"
    >
      <ReasonForm {...rest} />
    </Dialog>
  );
}

function ReasonForm({ act, company, sending, onClose, onReason }: Omit<Props, 'opened'>) {
  const t = useTexts('managedOffers');
  const form = useContractForm({
    // The reason of a closing has the same rules.
    schema: bodyOf(unpublishOffer).pick({ motivo: true }),
    initialValues: { motivo: '' },
    onSubmit: async ({ motivo }) => {
      await onReason(motivo);
    },
  });
  return (
    <DialogForm
      form={form}
      error={sending.error}
      submitLabel={t(`ask.${act}.confirm`)}
      destructive
      onCancel={onClose}
    >
      <p>{t(`ask.${act}.text`, { company })}</p>
      <ReasonField label={t('ask.reason')} {...form.getInputProps('motivo')} />
    </DialogForm>
  );
}
