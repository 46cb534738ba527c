import { Button, Group, Stack, Textarea } from '@mantine/core';
import { listAccounts, type ManagedAccount, turnDownLeave } from '@portal/contract/schemas/account-states';
import { countPending } from '@portal/contract/validations';
import { CallError } from '../../lib/api/call-error.ts';
import { type Sending, useSend } from '../../lib/api/calls.ts';
import { bodyOf, useContractForm } from '../../lib/forms/forms.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';

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
  const ui = useTexts('ui');
  const form = useContractForm({
    schema: bodyOf(turnDownLeave).pick({ motivo: true }),
    initialValues: { motivo: '' },
    onSubmit: async ({ motivo }) => {
      try {
        await send.mutateAsync({ body: { idCuenta, motivo } });
      } catch (failure) {
        if (!(failure instanceof CallError)) throw failure;
        form.showServerErrors(failure);
      }
    },
  });
  const { error } = send;
  return (
    <form {...form.formProps}>
      <Stack>
        <p>{t('acts.turnDown.text')}</p>
        <Textarea
          label={t('acts.turnDown.reason')}
          autosize
          minRows={3}
          maxRows={10}
          data-autofocus
          {...form.getInputProps('motivo')}
        />
        {error !== null && error.fields.length === 0 && <ErrorBanner error={error} />}
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel} disabled={send.isPending}>
            {ui('cancel')}
          </Button>
          <Button type="submit" color="red" loading={send.isPending}>
            {t('acts.turnDown.button')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
