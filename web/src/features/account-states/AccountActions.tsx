import { Button, Flex } from '@mantine/core';
import {
  blockAccount,
  carryOutLeave,
  closeManager,
  listAccounts,
  type ManagedAccount,
  unblockAccount,
  unlinkSignOn,
} from '@portal/contract/account-states';
import { listActs } from '@portal/contract/audit';
import { countPending } from '@portal/contract/validations';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Sending, useSend } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { showNotice } from '../../lib/notices/notices.ts';
import { useSession } from '../../lib/session/session.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { ScreenButton } from '../../ui/ScreenLink.tsx';
import { type AccountAction, actionsFor } from './account-actions.ts';
import { ResetFactorDialog } from './ResetFactorDialog.tsx';
import { TurnDownDialog } from './TurnDownDialog.tsx';

const destructive: ReadonlySet<AccountAction> = new Set(['block', 'unlink', 'close', 'carryOut', 'turnDown']);

interface Props {
  account: ManagedAccount;
  /** Whose account it is, which stays when a button goes. */
  heading: RefObject<HTMLElement | null>;
}

/** What a manager may do to an account, each asked again before it is done. */
export function AccountActions({ account, heading }: Props) {
  const t = useTexts('managing');
  const [asked, setAsked] = useState<AccountAction | null>(null);
  const close = () => setAsked(null);
  const name = `${account.nombre} ${account.apellidos}`;
  // Nobody acts on the own account.
  const isOwn = useSession()?.account === `Gestor:${account.idCuenta}`;
  const actions = isOwn ? [] : actionsFor(account);
  const noteDone = useFocusAfterAct(account, heading);
  const done = (act: AccountAction) => {
    noteDone();
    close();
    showNotice(t(`acts.${act}.done`, { name }));
  };
  return (
    <Flex wrap="wrap" gap="xs" align="flex-start" justify={{ md: 'flex-end' }}>
      {account.userType === 'Alumno' && account.estado === 'pendiente' && (
        <ScreenButton
          to="pendingStudent"
          params={{ id: account.idCuenta }}
          variant="default"
          data-size="xs"
          aria-label={t('accounts.reviewOf', { name })}
        >
          {t('accounts.review')}
        </ScreenButton>
      )}
      {actions.map((act) => (
        <Button
          key={act}
          variant="default"
          data-size="xs"
          aria-label={t(`acts.${act}.of`, { name })}
          onClick={() => setAsked(act)}
        >
          {t(`acts.${act}.button`)}
        </Button>
      ))}
      <Confirm act="block" endpoint={blockAccount} {...{ account, asked, close, done }} />
      <Confirm act="unblock" endpoint={unblockAccount} {...{ account, asked, close, done }} />
      <Confirm act="unlink" endpoint={unlinkSignOn} {...{ account, asked, close, done }} />
      <Confirm act="close" endpoint={closeManager} {...{ account, asked, close, done }} />
      <Confirm act="carryOut" endpoint={carryOutLeave} {...{ account, asked, close, done }} />
      <ResetFactorDialog
        account={account}
        opened={asked === 'resetFactor'}
        onClose={close}
        onDone={() => done('resetFactor')}
      />
      <TurnDownDialog
        account={account}
        opened={asked === 'turnDown'}
        onClose={close}
        onDone={() => done('turnDown')}
      />
    </Flex>
  );
}

/**
 * What was done takes its own button away, and the focus with it: that goes to whose account it is, or where the
 * account is no longer one of those listed, to the page's title.
 */
function useFocusAfterAct(
  { estado, solicitaBaja, conAccesoUnico, conSegundoFactor }: ManagedAccount,
  heading: RefObject<HTMLElement | null>,
): () => void {
  const hasActed = useRef(false);
  // At once, before the button of the dialog that fades has it back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the buttons go with the account's state
  useLayoutEffect(() => {
    if (hasActed.current) focusIfLost(heading.current);
    hasActed.current = false;
  }, [estado, solicitaBaja, conAccesoUnico, conSegundoFactor, heading]);
  useEffect(
    () => () => {
      if (hasActed.current) focusIfLost(document.querySelector<HTMLElement>('main h1[tabindex]'));
    },
    [],
  );
  return () => {
    hasActed.current = true;
  };
}

function focusIfLost(next: HTMLElement | null): void {
  if ((document.activeElement ?? document.body) === document.body) next?.focus({ preventScroll: true });
}

interface ConfirmProps {
  act: Exclude<AccountAction, 'turnDown' | 'resetFactor'>;
  endpoint:
    | typeof blockAccount
    | typeof unblockAccount
    | typeof unlinkSignOn
    | typeof closeManager
    | typeof carryOutLeave;
  account: ManagedAccount;
  asked: AccountAction | null;
  close: () => void;
  done: (act: AccountAction) => void;
}

function Confirm({ act, endpoint, account, asked, close, done }: ConfirmProps) {
  const t = useTexts('managing');
  const { idCuenta, nombre, apellidos } = account;
  const send: Sending<typeof endpoint> = useSend(endpoint, {
    quiet: true,
    invalidates: [listAccounts, countPending, listActs],
    onSuccess: () => done(act),
  });
  return (
    <ConfirmDialog
      opened={asked === act}
      title={t(`acts.${act}.title`, { name: `${nombre} ${apellidos}` })}
      confirmLabel={t(`acts.${act}.button`)}
      destructive={destructive.has(act)}
      busy={send.isPending}
      onConfirm={() => send.mutate({ body: { idCuenta } })}
      onCancel={() => {
        send.reset();
        close();
      }}
    >
      <p>{t(`acts.${act}.text`)}</p>
      <ErrorBanner error={send.error} />
    </ConfirmDialog>
  );
}
