import { listCompanyDocuments, type ManagedDocument } from '@portal/contract/company-documents';
import { acceptCompanyDocument, returnCompanyDocument } from '@portal/contract/schemas/company-documents';
import { useSend } from '../../lib/api/calls.ts';
import { bodyOf, useContractForm } from '../../lib/forms/forms.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { DayField } from '../../ui/DayField.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogForm, ReasonField } from '../../ui/DialogForm.tsx';

export type Decision = 'accept' | 'giveBack';

interface Props {
  decision: Decision | null;
  document: ManagedDocument | null;
  onClose: () => void;
}

/** Accepts a document, or returns it with the reason. */
export function DecideDialog({ decision, document, onClose }: Props) {
  const t = useTexts('managedDocuments');
  return (
    <Dialog
      opened={decision !== null}
      onClose={onClose}
      title={decision === null ? '' : t(`${decision}.title`)}
      closesOutside={false}
    >
      {document !== null && decision === 'accept' && <AcceptForm document={document} onDone={onClose} />}
      {document !== null && decision === 'giveBack' && <ReturnForm document={document} onDone={onClose} />}
    </Dialog>
  );
}

interface FormProps {
  document: ManagedDocument;
  onDone: () => void;
}

function AcceptForm({ document: { id, version, empresa }, onDone }: FormProps) {
  const t = useTexts('managedDocuments');
  const ui = useTexts('ui');
  const send = useSend(acceptCompanyDocument, { invalidates: [listCompanyDocuments] });
  const form = useContractForm({
    schema: bodyOf(acceptCompanyDocument),
    initialValues: { id, version, caduca: null as string | null },
    onSubmit: async (body) => {
      await send.mutateAsync({ body });
      onDone();
    },
  });
  return (
    <DialogForm form={form} error={send.error} submitLabel={t('accept.confirm')} onCancel={onDone}>
      <p>{t('accept.text', { company: empresa })}</p>
      <DayField label={`${t('accept.caduca')} (${ui('optional')})`} {...form.getInputProps('caduca')} />
    </DialogForm>
  );
}

function ReturnForm({ document: { id, version, empresa }, onDone }: FormProps) {
  const t = useTexts('managedDocuments');
  const send = useSend(returnCompanyDocument, { invalidates: [listCompanyDocuments] });
  const form = useContractForm({
    schema: bodyOf(returnCompanyDocument),
    initialValues: { id, version, motivo: '' },
    onSubmit: async (body) => {
      await send.mutateAsync({ body });
      onDone();
    },
  });
  return (
    <DialogForm
      form={form}
      error={send.error}
      submitLabel={t('giveBack.confirm')}
      destructive
      onCancel={onDone}
    >
      <p>{t('giveBack.text', { company: empresa })}</p>
      <ReasonField label={t('giveBack.motivo')} {...form.getInputProps('motivo')} />
    </DialogForm>
  );
}
