import { dayIn } from '@portal/contract/days';
import { listOwnEducationRequests } from '@portal/contract/education-requests';
import { handInCertificate } from '@portal/contract/schemas/education-requests';
import { CallError } from '../../../lib/api/call-error.ts';
import { useSend } from '../../../lib/api/calls.ts';
import { useBrand } from '../../../lib/brand/brand.ts';
import { bodyOf, useContractForm } from '../../../lib/forms/forms.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { DayField } from '../../../ui/DayField.tsx';
import { DialogForm } from '../../../ui/DialogForm.tsx';
import { FilePicker, type PickedFile } from '../../../ui/FilePicker.tsx';

/** The file of the certificate about minors, and the day on which it was issued. */
export function HandInCertificate({ onDone }: { onDone: () => void }) {
  const t = useTexts('educationStudent');
  const today = dayIn(useBrand().zonaHoraria, new Date());
  const send = useSend(handInCertificate, { invalidates: [listOwnEducationRequests] });
  const initialValues: { fichero: PickedFile | null; fechaExpedicion: string | null } = {
    fichero: null,
    fechaExpedicion: null,
  };
  const form = useContractForm({
    schema: bodyOf(handInCertificate),
    initialValues,
    onSubmit: async (body) => {
      try {
        await send.mutateAsync({ body });
        onDone();
      } catch (failure) {
        if (!(failure instanceof CallError)) throw failure;
        form.showServerErrors(failure);
      }
    },
  });
  return (
    <DialogForm form={form} error={send.error} submitLabel={t('certificate.send')} onCancel={onDone}>
      <FilePicker
        label={t('certificate.file')}
        pdfOnly
        value={form.getValues().fichero}
        onChange={(file) => form.setFieldValue('fichero', file)}
        error={form.errors.fichero}
        data-path="fichero"
      />
      <DayField
        label={t('certificate.fechaExpedicion')}
        maxDate={today}
        {...form.getInputProps('fechaExpedicion')}
      />
    </DialogForm>
  );
}
