import { Button, TextInput } from '@mantine/core';
import { completedPart, completeProposal } from '@portal/contract/schemas/proposals';
import { useState } from 'react';
import { useSend } from '../../../lib/api/calls.ts';
import { useContractForm } from '../../../lib/forms/forms.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { showNotice } from '../../../lib/notices/notices.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { DialogForm } from '../../../ui/DialogForm.tsx';
import { OptionalLabel } from '../../../ui/OptionalLabel.tsx';
import { SearchSelect } from '../../../ui/SearchSelect.tsx';
import { Text } from '../../../ui/Text.tsx';
import { peopleValues } from '../own/ConfirmAsCompany.tsx';
import type { Managed } from '../proposal.ts';
import { PeopleFields } from '../wizard/PeopleFields.tsx';
import { ofPeople } from '../wizard/problems.ts';
import { staleOnceActed } from './stale.ts';

/** A manager writes what nobody knew; a side that is known stays who it is. */
export function Complete({ proposal, isFirst }: { proposal: Managed; isFirst: boolean }) {
  const t = useTexts('proposals');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant={isFirst ? 'filled' : 'default'} onClick={() => setOpen(true)}>
        {t('managed.complete')}
      </Button>
      <Dialog
        opened={isOpen}
        onClose={close}
        title={t('managed.completeTitle')}
        size="lg"
        closesOutside={false}
      >
        <CompleteForm proposal={proposal} onClose={close} />
      </Dialog>
    </>
  );
}

function CompleteForm({ proposal, onClose }: { proposal: Managed; onClose: () => void }) {
  const t = useTexts('proposals');
  const { idPropuesta, version, alumno, empresa, estudios, idEstudio, titulacion } = proposal;
  const complete = useSend(completeProposal, {
    quiet: true,
    invalidates: staleOnceActed,
    onSuccess: () => {
      onClose();
      showNotice(t('managed.completed'));
    },
  });
  const form = useContractForm({
    schema: completedPart,
    initialValues: { ...peopleValues(proposal), idEstudio },
    also: (values) => ofPeople(values, true),
    onSubmit: (part) => complete.mutateAsync({ body: { idPropuesta, version, ...part } }),
  });
  const unknown = t('facts.unknown');
  return (
    <DialogForm form={form} error={complete.error} submitLabel={t('managed.save')} onCancel={onClose}>
      <Text dim small>
        {t('managed.completeText')}
      </Text>
      {empresa.idEmpresa === null && (
        <TextInput
          label={<OptionalLabel>{t('managed.empresa')}</OptionalLabel>}
          description={t('managed.empresaHelp', {
            written: [empresa.nombre, empresa.cif, empresa.localidad].filter(Boolean).join(', ') || unknown,
          })}
          autoComplete="off"
          maxLength={30}
          {...form.getInputProps('cif')}
        />
      )}
      {alumno.idAlumno === null && (
        <TextInput
          label={<OptionalLabel>{t('managed.alumno')}</OptionalLabel>}
          description={t('managed.alumnoHelp', {
            written: [alumno.nombre, titulacion].filter(Boolean).join(', ') || unknown,
          })}
          autoComplete="off"
          maxLength={150}
          {...form.getInputProps('alumno')}
        />
      )}
      {estudios.length > 0 && (
        <SearchSelect
          label={t('wizard.fields.idEstudio')}
          options={estudios.map(({ idEstudio: value, titulo }) => ({ value, label: titulo }))}
          {...form.getInputProps('idEstudio')}
        />
      )}
      <PeopleFields form={form} />
    </DialogForm>
  );
}
