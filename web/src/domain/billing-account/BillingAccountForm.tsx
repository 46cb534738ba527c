import { Button, Checkbox, Group, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { type BillingAccount, listBillingAccounts } from '@portal/contract/billing-accounts';
import { spain } from '@portal/contract/places';
import {
  addBillingAccount,
  billingData,
  editBillingAccount,
} from '@portal/contract/schemas/billing-accounts';
import { CallError } from '../../lib/api/call-error.ts';
import { useSend } from '../../lib/api/calls.ts';
import { useContractForm } from '../../lib/forms/forms.ts';
import { withinForm } from '../../lib/forms/within-form.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { SearchSelect } from '../../ui/SearchSelect.tsx';
import { useCatalogue } from '../catalogue/catalogue.ts';

interface Props {
  /** Left out of a new one. */
  account?: BillingAccount;
  onAdded: (idCuenta: number) => void;
  onCancel: () => void;
}

const valuesOf = (account: BillingAccount | undefined) => ({
  NombreFiscal: account?.NombreFiscal ?? '',
  CIF: account?.CIF ?? '',
  domicilioFiscal: account?.domicilioFiscal ?? '',
  idPais: (account?.idPais ?? spain) as number | null,
  idProvincia: account?.idProvincia ?? null,
  provincia: account?.provincia ?? '',
  poblacion: account?.poblacion ?? '',
  cp: account?.cp ?? '',
  requiereEnvioPostalFacturas: account?.requiereEnvioPostalFacturas ?? false,
  domicilioEnvioPostal: account?.domicilioEnvioPostal ?? '',
});

type Field = keyof ReturnType<typeof valuesOf>;

/** Adds a billing account to the company of the session, or changes one; it may stand inside of another form. */
export function BillingAccountForm({ account, onAdded, onCancel }: Props) {
  const t = useTexts('billingAccounts');
  const ui = useTexts('ui');
  const { options } = useCatalogue();
  const add = useSend(addBillingAccount, { invalidates: [listBillingAccounts] });
  const edit = useSend(editBillingAccount, { invalidates: [listBillingAccounts] });
  const sending = account === undefined ? add : edit;
  const form = useContractForm({
    schema: billingData,
    initialValues: valuesOf(account),
    onSubmit: async (body) => {
      try {
        if (account === undefined) {
          onAdded((await add.mutateAsync({ body })).datos.idCuenta);
          return;
        }
        const { idCuenta, version } = account;
        await edit.mutateAsync({ body: { ...body, idCuenta, version } });
        onAdded(idCuenta);
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        form.showServerErrors(error);
      }
    },
  });
  const field = (name: Field) => ({ label: t(`fields.${name}`), ...form.getInputProps(name) });
  const { idPais, requiereEnvioPostalFacturas: byPost } = form.getValues();
  return (
    <form {...withinForm(form.formProps)}>
      <Stack>
        <SimpleGrid cols={{ base: 1, xs: 2 }} data-level>
          <TextInput data-autofocus autoComplete="off" {...field('NombreFiscal')} />
          <TextInput autoComplete="off" spellCheck={false} {...field('CIF')} />
        </SimpleGrid>
        <TextInput autoComplete="off" {...field('domicilioFiscal')} />
        <SimpleGrid cols={{ base: 1, xs: 2 }} data-level>
          <TextInput autoComplete="off" {...field('cp')} />
          <TextInput autoComplete="off" {...field('poblacion')} />
          <SearchSelect options={options('paises')} {...field('idPais')} />
          {(idPais ?? spain) === spain ? (
            <SearchSelect options={options('provincias')} {...field('idProvincia')} />
          ) : (
            <TextInput autoComplete="off" {...field('provincia')} />
          )}
        </SimpleGrid>
        <Checkbox
          label={t('fields.requiereEnvioPostalFacturas')}
          {...form.getInputProps('requiereEnvioPostalFacturas', { type: 'checkbox' })}
        />
        {byPost && <TextInput autoComplete="off" {...field('domicilioEnvioPostal')} />}
        <ErrorBanner error={sending.error} />
        <Group gap="xs" justify="flex-end">
          <Button variant="default" onClick={onCancel} disabled={sending.isPending}>
            {ui('cancel')}
          </Button>
          <Button type="submit" loading={sending.isPending}>
            {t('save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
