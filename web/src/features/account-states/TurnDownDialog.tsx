import { Button, Group, Modal, Stack, Textarea } from '@mantine/core';
import { listAccounts, type ManagedAccount, turnDownLeave } from '@portal/contract/account-states';
import { CallError } from '../../lib/call-error.ts';
import { useSend } from '../../lib/calls.ts';
import { bodyOf, useContractForm } from '../../lib/forms.ts';
import { useTexts } from '../../lib/i18n.ts';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';

interface Props {
  account: ManagedAccount;
  opened: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** Asks why a request to leave is turned down: the person will read it. */
export function TurnDownDialog({ opened, ...rest }: Props) {
  const t = useTexts('managing');
  const ui = useTexts('ui');
  const { nombre, apellidos } = rest.account;
  return (
    <Modal
      opened={opened}
      onClose={rest.onClose}
      title={t('acts.turnDown.title', { name: `${nombre} ${apellidos}` })}
      closeButtonProps={{ 'aria-label': ui('close') }}
    >
      <TurnDownForm {...rest} />
    </Modal>
  );
}

function TurnDownForm({ account: { idCuenta }, onClose, onDone }: Omit<Props, 'opened'>) {
  const t = useTexts('managing');
  const ui = useTexts('ui');
  const send = useSend(turnDownLeave, { quiet: true, invalidates: [listAccounts], onSuccess: onDone });
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
          <Button variant="default" onClick={onClose} disabled={send.isPending}>
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
