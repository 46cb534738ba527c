import { getManagedReports } from '@portal/contract/placement-reports';
import { closePlacement } from '@portal/contract/schemas/placements';
import { useSend } from '../../../lib/api/calls.ts';
import { bodyOf, useContractForm } from '../../../lib/forms/forms.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { DialogForm, ReasonField } from '../../../ui/DialogForm.tsx';
import type { ActFormProps } from './act-form.ts';
import { changedByManagers } from './managed.ts';

/** Closes a finished placement although something is missing. */
export function CloseForm({ placement: { idPractica, version }, onDone }: ActFormProps) {
  const t = useTexts('managedPlacements');
  const send = useSend(closePlacement, { invalidates: [...changedByManagers, getManagedReports] });
  const form = useContractForm({
    schema: bodyOf(closePlacement),
    initialValues: { idPractica, version, motivo: '' },
    onSubmit: async (body) => {
      await send.mutateAsync({ body });
      onDone();
    },
  });
  return (
    <DialogForm form={form} error={send.error} submitLabel={t('close.confirm')} destructive onCancel={onDone}>
      <p>{t('close.text')}</p>
      <ReasonField label={t('close.motivo')} maxLength={1000} {...form.getInputProps('motivo')} />
    </DialogForm>
  );
}
