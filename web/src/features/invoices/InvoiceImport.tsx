import { Button, FileButton, NativeSelect, SimpleGrid, Stack } from '@mantine/core';
import {
  applyInvoiceImport,
  checkInvoiceImport,
  getInvoiceImport,
  invoiceImportFields,
  listInvoices,
  uploadInvoiceImport,
} from '@portal/contract/invoices';
import { IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { useCall, useSend } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useSentences } from '../../lib/i18n/status-texts.ts';
import { useListParams } from '../../lib/routing/useListParams.ts';
import { Banner } from '../../ui/Banner.tsx';
import { CallView } from '../../ui/CallView.tsx';
import { EntryList } from '../../ui/EntryList.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Section } from '../../ui/Section.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { StateBadge } from '../../ui/StateBadge.tsx';
import { useEuros } from './useEuros.ts';

function contentOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => (typeof reader.result === 'string' ? resolve(reader.result) : reject(reader.error));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

const extensionOf = (name: string): 'xlsx' | 'csv' | undefined =>
  (['xlsx', 'csv'] as const).find((extension) => name.toLowerCase().endsWith(`.${extension}`));

/** Reads a spreadsheet of the accounting, says what it would change, and applies it. */
export default function InvoiceImport() {
  const t = useTexts('invoices');
  const { get, set } = useListParams();
  const id = /^\d{1,9}$/.test(get('id')) ? Number(get('id')) : null;
  return (
    <>
      <PageHead title={t('import')} context={t('importPage.context')} />
      <Stack gap="lg" maw="60rem">
        <Upload onRead={(read) => set({ id: String(read) })} />
        {id !== null && <Checked key={id} id={id} />}
      </Stack>
    </>
  );
}

function Upload({ onRead }: { onRead: (id: number) => void }) {
  const t = useTexts('invoices');
  const fields = useSentences()?.fields;
  const [refused, setRefused] = useState<string | null>(null);
  const send = useSend(uploadInvoiceImport, { quiet: true, onSuccess: ({ id }) => onRead(id) });
  const take = async (file: File | null) => {
    if (file === null) return;
    const extension = extensionOf(file.name);
    setRefused(extension === undefined ? (fields?.fileType ?? null) : null);
    if (extension === undefined) return;
    const fichero = {
      ficheroB64: await contentOf(file),
      extension_adjunto: extension,
      nombre: file.name.slice(-200),
    };
    send.mutate({ body: { fichero } });
  };
  const problem = refused ?? send.error?.fields[0]?.mensaje ?? null;
  return (
    <Section title={t('importPage.upload')} description={t('importPage.uploadText')}>
      <Stack gap="sm" align="flex-start">
        <FileButton onChange={take} accept=".xlsx,.csv">
          {(props) => (
            <Button {...props} leftSection={<IconUpload size={18} aria-hidden />} loading={send.isPending}>
              {t('importPage.choose')}
            </Button>
          )}
        </FileButton>
        {problem !== null && <Banner meaning="wrong" urgent title={problem} />}
        {problem === null && <ErrorBanner error={send.error} />}
      </Stack>
    </Section>
  );
}

function Checked({ id }: { id: number }) {
  const t = useTexts('invoices');
  const euros = useEuros();
  const query = useCall(getInvoiceImport, { params: { id } });
  const check = useSend(checkInvoiceImport, { quiet: true, invalidates: [getInvoiceImport] });
  const apply = useSend(applyInvoiceImport, { invalidates: [getInvoiceImport, listInvoices] });
  return (
    <CallView query={query} skeleton={<Skeletons shape="row" count={3} />}>
      {({ nombre, aplicada, columnas, campos, numErrores, errores, resumen }) => (
        <>
          {!aplicada && (
            <Section title={t('importPage.columns')} description={nombre}>
              <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} data-level>
                {invoiceImportFields.map((field) => (
                  <NativeSelect
                    key={field}
                    label={t(`importPage.fields.${field}`)}
                    value={campos[field] === undefined ? '' : String(campos[field])}
                    disabled={check.isPending}
                    onChange={({ currentTarget: { value } }) => {
                      const { [field]: _before, ...others } = campos;
                      const chosen = value === '' ? others : { ...others, [field]: Number(value) };
                      check.mutate({ body: { id, campos: chosen } });
                    }}
                    data={[
                      { value: '', label: t('importPage.noColumn') },
                      ...columnas.map((label, place) => ({ value: String(place), label })),
                    ]}
                  />
                ))}
              </SimpleGrid>
              <ErrorBanner error={check.error} />
            </Section>
          )}
          <Section title={t(aplicada ? 'importPage.applied' : 'importPage.result')}>
            <Stack gap="sm" align="flex-start">
              <StateBadge meaning={aplicada ? 'good' : 'info'}>
                {t('importPage.summary', {
                  news: resumen.nuevas,
                  changed: resumen.cambiadas,
                  same: resumen.iguales,
                })}
              </StateBadge>
              {resumen.nuevas > 0 && resumen.importes && (
                <p>
                  {t('importPage.amounts', {
                    base: euros(resumen.importes.base),
                    tax: euros(resumen.importes.cuota),
                    total: euros(resumen.importes.total),
                  })}
                </p>
              )}
              {numErrores > 0 && (
                <>
                  <Banner meaning="wrong" title={t('importPage.errors', { count: numErrores })} />
                  <EntryList dense flush>
                    {errores.map(({ fila, campo, mensaje }) => (
                      <li key={`${fila} ${campo}`}>
                        {t('importPage.row', {
                          row: fila,
                          field: t(`importPage.fields.${campo}`),
                          problem: mensaje,
                        })}
                      </li>
                    ))}
                  </EntryList>
                </>
              )}
              <ErrorBanner error={apply.error} />
              {!aplicada && numErrores === 0 && (
                <Button loading={apply.isPending} onClick={() => apply.mutate({ body: { id } })}>
                  {t('importPage.apply')}
                </Button>
              )}
            </Stack>
          </Section>
        </>
      )}
    </CallView>
  );
}
