import { Checkbox, TextInput } from '@mantine/core';
import { type AcademicTutor, listAcademicTutors } from '@portal/contract/placements';
import { saveAcademicTutor } from '@portal/contract/schemas/placements';
import { CallError } from '../../../lib/api/call-error.ts';
import { useSend } from '../../../lib/api/calls.ts';
import { bodyOf, useContractForm } from '../../../lib/forms/forms.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { DialogForm } from '../../../ui/DialogForm.tsx';
import { ScreenLink } from '../../../ui/ScreenLink.tsx';
import { changedByManagers } from './managed.ts';

interface Props {
  edited: AcademicTutor | 'new' | null;
  onClose: () => void;
}

/** Adds an academic tutor, or changes one. */
export function TutorDialog({ edited, onClose }: Props) {
  const t = useTexts('managedPlacements');
  return (
    <Dialog
      opened={edited !== null}
      onClose={onClose}
      title={t(edited === 'new' ? 'academic.add' : 'academic.editTitle')}
      closesOutside={false}
    >
      {edited !== null && <TutorForm tutor={edited === 'new' ? null : edited} onDone={onClose} />}
    </Dialog>
  );
}

function TutorForm({ tutor, onDone }: { tutor: AcademicTutor | null; onDone: () => void }) {
  const t = useTexts('managedPlacements');
  const ui = useTexts('ui');
  const send = useSend(saveAcademicTutor, { invalidates: [listAcademicTutors, ...changedByManagers] });
  const form = useContractForm({
    schema: bodyOf(saveAcademicTutor),
    initialValues: {
      ...(tutor !== null && { idTutor: tutor.idTutor }),
      nombre: tutor?.nombre ?? '',
      apellidos: tutor?.apellidos ?? '',
      email: tutor?.email ?? '',
      departamento: tutor?.departamento ?? '',
      activo: tutor?.activo ?? true,
    },
    onSubmit: async (body) => {
      try {
        await send.mutateAsync({ body });
        onDone();
      } catch (failure) {
        if (!(failure instanceof CallError)) throw failure;
        if (failure.name === 'alreadyExists') form.showProblem('email', t('academic.taken'));
        else form.showServerErrors(failure);
      }
    },
  });
  const { error } = send;
  const isLeaving = tutor?.activo === true && tutor.numPracticas > 0 && !form.getValues().activo;
  return (
    <DialogForm
      form={form}
      error={error?.name === 'alreadyExists' ? null : error}
      submitLabel={t('academic.save')}
      onCancel={onDone}
    >
      <TextInput label={t('academic.nombre')} data-autofocus {...form.getInputProps('nombre')} />
      <TextInput label={t('academic.apellidos')} {...form.getInputProps('apellidos')} />
      <TextInput label={t('academic.email')} type="email" {...form.getInputProps('email')} />
      <TextInput
        label={`${t('academic.departamento')} (${ui('optional')})`}
        {...form.getInputProps('departamento')}
      />
      <Checkbox label={t('academic.activoHelp')} {...form.getInputProps('activo', { type: 'checkbox' })} />
      <div role="status">
        {isLeaving && (
          <Banner
            meaning="warning"
            title={t('academic.successor', { count: tutor.numPracticas })}
            action={
              <ScreenLink to="managedPlacements" search={`?tutor=${tutor.idTutor}`}>
                {t('academic.placements', { count: tutor.numPracticas })}
              </ScreenLink>
            }
          />
        )}
      </div>
    </DialogForm>
  );
}
