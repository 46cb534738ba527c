import { Button, Group } from '@mantine/core';
import {
  type BillingAccount,
  listBillingAccounts,
  removeBillingAccount,
} from '@portal/contract/billing-accounts';
import { IconPlus, IconReceipt } from '@tabler/icons-react';
import { useState } from 'react';
import { BillingAccountForm } from '../../domain/billing-account/BillingAccountForm.tsx';
import { useCall, useSend } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { CallView } from '../../ui/CallView.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { EntryList } from '../../ui/EntryList.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { Section } from '../../ui/Section.tsx';
import { Text } from '../../ui/Text.tsx';

type Open = { what: 'form' | 'remove'; account?: BillingAccount };

/** To whom the invoices of the company are made out. */
export function BillingAccounts() {
  const t = useTexts('billingAccounts');
  const [open, setOpen] = useState<Open | null>(null);
  const query = useCall(listBillingAccounts, {});
  const close = () => setOpen(null);
  const add = (
    <Button
      variant="default"
      leftSection={<IconPlus size={18} aria-hidden />}
      onClick={() => setOpen({ what: 'form' })}
    >
      {t('add')}
    </Button>
  );
  return (
    <Section
      id="cuentas"
      title={t('title')}
      description={t('help')}
      action={query.data?.length ? add : undefined}
    >
      <CallView query={query}>
        {(accounts) =>
          accounts.length === 0 ? (
            <EmptyState icon={<IconReceipt size={24} aria-hidden />} title={t('empty.title')} action={add}>
              {t('empty.body')}
            </EmptyState>
          ) : (
            <EntryList flush>
              {accounts.map((account) => (
                <li key={account.idCuenta}>
                  <Account account={account} onOpen={(what) => setOpen({ what, account })} />
                </li>
              ))}
            </EntryList>
          )
        }
      </CallView>
      <Dialog
        opened={open?.what === 'form'}
        onClose={close}
        title={
          open?.account === undefined ? t('newTitle') : t('editTitle', { name: open.account.NombreFiscal })
        }
        size="lg"
        closesOutside={false}
      >
        {open?.what === 'form' && (
          <BillingAccountForm
            {...(open.account !== undefined && { account: open.account })}
            onAdded={close}
            onCancel={close}
          />
        )}
      </Dialog>
      {open?.what === 'remove' && open.account !== undefined && (
        <RemoveAccount account={open.account} onClose={close} />
      )}
    </Section>
  );
}

function Account({
  account,
  onOpen,
}: {
  account: BillingAccount;
  onOpen: (what: 'form' | 'remove') => void;
}) {
  const t = useTexts('billingAccounts');
  const {
    NombreFiscal: name,
    CIF,
    domicilioFiscal,
    cp,
    poblacion,
    Provincia,
    domicilioEnvioPostal,
  } = account;
  const place = [domicilioFiscal, `${cp} ${poblacion}`, Provincia].filter(Boolean).join(', ');
  return (
    <Group justify="space-between" gap="0.5rem 1rem">
      <div>
        <Text strong>{name}</Text>
        <Text dim small>
          {CIF} · {place}
        </Text>
        {domicilioEnvioPostal !== null && (
          <Text dim small>
            {t('byPost', { address: domicilioEnvioPostal })}
          </Text>
        )}
      </div>
      <Group gap="xs">
        <Button
          variant="default"
          size="sm"
          aria-label={`${t('edit')}: ${name}`}
          onClick={() => onOpen('form')}
        >
          {t('edit')}
        </Button>
        <Button
          variant="subtle"
          color="gray"
          size="sm"
          aria-label={`${t('remove')}: ${name}`}
          onClick={() => onOpen('remove')}
        >
          {t('remove')}
        </Button>
      </Group>
    </Group>
  );
}

function RemoveAccount({ account, onClose }: { account: BillingAccount; onClose: () => void }) {
  const t = useTexts('billingAccounts');
  const remove = useSend(removeBillingAccount, { invalidates: [listBillingAccounts], onSuccess: onClose });
  return (
    <ConfirmDialog
      opened
      title={t('removeTitle', { name: account.NombreFiscal })}
      confirmLabel={t('removeConfirm')}
      destructive
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ body: { idCuenta: account.idCuenta } })}
      onCancel={onClose}
    >
      <p>{t('removeBody')}</p>
      <ErrorBanner error={remove.error} />
    </ConfirmDialog>
  );
}
