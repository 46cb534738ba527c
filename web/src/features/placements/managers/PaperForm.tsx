import { NativeSelect } from '@mantine/core';
import { type PlacementParty, placementParties } from '@portal/contract/placements';
import { signInstitutionAnnex } from '@portal/contract/schemas/placements';
import { awaitsSignature } from '../../../domain/placement/awaited.ts';
import { useSend } from '../../../lib/api/calls.ts';
import { bodyOf, useContractForm } from '../../../lib/forms/forms.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useSentences } from '../../../lib/i18n/status-texts.ts';
import { showNotice } from '../../../lib/notices/notices.ts';
import { DayField } from '../../../ui/DayField.tsx';
import { DialogForm } from '../../../ui/DialogForm.tsx';
import { FilePicker, type PickedFile } from '../../../ui/FilePicker.tsx';
import type { ActFormProps } from './act-form.ts';
import { changedByManagers } from './managed.ts';

interface Values extends Record<string, unknown> {
  idPractica: number;
  numVersion: number;
  parte: PlacementParty;
  enPapel: string | null;
  adjunto: PickedFile | null;
}

/** Notes who has signed the annex on paper, and on which day. */
export function PaperForm({ placement, onDone }: ActFormProps) {
  const t = useTexts('managedPlacements');
  const view = useTexts('placementView');
  const ui = useTexts('ui');
  const required = useSentences()?.fields.required ?? '';
  const send = useSend(signInstitutionAnnex, { invalidates: changedByManagers, quiet: true });
  const { idPractica, versiones } = placement;
  const awaited = placementParties.filter((party) => awaitsSignature(placement, party));
  const initialValues: Values = {
    idPractica,
    numVersion: versiones[0]?.numVersion ?? 1,
    parte: awaited[0] ?? 'empresa',
    enPapel: null,
    adjunto: null,
  };
  const form = useContractForm({
    schema: bodyOf(signInstitutionAnnex),
    initialValues,
    // Without a day it would be the institution's own signature, now.
    also: ({ enPapel }): Record<string, string> => (enPapel === null ? { enPapel: required } : {}),
    onSubmit: async (body) => {
      await send.mutateAsync({ body });
      onDone();
      showNotice(t('paper.done'));
    },
  });
  return (
    <DialogForm form={form} error={send.error} submitLabel={t('paper.confirm')} onCancel={onDone}>
      <p>{t('paper.text')}</p>
      <NativeSelect
        label={t('paper.parte')}
        data={awaited.map((value) => ({ value, label: view(`parties.${value}`) }))}
        {...form.getInputProps('parte')}
      />
      <DayField label={t('paper.enPapel')} {...form.getInputProps('enPapel')} />
      <FilePicker
        label={`${t('paper.adjunto')} (${ui('optional')})`}
        value={form.getValues().adjunto}
        onChange={(file) => form.setFieldValue('adjunto', file)}
        error={form.errors.adjunto ?? form.errors['adjunto.ficheroB64']}
        pdfOnly
        data-path="adjunto"
      />
    </DialogForm>
  );
}
