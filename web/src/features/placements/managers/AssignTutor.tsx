import { assignAcademicTutor } from '@portal/contract/schemas/placements';
import { TutorSelect } from '../../../domain/placement/TutorSelect.tsx';
import { CallError } from '../../../lib/api/call-error.ts';
import { useSend } from '../../../lib/api/calls.ts';
import { bodyOf, useContractForm } from '../../../lib/forms/forms.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { showNotice } from '../../../lib/notices/notices.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { DialogForm } from '../../../ui/DialogForm.tsx';
import { changedByAssigning } from './managed.ts';

interface Props {
  opened: boolean;
  practicas: readonly number[];
  onClose: () => void;
  onAssigned?: () => void;
}

/** Gives one placement or several an academic tutor. */
export function AssignTutor({ opened, onClose, ...rest }: Props) {
  const t = useTexts('managedPlacements');
  return (
    <Dialog opened={opened} onClose={onClose} title={t('assign.title')}>
      <AssignForm onClose={onClose} {...rest} />
    </Dialog>
  );
}

function AssignForm({ practicas, onClose, onAssigned }: Omit<Props, 'opened'>) {
  const t = useTexts('managedPlacements');
  const send = useSend(assignAcademicTutor, {
    quiet: true,
    invalidates: changedByAssigning,
    onSuccess: ({ asignadas, omitidas }) => {
      const left = omitidas > 0 ? t('assign.left', { count: omitidas }) : '';
      showNotice(t('assign.done', { count: asignadas }), left);
      onClose();
      onAssigned?.();
    },
  });
  const form = useContractForm({
    schema: bodyOf(assignAcademicTutor),
    initialValues: { practicas: [...practicas], idTutor: null as number | null },
    onSubmit: async (body) => {
      try {
        await send.mutateAsync({ body });
      } catch (failure) {
        if (!(failure instanceof CallError)) throw failure;
        if (failure.name === 'notATutor') form.showProblem('idTutor', t('assign.same'));
        else form.showServerErrors(failure);
      }
    },
  });
  const { error } = send;
  return (
    <DialogForm
      form={form}
      error={error?.name === 'notATutor' ? null : error}
      submitLabel={t('assign.confirm')}
      onCancel={onClose}
    >
      <p>{t('assign.text', { count: practicas.length })}</p>
      <TutorSelect
        label={t('assign.idTutor')}
        description={t('assign.idTutorHelp')}
        {...form.getInputProps('idTutor')}
      />
    </DialogForm>
  );
}
