import { NativeSelect, Textarea } from '@mantine/core';
import { type PlacementParty, placementParties } from '@portal/contract/placements';
import { endPlacement } from '@portal/contract/schemas/placements';
import { useSend } from '../../../lib/api/calls.ts';
import { bodyOf, useContractForm } from '../../../lib/forms/forms.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { DayField } from '../../../ui/DayField.tsx';
import { DialogForm } from '../../../ui/DialogForm.tsx';
import type { ActFormProps } from './act-form.ts';
import { changedByManagers } from './managed.ts';

/** Ends a placement before its last day. */
export function EndForm({ placement: { idPractica, version }, onDone }: ActFormProps) {
  const t = useTexts('managedPlacements');
  const view = useTexts('placementView');
  const send = useSend(endPlacement, { invalidates: changedByManagers });
  const form = useContractForm({
    schema: bodyOf(endPlacement),
    initialValues: {
      idPractica,
      version,
      por: '' as PlacementParty | '',
      motivo: '',
      desde: null as string | null,
    },
    onSubmit: async (body) => {
      await send.mutateAsync({ body });
      onDone();
    },
  });
  return (
    <DialogForm form={form} error={send.error} submitLabel={t('end.confirm')} destructive onCancel={onDone}>
      <p>{t('end.text')}</p>
      <NativeSelect
        label={t('end.por')}
        data={[
          { value: '', label: t('end.choosePor') },
          ...placementParties.map((value) => ({ value, label: view(`parties.${value}`) })),
        ]}
        {...form.getInputProps('por')}
      />
      <Textarea
        label={t('end.motivo')}
        autosize
        minRows={3}
        maxRows={8}
        maxLength={1000}
        {...form.getInputProps('motivo')}
      />
      <DayField label={t('end.desde')} {...form.getInputProps('desde')} />
    </DialogForm>
  );
}
