import { dayIn } from '@portal/contract/days';
import { receiveAgreement } from '@portal/contract/schemas/agreements';
import { CallError } from '../../../lib/api/call-error.ts';
import { useSend } from '../../../lib/api/calls.ts';
import { useBrand } from '../../../lib/brand/brand.ts';
import { bodyOf, useContractForm } from '../../../lib/forms/forms.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { DayField } from '../../../ui/DayField.tsx';
import { FilePicker, type PickedFile } from '../../../ui/FilePicker.tsx';
import { OptionalLabel } from '../../../ui/OptionalLabel.tsx';
import { MoveForm, type MoveProps } from './MoveForm.tsx';
import { changedByMoves } from './managed.ts';

/** When the agreement came back on paper with the company's signature, with a scan of it. */
export function ReceiveForm({ managed: { idConvenio, version }, onDone }: MoveProps) {
  const t = useTexts('managedAgreements');
  const today = dayIn(useBrand().zonaHoraria, new Date());
  const receive = useSend(receiveAgreement, { invalidates: changedByMoves });
  const initialValues: { fecha: string | null; adjunto: PickedFile | null } = { fecha: today, adjunto: null };
  const form = useContractForm({
    schema: bodyOf(receiveAgreement).pick({ fecha: true, adjunto: true }),
    initialValues,
    onSubmit: async (body) => {
      try {
        await receive.mutateAsync({ body: { idConvenio, version, ...body } });
        onDone();
      } catch (failure) {
        if (!(failure instanceof CallError)) throw failure;
        form.showServerErrors(failure);
      }
    },
  });
  return (
    <MoveForm form={form} sending={receive} submitLabel={t('acts.recibir')} onCancel={onDone}>
      <DayField label={t('ask.received')} maxDate={today} {...form.getInputProps('fecha')} />
      <FilePicker
        label={<OptionalLabel>{t('ask.scan')}</OptionalLabel>}
        pdfOnly
        value={form.getValues().adjunto}
        onChange={(file) => form.setFieldValue('adjunto', file)}
        error={form.errors.adjunto}
        data-path="adjunto"
      />
    </MoveForm>
  );
}
