import { listRequestedDocuments } from '@portal/contract/document-requests';
import { addDocument } from '@portal/contract/schemas/cv';
import type { StoredCv } from '../../../domain/cv/completeness.ts';
import { CallError } from '../../../lib/api/call-error.ts';
import { useSend } from '../../../lib/api/calls.ts';
import { bodyOf, useContractForm } from '../../../lib/forms/forms.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useFormat } from '../../../lib/i18n/useFormat.ts';
import { FilePicker, type PickedFile } from '../../../ui/FilePicker.tsx';
import { EntryForm } from '../entries/EntryForm.tsx';
import { readFromCv } from '../read-from-cv.ts';

interface Values extends Record<string, unknown> {
  idSolicitud: number;
  fichero: PickedFile | null;
}

interface Props {
  request: StoredCv['documentosProcesos'][number];
  onDone: () => void;
}

/** Answers a request with a file, in the place of one that was handed in before. */
export function HandInForm({ request: { id, fechaLimite, documento }, onDone }: Props) {
  const t = useTexts('cvEntries');
  const ui = useTexts('ui');
  const { shortDay, daysFromToday } = useFormat();
  const send = useSend(addDocument, { invalidates: [...readFromCv, listRequestedDocuments] });
  const initialValues: Values = { idSolicitud: id, fichero: null };
  const form = useContractForm({
    schema: bodyOf(addDocument),
    initialValues,
    onSubmit: async (body) => {
      try {
        await send.mutateAsync({ body });
        onDone();
      } catch (failure) {
        if (!(failure instanceof CallError)) throw failure;
        if (failure.name === 'fileTypeNotAllowed')
          form.showProblem('fichero', ui('file.otherInside', { name: body.fichero.nombre }));
        else form.showServerErrors(failure);
      }
    },
  });
  const { error } = send;
  return (
    <EntryForm
      form={form}
      error={error?.name === 'fileTypeNotAllowed' ? null : error}
      onCancel={onDone}
      saveLabel={t('requested.handIn')}
    >
      {documento === null && fechaLimite !== null && daysFromToday(fechaLimite) < 0 && (
        <p>{t('requested.lateText', { day: shortDay(fechaLimite) })}</p>
      )}
      {documento !== null && <p>{t('requested.againText', { name: documento.nombre })}</p>}
      <FilePicker
        label={t('documents.file')}
        value={form.getValues().fichero}
        onChange={(file) => form.setFieldValue('fichero', file)}
        error={form.errors.fichero}
        data-path="fichero"
      />
    </EntryForm>
  );
}
