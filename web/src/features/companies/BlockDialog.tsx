import { listActs } from '@portal/contract/audit';
import { getManagedCompany, listContactsOfCompany, listManagedCompanies } from '@portal/contract/companies';
import { blockCompany } from '@portal/contract/schemas/companies';
import { useSend } from '../../lib/api/calls.ts';
import { bodyOf, useContractForm } from '../../lib/forms/forms.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogForm, ReasonField } from '../../ui/DialogForm.tsx';

export const changedByBlocking = [getManagedCompany, listManagedCompanies, listContactsOfCompany, listActs];

interface Props {
  idEmpresa: number;
  onClose: () => void;
}

/** Asks why a company is kept out: its contacts read it. */
export function BlockDialog({ opened, ...rest }: Props & { opened: boolean }) {
  const t = useTexts('companies');
  return (
    <Dialog opened={opened} onClose={rest.onClose} title={t('block.title')} size="lg">
      <BlockForm {...rest} />
    </Dialog>
  );
}

function BlockForm({ idEmpresa, onClose }: Props) {
  const t = useTexts('companies');
  const block = useSend(blockCompany, { quiet: true, invalidates: changedByBlocking, onSuccess: onClose });
  const form = useContractForm({
    schema: bodyOf(blockCompany).pick({ motivo: true }),
    initialValues: { motivo: '' },
    onSubmit: async ({ motivo }) => {
      await block.mutateAsync({ body: { idEmpresa, motivo } });
    },
  });
  return (
    <DialogForm
      form={form}
      error={block.error}
      submitLabel={t('block.confirm')}
      destructive
      onCancel={onClose}
    >
      <p>{t('block.text')}</p>
      <ReasonField label={t('block.reason')} {...form.getInputProps('motivo')} />
    </DialogForm>
  );
}
