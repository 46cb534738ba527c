import { NativeSelect } from '@mantine/core';
import { excludeFromRegistration } from '@portal/contract/schemas/social-security';
import { type ExclusionReason, exclusionReasons, type Registration } from '@portal/contract/social-security';
import { useSend } from '../../../lib/api/calls.ts';
import { bodyOf, useContractForm } from '../../../lib/forms/forms.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { DialogForm } from '../../../ui/DialogForm.tsx';
import { changedByNoting } from './registration.ts';

interface Props {
  registration: Registration;
  onDone: () => void;
}

/** Why a student need not be registered. */
export function ExcludeForm({ registration: { idPractica, version, alumno }, onDone }: Props) {
  const t = useTexts('socialSecurity');
  const send = useSend(excludeFromRegistration, { invalidates: changedByNoting });
  const form = useContractForm({
    schema: bodyOf(excludeFromRegistration),
    initialValues: { idPractica, version, motivo: 'otroTrabajo' as ExclusionReason },
    onSubmit: async (body) => {
      await send.mutateAsync({ body });
      onDone();
    },
  });
  return (
    <DialogForm form={form} error={send.error} submitLabel={t('exclude.confirm')} onCancel={onDone}>
      <p>{t('exclude.text', { name: alumno })}</p>
      <NativeSelect
        label={t('exclude.motivo')}
        data={exclusionReasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
        {...form.getInputProps('motivo')}
      />
    </DialogForm>
  );
}
