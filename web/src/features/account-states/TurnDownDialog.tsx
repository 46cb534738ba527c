import { listAccounts, type ManagedAccount, turnDownLeave } from '@portal/contract/schemas/account-states';
import { countPending } from '@portal/contract/validations';
import { type Sending, useSend } from '../../lib/api/calls.ts';
import { bodyOf, useContractForm } from '../../lib/forms/forms.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogForm, ReasonField } from '../../ui/DialogForm.tsx';

interface Props {
  account: ManagedAccount;
  opened: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** Asks why a request to leave is turned down: the person will read it. */
export function TurnDownDialog({ account, opened, onClose, onDone }: Props) {
  const t = useTexts('managing');
  const { idCuenta, nombre, apellidos } = account;
  const send = useSend(turnDownLeave, {
    quiet: true,
    invalidates: [listAccounts, countPending],
    onSuccess: onDone,
  });
  const leave = () => {
    send.reset();
    onClose();
  };
  return (
    <Dialog
      opened={opened}
      onClose={leave}
      title={t('acts.turnDown.title', { name: `${nombre} ${apellidos}` })}
      busy={send.isPending}
      closesOutside={false}
    >
      <TurnDownForm idCuenta={idCuenta} send={send} onCancel={leave} />
    </Dialog>
  );
}

interface FormProps {
  idCuenta: number;
  send: Sending<typeof turnDownLeave>;
  onCancel: () => void;
}

function TurnDownForm({ idCuenta, send, onCancel }: FormProps) {
  const t = useTexts('managing');
  const form = useContractForm({
    schema: bodyOf(turnDownLeave).pick({ motivo: true }),
    initialValues: { motivo: '' },
    onSubmit: async ({ motivo }) => {
      await send.mutateAsync({ body: { idCuenta, motivo } });
    },
  });
  return (
    <DialogForm
      form={form}
      error={send.error}
      submitLabel={t('acts.turnDown.button')}
      destructive
      onCancel={onCancel}
    >
      <p>{t('acts.turnDown.text')}</p>
      <ReasonField label={t('acts.turnDown.reason')} {...form.getInputProps('motivo')} />
    </DialogForm>
  );
}
