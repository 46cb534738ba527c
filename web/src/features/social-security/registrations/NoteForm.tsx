import { noteRegistrations } from '@portal/contract/schemas/social-security';
import type { RegistrationKind } from '@portal/contract/social-security';
import { useSend } from '../../../lib/api/calls.ts';
import { bodyOf, useContractForm } from '../../../lib/forms/forms.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { showNotice } from '../../../lib/notices/notices.ts';
import { DayField } from '../../../ui/DayField.tsx';
import { DialogForm } from '../../../ui/DialogForm.tsx';
import { changedByNoting } from './registration.ts';

interface Props {
  tipo: RegistrationKind;
  practicas: readonly number[];
  onCancel: () => void;
  onNoted: () => void;
}

/** The day on which placements were registered or deregistered. */
export function NoteForm({ tipo, practicas, onCancel, onNoted }: Props) {
  const t = useTexts('socialSecurity');
  const today = new Date().toLocaleDateString('sv');
  const send = useSend(noteRegistrations, {
    quiet: true,
    invalidates: changedByNoting,
    onSuccess: ({ anotadas, omitidas }) => {
      const left = omitidas > 0 ? t('note.left', { count: omitidas }) : '';
      showNotice(t(`note.done.${tipo}`, { count: anotadas }), left);
      onNoted();
    },
  });
  const form = useContractForm({
    schema: bodyOf(noteRegistrations),
    initialValues: { practicas: [...practicas], tipo, fecha: today as string | null },
    onSubmit: async (body) => {
      await send.mutateAsync({ body });
    },
  });
  return (
    <DialogForm form={form} error={send.error} submitLabel={t('note.confirm')} onCancel={onCancel}>
      <p>{t(`note.text.${tipo}`, { count: practicas.length })}</p>
      <DayField label={t('note.fecha')} maxDate={today} {...form.getInputProps('fecha')} />
    </DialogForm>
  );
}
