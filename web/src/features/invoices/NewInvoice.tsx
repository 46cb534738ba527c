import { Box, Button, CloseButton, Group, NativeSelect, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { addDays } from '@portal/contract/days';
import type { Input } from '@portal/contract/endpoint';
import { lineTotal, totalsOf } from '@portal/contract/invoice-amounts';
import {
  getManagementFee,
  type InvoiceLine,
  listAccountsToBill,
  listInvoices,
} from '@portal/contract/invoices';
import { issueInvoice } from '@portal/contract/schemas/invoices';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { CompanySelect } from '../../domain/company/CompanySelect.tsx';
import { CallError } from '../../lib/api/call-error.ts';
import { useCall, useSend } from '../../lib/api/calls.ts';
import { bodyOf, useContractForm } from '../../lib/forms/forms.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { usePathTo } from '../../lib/routing/paths.ts';
import { Banner } from '../../ui/Banner.tsx';
import { CallView } from '../../ui/CallView.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { DayField } from '../../ui/DayField.tsx';
import { EntryList } from '../../ui/EntryList.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { OptionalLabel } from '../../ui/OptionalLabel.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Section } from '../../ui/Section.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { Text } from '../../ui/Text.tsx';
import { useEuros } from './useEuros.ts';

/** Days in which an invoice is due, unless the manager says otherwise. */
const usualDays = 30;
const mostLines = 20;

/** Issues an invoice, which begins with the management fee. */
export default function NewInvoice() {
  const t = useTexts('invoices');
  const query = useCall(getManagementFee, {});
  return (
    <>
      <PageHead title={t('new')} />
      <CallView query={query} skeleton={<Skeletons shape="row" count={4} />}>
        {({ lectura, importe, iva }) => (
          <InvoiceForm
            first={{
              clave: 0,
              concepto: t(lectura === 'porMes' ? 'form.perMonth' : 'form.perAgreement'),
              meses: lectura === 'porMes' ? 1 : null,
              importe,
            }}
            iva={iva}
          />
        )}
      </CallView>
    </>
  );
}

interface Line {
  /** Names it while others go. */
  clave: number;
  concepto: string;
  meses: number | string | null;
  importe: number | string;
}

type Body = Input<typeof issueInvoice>['body'];

/** What is not written yet counts for nothing. */
const countedOf = (value: number | string): number => (Number.isFinite(Number(value)) ? Number(value) : 0);
const asCounted = ({ concepto, meses, importe }: Line): InvoiceLine => ({
  concepto,
  meses: meses === null || meses === '' ? null : countedOf(meses),
  importe: countedOf(importe),
});

