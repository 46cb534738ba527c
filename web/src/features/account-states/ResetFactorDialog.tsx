import { TextInput } from '@mantine/core';
import type { ManagedAccount } from '@portal/contract/account-states';
import { listAccounts } from '@portal/contract/account-states';
import { listActs } from '@portal/contract/audit';
import { getSecondFactor, resetSecondFactor } from '@portal/contract/schemas/second-factor';
import { CurrentPassword } from '../../domain/proof/CurrentPassword.tsx';
import { type Sending, useCall, useSend } from '../../lib/api/calls.ts';
import { bodyOf, useContractForm } from '../../lib/forms/forms.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { CallView } from '../../ui/CallView.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogForm } from '../../ui/DialogForm.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';

interface Props {
  account: ManagedAccount;
  opened: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** Removes another manager's second factor, by the own code or, without one, the own password. */
export function ResetFactorDialog({ account, opened, onClose, onDone }: Props) {
  const t = useTexts('managing');
  const { idCuenta, nombre, apellidos } = account;
  const send = useSend(resetSecondFactor, {
    quiet: true,
    invalidates: [listAccounts, listActs],
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
      title={t('acts.resetFactor.title', { name: `${nombre} ${apellidos}` })}
      busy={send.isPending}
      closesOutside={false}
    >
      <OwnProof idCuenta={idCuenta} send={send} onCancel={leave} />
    </Dialog>
  );
}

interface FormProps {
  idCuenta: number;
  send: Sending<typeof resetSecondFactor>;
  onCancel: () => void;
}

function OwnProof(props: FormProps) {
  const query = useCall(getSecondFactor, {});
  return (
    <CallView query={query} skeleton={<Skeletons shape="row" count={1} />}>
      {({ activado, conPassword }) => (
        <ResetForm {...props} asked={activado === null ? (conPassword ? 'password' : 'nothing') : 'code'} />
      )}
    </CallView>
  );
}

function ResetForm({
  idCuenta,
  send,
  onCancel,
  asked,
}: FormProps & { asked: 'code' | 'password' | 'nothing' }) {
  const t = useTexts('managing');
  const factor = useTexts('secondFactor');
  const form = useContractForm({
    schema: bodyOf(resetSecondFactor).omit({ idCuenta: true }),
    initialValues: { codigo: '', passwordActual: '' },
    onSubmit: async (proof) => {
      await send.mutateAsync({ body: { idCuenta, ...proof } });
    },
  });
  return (
    <DialogForm
      form={form}
      error={send.error}
      submitLabel={t('acts.resetFactor.button')}
      destructive
      onCancel={onCancel}
    >
      <p>{t('acts.resetFactor.text')}</p>
      {asked === 'code' && (
        <TextInput
          label={factor('code.any')}
          description={factor('proof.codeHelp')}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          data-autofocus
          {...form.getInputProps('codigo')}
        />
      )}
      {asked === 'password' && <CurrentPassword {...form.getInputProps('passwordActual')} />}
    </DialogForm>
  );
}
