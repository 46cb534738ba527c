import { dayIn } from '@portal/contract/days';
import { formaliseAgreement } from '@portal/contract/schemas/agreements';
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

/** The copy with both signatures, and when the last of them was given. */
export function FormaliseForm({ managed: { idConvenio, version, tramitacionManual }, onDone }: MoveProps) {
  const t = useTexts('managedAgreements');
  const today = dayIn(useBrand().zonaHoraria, new Date());
  const isPaper = tramitacionManual === true;
  const formalise = useSend(formaliseAgreement, { invalidates: changedByMoves });
  const initialValues: { fechaFormalizacion: string | null; adjunto: PickedFile | null } = {
    fechaFormalizacion: today,
    adjunto: null,
  };
  const form = useContractForm({
    schema: bodyOf(formaliseAgreement).pick({ fechaFormalizacion: true, adjunto: true }),
    initialValues,
    onSubmit: async (body) => {
      try {
        await formalise.mutateAsync({ body: { idConvenio, version, ...body } });
        onDone();
      } catch (failure) {
        if (!(failure instanceof CallError)) throw failure;
        form.showServerErrors(failure);
      }
    },
  });
  const label = t('ask.bothSignatures');
  return (
    <MoveForm form={form} sending={formalise} submitLabel={t('acts.formalizar')} onCancel={onDone}>
      <DayField label={t('ask.formalised')} maxDate={today} {...form.getInputProps('fechaFormalizacion')} />
      <FilePicker
        label={isPaper ? <OptionalLabel>{label}</OptionalLabel> : label}
        description={t(isPaper ? 'ask.scanHelp' : 'ask.signedHelp')}
        pdfOnly
        value={form.getValues().adjunto}
        onChange={(file) => form.setFieldValue('adjunto', file)}
        error={form.errors.adjunto}
        data-path="adjunto"
      />
    </MoveForm>
  );
}
