import { NativeSelect, Textarea } from '@mantine/core';
import { handOvers } from '@portal/contract/agreements';
import { dayIn } from '@portal/contract/days';
import { noteHandOver } from '@portal/contract/schemas/agreements';
import { CallError } from '../../../lib/api/call-error.ts';
import { useSend } from '../../../lib/api/calls.ts';
import { useBrand } from '../../../lib/brand/brand.ts';
import { bodyOf, useContractForm } from '../../../lib/forms/forms.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { DayField } from '../../../ui/DayField.tsx';
import { OptionalLabel } from '../../../ui/OptionalLabel.tsx';
import { MoveForm, type MoveProps } from './MoveForm.tsx';
import { changedByMoves } from './managed.ts';

type HandOver = (typeof handOvers)[number];

/** A hand-over on paper, which changes no state. */
export function HandOverForm({ managed: { idConvenio, version }, onDone }: MoveProps) {
  const t = useTexts('managedAgreements');
  const view = useTexts('agreementView');
  const today = dayIn(useBrand().zonaHoraria, new Date());
  const note = useSend(noteHandOver, { invalidates: changedByMoves });
  const initialValues: { tipo: HandOver; fecha: string | null; nota: string } = {
    tipo: 'enviadoPorCorreo',
    fecha: today,
    nota: '',
  };
  const form = useContractForm({
    schema: bodyOf(noteHandOver).pick({ tipo: true, fecha: true, nota: true }),
    initialValues,
    onSubmit: async (body) => {
      try {
        await note.mutateAsync({ body: { idConvenio, version, ...body } });
        onDone();
      } catch (failure) {
        if (!(failure instanceof CallError)) throw failure;
        form.showServerErrors(failure);
      }
    },
  });
  return (
    <MoveForm form={form} sending={note} submitLabel={t('acts.anotar')} onCancel={onDone}>
      <NativeSelect
        label={t('ask.handOver')}
        data={handOvers.map((value) => ({ value, label: view(`events.${value}`) }))}
        {...form.getInputProps('tipo')}
      />
      <DayField label={t('ask.day')} maxDate={today} {...form.getInputProps('fecha')} />
      <Textarea
        label={<OptionalLabel>{t('ask.note')}</OptionalLabel>}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={500}
        {...form.getInputProps('nota')}
      />
    </MoveForm>
  );
}