function InvoiceForm({ first, iva }: { first: Line; iva: number }) {
  const t = useTexts('invoices');
  const navigate = useNavigate();
  const pathTo = usePathTo();
  // Sent twice, the same form issues once.
  const [claveEnvio] = useState(() => crypto.randomUUID());
  const [companyId, setCompanyId] = useState<number | null>(null);
  const [asked, setAsked] = useState<Body | null>(null);
  const [lines, setLines] = useState([first.clave]);
  const send = useSend(issueInvoice, { invalidates: [listInvoices] });
  const form = useContractForm({
    schema: bodyOf(issueInvoice),
    initialValues: {
      claveEnvio,
      idEmpresa: null as number | null,
      idCuenta: null as number | null,
      lineas: [first],
      iva: iva as number | string,
      vencimiento: addDays(new Date().toLocaleDateString('sv'), usualDays) as string | null,
    },
    onSubmit: (body) => {
      setAsked(body);
      return undefined;
    },
  });
  const issue = async (body: Body) => {
    try {
      await send.mutateAsync({ body });
      void navigate(pathTo('invoices'));
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure;
      setAsked(null);
      form.showServerErrors(failure);
    }
  };
  const { error } = send;
  const company = form.getInputProps('idEmpresa');
  return (
    <form {...form.formProps}>
      <Stack gap="lg" maw="48rem">
        <Section title={t('form.empresa')}>
          <CompanySelect
            label={t('form.empresa')}
            description={t('form.empresaHelp')}
            max={1}
            data-path="idEmpresa"
            error={company.error}
            onChange={([id]) => {
              company.onChange(id ?? null);
              form.setFieldValue('idCuenta', null);
              setCompanyId(id ?? null);
            }}
            required
          />
          {companyId !== null && (
            <AccountSelect
              key={companyId}
              companyId={companyId}
              onChange={(id) => form.setFieldValue('idCuenta', id)}
            />
          )}
        </Section>
        <Section title={t('form.lines')}>
          <Stack gap="lg">
            {lines.map((key, place) => (
              <fieldset key={key}>
                <Group justify="space-between" mb="xs">
                  <Text component="legend" strong>
                    {t('form.line', { number: place + 1 })}
                  </Text>
                  {lines.length > 1 && (
                    <CloseButton
                      aria-label={t('form.removeLine', { number: place + 1 })}
                      onClick={() => {
                        form.removeListItem('lineas', place);
                        setLines((before) => before.filter((one) => one !== key));
                      }}
                    />
                  )}
                </Group>
                <Stack gap="sm">
                  <TextInput
                    key={form.key(`lineas.${place}.concepto`)}
                    label={t('form.concepto')}
                    required
                    {...form.getInputProps(`lineas.${place}.concepto`)}
                  />
                  <SimpleGrid cols={{ base: 1, xs: 2 }} data-level>
                    <NumberField
                      key={form.key(`lineas.${place}.meses`)}
                      kind="whole"
                      label={<OptionalLabel>{t('form.meses')}</OptionalLabel>}
                      description={t('form.mesesHelp')}
                      {...form.getInputProps(`lineas.${place}.meses`)}
                    />
                    <NumberField
                      key={form.key(`lineas.${place}.importe`)}
                      kind="money"
                      label={t('form.importe')}
                      required
                      {...form.getInputProps(`lineas.${place}.importe`)}
                    />
                  </SimpleGrid>
                </Stack>
              </fieldset>
            ))}
            {lines.length < mostLines && (
              <Group>
                <Button
                  variant="default"
                  leftSection={<IconPlus size={18} aria-hidden />}
                  onClick={() => {
                    const clave = Math.max(...lines) + 1;
                    form.insertListItem('lineas', { clave, concepto: '', meses: null, importe: '' });
                    setLines((before) => [...before, clave]);
                  }}
                >
                  {t('form.addLine')}
                </Button>
              </Group>
            )}
          </Stack>
        </Section>
        <Section title={t('form.total')}>
          <SimpleGrid cols={{ base: 1, xs: 2 }} data-level>
            <NumberField kind="decimal" label={t('form.iva')} required {...form.getInputProps('iva')} />
            <DayField label={t('form.vencimiento')} required {...form.getInputProps('vencimiento')} />
          </SimpleGrid>
          <Amounts lines={form.values.lineas.map(asCounted)} iva={countedOf(form.values.iva)} />
        </Section>
        <Text dim small>
          {t('form.told')}
        </Text>
        {error?.name === 'companyProblem' ? (
          <Banner meaning="wrong" urgent title={t('form.noAddress')} />
        ) : (
          <ErrorBanner error={error?.fields.length === 0 ? error : null} />
        )}
        <Group>
          <Button type="submit" loading={form.submitting}>
            {t('form.issue')}
          </Button>
        </Group>
      </Stack>
      <ConfirmDialog
        opened={asked !== null}
        title={t('ask.title')}
        confirmLabel={t('form.issue')}
        busy={send.isPending}
        onConfirm={() => void (asked !== null && issue(asked))}
        onCancel={() => setAsked(null)}
      >
        {asked !== null && <Asked body={asked} />}
      </ConfirmDialog>
    </form>
  );
}

/** What is about to be issued. */
function Asked({ body: { lineas, iva } }: { body: Body }) {
  const t = useTexts('invoices');
  const euros = useEuros();
  return (
    <>
      <EntryList dense flush aria-label={t('form.lines')}>
        {lineas.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike, and none moves
          <li key={place}>{t('ask.line', { item: line.concepto, amount: euros(lineTotal(line)) })}</li>
        ))}
      </EntryList>
      <Amounts lines={lineas} iva={iva} />
      <Text dim small>
        {t('form.told')}
      </Text>
    </>
  );
}

function Amounts({ lines, iva }: { lines: readonly InvoiceLine[]; iva: number }) {
  const t = useTexts('invoices');
  const euros = useEuros();
  const { base, cuota, total } = totalsOf(lines, iva);
  const facts = [
    { label: t('form.base'), value: euros(base) },
    { label: t('form.cuota'), value: euros(cuota) },
    { label: t('form.total'), value: <strong>{euros(total)}</strong> },
  ];
  return (
    <Box mt="md">
      <Facts facts={facts} />
    </Box>
  );
}

/** To which of its billing accounts, where it has any. */
function AccountSelect({
  companyId,
  onChange,
}: {
  companyId: number;
  onChange: (id: number | null) => void;
}) {
  const t = useTexts('invoices');
  const { data = [] } = useCall(listAccountsToBill, { params: { id: companyId } });
  if (data.length === 0) return null;
  return (
    <NativeSelect
      mt="md"
      label={t('form.cuenta')}
      onChange={({ currentTarget: { value } }) => onChange(value === '' ? null : Number(value))}
      data={[
        { value: '', label: t('form.ownData') },
        ...data.map(({ idCuenta, NombreFiscal, CIF }) => ({
          value: String(idCuenta),
          label: `${NombreFiscal} (${CIF})`,
        })),
      ]}
    />
  );
}
