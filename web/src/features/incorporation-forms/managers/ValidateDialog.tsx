import { Group } from '@mantine/core';
import {
  getManagedIncorporationForm,
  type InternshipKind,
  listIncorporationForms,
} from '@portal/contract/incorporation-forms';
import { listManagedPlacements } from '@portal/contract/placements';
import { validateIncorporationForm } from '@portal/contract/schemas/incorporation-forms';
import { TutorSelect } from '../../../domain/placement/TutorSelect.tsx';
import { CallError } from '../../../lib/api/call-error.ts';
import { useSend } from '../../../lib/api/calls.ts';
import { bodyOf, useContractForm } from '../../../lib/forms/forms.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { showNotice } from '../../../lib/notices/notices.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { DialogForm } from '../../../ui/DialogForm.tsx';
import type { ManagedForm } from '../incorporation-form.ts';
import { AnnexDraft } from './AnnexDraft.tsx';
import { KindRadio } from './KindRadio.tsx';

interface Props {
  managed: ManagedForm;
  student: string;
}

/** Validates a form, which makes the placement: of which kind, and with which academic tutor. */
export function ValidateDialog({
  opened,
  onClose,
  ...rest
}: Props & { opened: boolean; onClose: () => void }) {
  const t = useTexts('incorporationForms');
  return (
    <Dialog opened={opened} onClose={onClose} title={t('managed.validateTitle')} closesOutside={false}>
      <ValidateForm onDone={onClose} {...rest} />
    </Dialog>
  );
}

interface Values extends Record<string, unknown> {
  idSolicitud: number;
  version: number;
  tipoPractica: InternshipKind | null;
  idTutorAcademico: number | null;
}

function ValidateForm({ managed, student, onDone }: Props & { onDone: () => void }) {
  const t = useTexts('incorporationForms');
  const ui = useTexts('ui');
  const { idSolicitud, version, tipoPractica } = managed;
  const validate = useSend(validateIncorporationForm, {
    quiet: true,
    invalidates: [getManagedIncorporationForm, listIncorporationForms, listManagedPlacements],
    onSuccess: () => {
      onDone();
      showNotice(t('managed.validated'));
    },
  });
  const initialValues: Values = { idSolicitud, version, tipoPractica, idTutorAcademico: null };
  const form = useContractForm({
    schema: bodyOf(validateIncorporationForm),
    initialValues,
    onSubmit: async (body) => {
      try {
        await validate.mutateAsync({ body });
      } catch (failure) {
        if (!(failure instanceof CallError)) throw failure;
        if (failure.name === 'notATutor') form.showProblem('idTutorAcademico', t('managed.noTutor'));
        else form.showServerErrors(failure);
      }
    },
  });
  const { error } = validate;
  const isSaidHere = error?.name === 'notATutor' || error?.name === 'overlapsPlacement';
  const { onChange, error: kindError } = form.getInputProps('tipoPractica');
  return (
    <DialogForm
      form={form}
      error={isSaidHere ? null : error}
      submitLabel={t('managed.validate')}
      onCancel={onDone}
    >
      <p>{t('managed.validateText', { student })}</p>
      {managed.avisos.length > 0 && (
        <Banner meaning="warning" title={t('managed.warnings')}>
          <ul>
            {managed.avisos.map((aviso) => (
              <li key={aviso}>{t(`managed.warning.${aviso}`)}</li>
            ))}
          </ul>
        </Banner>
      )}
      <KindRadio
        label={t('managed.tipoPractica')}
        value={form.getValues().tipoPractica}
        onChange={onChange}
        error={kindError}
      />
      <TutorSelect
        label={`${t('managed.idTutorAcademico')} (${ui('optional')})`}
        description={t('managed.tutorHelp')}
        {...form.getInputProps('idTutorAcademico')}
      />
      <Group>
        <AnnexDraft {...form.getValues()} />
      </Group>
      {error?.name === 'overlapsPlacement' && (
        <Banner meaning="wrong" urgent title={t('managed.overlaps', { student })}>
          <p>{t('managed.overlapsText')}</p>
        </Banner>
      )}
    </DialogForm>
  );
}
