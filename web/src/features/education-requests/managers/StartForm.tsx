import { Checkbox, Radio, Stack } from '@mantine/core';
import { listIncorporationForms } from '@portal/contract/incorporation-forms';
import { placementTypes, startEducationPlacement } from '@portal/contract/schemas/education-requests';
import { useNavigate } from 'react-router';
import { useSend } from '../../../lib/api/calls.ts';
import { bodyOf, useContractForm } from '../../../lib/forms/forms.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { usePathTo } from '../../../lib/routing/paths.ts';
import { DialogForm } from '../../../ui/DialogForm.tsx';
import { useRequestFacts } from '../useRequestFacts.ts';
import { changedByManagers, type ManagedRequestDetail } from './managed-request.ts';

interface Values extends Record<string, unknown> {
  id: number;
  version: number;
  tipoPractica: string;
  /** Checkboxes hold texts. */
  retirar: string[];
}

interface Props {
  request: ManagedRequestDetail;
  onCancel: () => void;
}

/** Which kind of internship it is, and which of the student's other requests are taken back. */
export function StartForm({ request, onCancel }: Props) {
  const t = useTexts('managedEducation');
  const { period } = useRequestFacts();
  const navigate = useNavigate();
  const pathTo = usePathTo();
  const { id, version, alumno, otras } = request;
  const start = useSend(startEducationPlacement, {
    invalidates: [...changedByManagers, listIncorporationForms],
    onSuccess: ({ idSolicitud }) => navigate(pathTo('managedIncorporationForm', { idSolicitud })),
  });
  const initialValues: Values = {
    id,
    version,
    tipoPractica: 'curricular',
    retirar: otras.map((other) => String(other.id)),
  };
  const form = useContractForm({
    schema: bodyOf(startEducationPlacement),
    initialValues,
    onSubmit: (body) => start.mutateAsync({ body }),
  });
  return (
    <DialogForm form={form} error={start.error} submitLabel={t('start')} onCancel={onCancel}>
      <p>{t('startText', { student: alumno })}</p>
      <Radio.Group label={t('tipoPractica')} {...form.getInputProps('tipoPractica')}>
        <Stack gap="xs" mt="xs">
          {placementTypes.map((value) => (
            <Radio key={value} value={value} label={t(`types.${value}`)} />
          ))}
        </Stack>
      </Radio.Group>
      {otras.length > 0 && (
        <Checkbox.Group label={t('others')} description={t('othersHelp')} {...form.getInputProps('retirar')}>
          <Stack gap="xs" mt="xs">
            {otras.map((other) => (
              <Checkbox
                key={other.id}
                value={String(other.id)}
                label={`${other.centro.descripcion} (${period(other)})`}
              />
            ))}
          </Stack>
        </Checkbox.Group>
      )}
    </DialogForm>
  );
}
