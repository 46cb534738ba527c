import { addDays } from '@portal/contract/days';
import { reportQuarter } from '@portal/contract/schemas/social-security';
import { getQuarter } from '@portal/contract/social-security';
import { quarterSpan } from '@portal/contract/social-security-rules';
import { useSend } from '../../../lib/api/calls.ts';
import { bodyOf, useContractForm } from '../../../lib/forms/forms.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { showNotice } from '../../../lib/notices/notices.ts';
import { DayField } from '../../../ui/DayField.tsx';
import { DialogForm } from '../../../ui/DialogForm.tsx';

interface Props {
  trimestre: string;
  practicas: readonly number[];
  onCancel: () => void;
  onReported: () => void;
}

/** The day on which the days of placements in a quarter were reported. */
export function ReportForm({ trimestre, practicas, onCancel, onReported }: Props) {
  const t = useTexts('socialSecurity');
  const today = new Date().toLocaleDateString('sv');
  const send = useSend(reportQuarter, {
    quiet: true,
    invalidates: [getQuarter],
    onSuccess: ({ comunicadas, omitidas }) => {
      const left = omitidas > 0 ? t('quarter.left', { count: omitidas }) : '';
      showNotice(t('quarter.done', { count: comunicadas }), left);
      onReported();
    },
  });
  const form = useContractForm({
    schema: bodyOf(reportQuarter),
    initialValues: { trimestre, practicas: [...practicas], fecha: today as string | null },
    onSubmit: async (body) => {
      await send.mutateAsync({ body });
    },
  });
  return (
    <DialogForm form={form} error={send.error} submitLabel={t('note.confirm')} onCancel={onCancel}>
      <p>{t('quarter.reportText', { count: practicas.length })}</p>
      <DayField
        label={t('note.fecha')}
        minDate={addDays(quarterSpan(trimestre).to, 1)}
        maxDate={today}
        {...form.getInputProps('fecha')}
      />
    </DialogForm>
  );
}
