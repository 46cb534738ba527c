import type { WorkedWeek } from '@portal/contract/placement-hours';
import { writtenReason } from '@portal/contract/schemas/fields';
import { z } from 'zod';
import type { CallError } from '../../lib/api/call-error.ts';
import { useContractForm } from '../../lib/forms/forms.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogForm, ReasonField } from '../../ui/DialogForm.tsx';
import { useWeekName } from './useWeekName.ts';

const reason = z.object({ motivo: writtenReason });

interface Props {
  /** The week that is being returned; null while none is. */
  week: WorkedWeek | null;
  error: CallError | null;
  onClose: () => void;
  onReturn: (week: WorkedWeek, motivo: string) => Promise<void>;
}

/** Returns a week to the student, who reads why. */
export function ReturnWeek({ week, ...rest }: Props) {
  const t = useTexts('placementHours');
  return (
    <Dialog opened={week !== null} onClose={rest.onClose} title={t('returnTitle')}>
      {week !== null && <ReturnForm week={week} {...rest} />}
    </Dialog>
  );
}

function ReturnForm({ week, error, onClose, onReturn }: Props & { week: WorkedWeek }) {
  const t = useTexts('placementHours');
  const nameOf = useWeekName();
  const form = useContractForm({
    schema: reason,
    initialValues: { motivo: '' },
    onSubmit: ({ motivo }) => onReturn(week, motivo),
  });
  return (
    <DialogForm form={form} error={error} submitLabel={t('return')} onCancel={onClose}>
      <ReasonField
        label={t('returnReason')}
        description={nameOf(week.lunes)}
        {...form.getInputProps('motivo')}
      />
    </DialogForm>
  );
}
