import { Anchor, Button, Group, NativeSelect, Space, Title } from '@mantine/core';
import { exportInvoices, invoiceStates, listInvoices, type ManagedInvoice } from '@portal/contract/invoices';
import { IconReceipt } from '@tabler/icons-react';
import { useState } from 'react';
import { invoiceMeaning } from '../../domain/invoice/invoice-meaning.ts';
import { useCall, useSend } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { useListParams } from '../../lib/routing/useListParams.ts';
import { Row } from '../../ui/EntryList.tsx';
import { ExportButtons } from '../../ui/ExportButtons.tsx';
import { FilteredList, NothingFound } from '../../ui/FilteredList.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { ScreenButton, ScreenLink } from '../../ui/ScreenLink.tsx';
import { SearchBar } from '../../ui/SearchBar.tsx';
import { StateBadge } from '../../ui/StateBadge.tsx';
import { StateFilter } from '../../ui/StateFilter.tsx';
import { Text } from '../../ui/Text.tsx';
import { type InvoiceAct, InvoiceDialog } from './InvoiceDialog.tsx';
import { useEuros } from './useEuros.ts';

const rowsPerPage = 25;
const firstYear = 2020;
const years = (): string[] => {
  const last = new Date().getFullYear();
  return Array.from({ length: last - firstYear + 1 }, (_, index) => String(last - index));
};

/** All invoices, the newest first. */
export default function Invoices() {
  const t = useTexts('invoices');
  const euros = useEuros();
  const { get, page, set, turn } = useListParams();
  const texto = get('texto');
  const estado = invoiceStates.find((state) => state === get('estado')) ?? null;
  const anyo = /^2\d{3}$/.test(get('anyo')) ? Number(get('anyo')) : null;
  const sent = {
    ...(texto !== '' && { texto }),
    ...(estado !== null && { estado }),
    ...(anyo !== null && { anyo }),
  };
  const query = useCall(
    listInvoices,
    { query: { pagina: page, porPagina: rowsPerPage, ...sent } },
    { keepPrevious: true },
  );
  const [acting, setActing] = useState<{ act: InvoiceAct; invoice: ManagedInvoice } | null>(null);
  const isFiltered = Object.keys(sent).length > 0;
  return (
    <>
      <PageHead
        title={t('title')}
        context={t('context')}
        action={<ScreenButton to="newInvoice">{t('new')}</ScreenButton>}
      />
      <Group gap="0.5rem 1.5rem" mb="md">
        <ScreenLink to="invoiceImport">{t('import')}</ScreenLink>
        <ScreenLink to="managementFee">{t('fee')}</ScreenLink>
      </Group>
      <SearchBar
        text={texto}
        onSearch={(text) => set({ texto: text })}
        label={t('filters.texto')}
        submitLabel={t('filters.submit')}
      >
        {(typed) => (
          <NativeSelect
            label={t('filters.anyo')}
            value={anyo ?? ''}
            onChange={({ currentTarget: { value } }) => set({ texto: typed, anyo: value })}
            data={[{ value: '', label: t('filters.anyYear') }, ...years()]}
          />
        )}
      </SearchBar>
      <FilteredList
        query={query}
        label={t('title')}
        page={page}
        pageSize={rowsPerPage}
        turn={turn}
        above={({ porEstado }) => (
          <>
            <Space h="md" />
            <StateFilter
              label={t('filters.estado')}
              anyLabel={t('filters.any')}
              value={estado}
              onChange={(state) => set({ estado: state })}
              states={invoiceStates}
              labelOf={(state) => t(`states.${state}`)}
              counts={porEstado.map(({ estado: value, numTotal: count }) => ({ value, count }))}
            />
          </>
        )}
        countOf={({ numTotal, importeTotal }) => t('found', { count: numTotal, amount: euros(importeTotal) })}
        actions={<Export filters={sent} />}
        nothing={
          <NothingFound icon={<IconReceipt size={28} />} isFiltered={isFiltered} all="invoices" textOf={t} />
        }
        rowsOf={({ facturas }) =>
          facturas.map((invoice) => ({
            id: invoice.id,
            row: <InvoiceRow invoice={invoice} onAct={(act) => setActing({ act, invoice })} />,
          }))
        }
      />
      <InvoiceDialog
        act={acting?.act ?? null}
        invoice={acting?.invoice ?? null}
        onClose={() => setActing(null)}
      />
    </>
  );
}

type Filters = Omit<NonNullable<Parameters<ReturnType<typeof useExport>['mutate']>[0]>['body'], 'formato'>;

const useExport = () =>
  useSend(exportInvoices, { quiet: true, onSuccess: ({ url }) => window.location.assign(url) });

function Export({ filters }: { filters: Filters }) {
  const t = useTexts('invoices');
  const send = useExport();
  return (
    <ExportButtons
      labelOf={(formato) => t(`export.${formato}`)}
      making={send.isPending ? send.variables.body.formato : null}
      error={send.error}
      onExport={(formato) => send.mutate({ body: { formato, ...filters } })}
    />
  );
}

function InvoiceRow({ invoice, onAct }: { invoice: ManagedInvoice; onAct: (act: InvoiceAct) => void }) {
  const t = useTexts('invoices');
  const euros = useEuros();
  const { day } = useFormat();
  const { numero, estado, documento, rectificaA, rectificadaPor } = invoice;
  const isOpen = estado === 'emitida' || estado === 'vencida';
  return (
    <Row stacked columns={{ wide: 'minmax(0, 5fr) minmax(0, 4fr) 8rem minmax(0, 6fr)' }}>
      <div>
        <Title order={2} size="h3">
          {numero}
        </Title>
        <Text small>{invoice.empresa}</Text>
        <Text dim small>
          {[
            day(invoice.fecha),
            invoice.concepto,
            rectificaA && t('rectifies', { number: rectificaA }),
            rectificadaPor && t('rectifiedBy', { number: rectificadaPor }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </div>
      <div>
        <Text strong>{euros(invoice.total)}</Text>
        <Text dim small>
          {t('amounts', { base: euros(invoice.base), tax: euros(invoice.cuota), percent: invoice.iva })}
        </Text>
        <Text dim small>
          {invoice.pagada !== null
            ? t('paidOn', { day: day(invoice.pagada) })
            : rectificaA === null && t('due', { day: day(invoice.vencimiento) })}
        </Text>
      </div>
      <Group>
        <StateBadge meaning={invoiceMeaning[estado]}>{t(`states.${estado}`)}</StateBadge>
      </Group>
      <Group gap="0.5rem 1rem">
        {documento && (
          <Anchor href={documento.url} target="_blank" aria-label={t('downloadOf', { number: numero })}>
            {t('download')}
          </Anchor>
        )}
        {isOpen && rectificaA === null && (
          <Button
            data-size="xs"
            variant="default"
            aria-label={t('pay.of', { number: numero })}
            onClick={() => onAct('pay')}
          >
            {t('pay.button')}
          </Button>
        )}
        {estado === 'pagada' && (
          <Button
            data-size="xs"
            variant="default"
            aria-label={t('unpay.of', { number: numero })}
            onClick={() => onAct('unpay')}
          >
            {t('unpay.button')}
          </Button>
        )}
        {documento && estado !== 'anulada' && rectificaA === null && (
          <Button
            data-size="xs"
            variant="subtle"
            color="red"
            aria-label={t('void.of', { number: numero })}
            onClick={() => onAct('void')}
          >
            {t('void.button')}
          </Button>
        )}
      </Group>
    </Row>
  );
}
