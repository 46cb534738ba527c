import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import {
  type CompanyDocumentKind,
  companyDocumentKinds,
  documentProviders,
} from '@portal/contract/company-documents';
import { requestPlacementDocument } from '@portal/contract/schemas/placements';
import { useState } from 'react';
import { useSend } from '../../../lib/api/calls.ts';
import { bodyOf, useContractForm } from '../../../lib/forms/forms.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { DayField } from '../../../ui/DayField.tsx';
import { DialogForm } from '../../../ui/DialogForm.tsx';
import type { ActFormProps } from './act-form.ts';
import { changedByManagers } from './managed.ts';

const asked = documentProviders.filter((provider) => provider !== 'centro');

/** Asks the student or the company for a document of a placement. */
export function AskForm({ placement: { idPractica }, onDone }: ActFormProps) {
  const t = useTexts('managedPlacements');
  const words = useTexts('companyDocuments');
  const ui = useTexts('ui');
  // Sent twice, the same form asks once.
  const [claveEnvio] = useState(() => crypto.randomUUID());
  const send = useSend(requestPlacementDocument, { invalidates: changedByManagers });
  const form = useContractForm({
    schema: bodyOf(requestPlacementDocument),
    initialValues: {
      idPractica,
      claveEnvio,
      aportadoPor: 'alumno' as (typeof asked)[number],
      tipo: 'otro' as CompanyDocumentKind,
      nombre: '',
      descripcion: '',
      fechaLimite: null as string | null,
    },
    onSubmit: async (body) => {
      await send.mutateAsync({ body });
      onDone();
    },
  });
  return (
    <DialogForm form={form} error={send.error} submitLabel={t('ask.confirm')} onCancel={onDone}>
      <NativeSelect
        label={t('ask.aportadoPor')}
        data={asked.map((value) => ({ value, label: words(`providers.${value}`) }))}
        {...form.getInputProps('aportadoPor')}
      />
      <NativeSelect
        label={t('ask.tipo')}
        data={companyDocumentKinds.map((value) => ({ value, label: words(`kinds.${value}`) }))}
        {...form.getInputProps('tipo')}
      />
      <TextInput label={t('ask.nombre')} {...form.getInputProps('nombre')} />
      <Textarea
        label={`${t('ask.descripcion')} (${ui('optional')})`}
        autosize
        minRows={2}
        maxRows={8}
        {...form.getInputProps('descripcion')}
      />
      <DayField
        label={`${t('ask.fechaLimite')} (${ui('optional')})`}
        {...form.getInputProps('fechaLimite')}
      />
    </DialogForm>
  );
}
