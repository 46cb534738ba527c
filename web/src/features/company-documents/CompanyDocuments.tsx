import { Button, Group, Space, Title } from '@mantine/core';
import {
  companyDocumentStates,
  listCompanyDocuments,
  type ManagedDocument,
  withdrawCompanyDocument,
} from '@portal/contract/company-documents';
import { IconFiles } from '@tabler/icons-react';
import { useState } from 'react';
import { documentMeaning } from '../../domain/company-document/document-meaning.ts';
import { useCall, useSend } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Row } from '../../ui/EntryList.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { FilteredList, NothingFound } from '../../ui/FilteredList.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { StateBadge } from '../../ui/StateBadge.tsx';
import { StateFilter } from '../../ui/StateFilter.tsx';
import { Text } from '../../ui/Text.tsx';
import { AskDialog } from './AskDialog.tsx';
import { DecideDialog, type Decision } from './DecideDialog.tsx';
import { DocumentFilters } from './DocumentFilters.tsx';
import { DownloadLink } from './DocumentRow.tsx';
import { DocumentWords } from './DocumentWords.tsx';
import { rowsPerPage, sentOf, useDocumentSearch } from './useDocumentSearch.ts';

type Act = Decision | 'withdraw';

/** The documents of all companies, those that await a decision first. */
export default function CompanyDocuments() {
  const t = useTexts('managedDocuments');
  const words = useTexts('companyDocuments');
  const { search, page, set, turn } = useDocumentSearch();
  const sent = sentOf(search);
  const query = useCall(
    listCompanyDocuments,
    { query: { pagina: page, porPagina: rowsPerPage, ...sent } },
    { keepPrevious: true },
  );
  const [asks, setAsks] = useState(false);
  const [acting, setActing] = useState<{ act: Act; document: ManagedDocument } | null>(null);
  const isFiltered = Object.keys(sent).length > 0;
  const close = () => setActing(null);
  return (
    <>
      <PageHead
        title={t('title')}
        context={t('context')}
        action={<Button onClick={() => setAsks(true)}>{t('ask')}</Button>}
      />
      <DocumentFilters label={t('texto')} search={search} onSearch={set} />
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
              label={words('filters.estado')}
              anyLabel={words('filters.any')}
              value={search.estado}
              onChange={(estado) => set({ estado })}
              states={companyDocumentStates}
              labelOf={(state) => words(`states.${state}`)}
              counts={porEstado.map(({ estado: value, numTotal: count }) => ({ value, count }))}
            />
          </>
        )}
        countOf={({ numTotal }) => words('found', { count: numTotal })}
        nothing={
          <NothingFound
            icon={<IconFiles size={28} />}
            isFiltered={isFiltered}
            all="companyDocuments"
            textOf={(key) => (key === 'emptyText' || key === 'noneText' ? t(key) : words(key))}
          />
        }
        rowsOf={({ documentos }) =>
          documentos.map((document) => ({
            id: document.id,
            row: <ManagedRow document={document} onAct={(act) => setActing({ act, document })} />,
          }))
        }
      />
      <AskDialog opened={asks} onClose={() => setAsks(false)} />
      <DecideDialog
        decision={acting !== null && acting.act !== 'withdraw' ? acting.act : null}
        document={acting?.document ?? null}
        onClose={close}
      />
      <WithdrawDialog document={acting?.act === 'withdraw' ? acting.document : null} onClose={close} />
    </>
  );
}

function ManagedRow({ document, onAct }: { document: ManagedDocument; onAct: (act: Act) => void }) {
  const t = useTexts('managedDocuments');
  const words = useTexts('companyDocuments');
  const { nombre, empresa, estado, documento } = document;
  const name = `${nombre}, ${empresa}`;
  return (
    <Row stacked columns={{ wide: 'minmax(0, 6fr) minmax(0, 2fr) minmax(0, 5fr)' }}>
      <div>
        <Title order={2} size="h3">
          {nombre}
        </Title>
        <Text small>{empresa}</Text>
        <DocumentWords document={document} />
      </div>
      <Group>
        <StateBadge meaning={documentMeaning[estado]}>{words(`states.${estado}`)}</StateBadge>
      </Group>
      <Group gap="0.5rem 1rem">
        {documento && <DownloadLink url={documento.url} name={name} />}
        {estado === 'entregado' && (
          <>
            <Button data-size="xs" aria-label={t('accept.of', { name })} onClick={() => onAct('accept')}>
              {t('accept.button')}
            </Button>
            <Button
              data-size="xs"
              variant="default"
              aria-label={t('giveBack.of', { name })}
              onClick={() => onAct('giveBack')}
            >
              {t('giveBack.button')}
            </Button>
          </>
        )}
        {estado === 'pendiente' && (
          <Button
            data-size="xs"
            variant="subtle"
            aria-label={t('withdraw.of', { name })}
            onClick={() => onAct('withdraw')}
          >
            {t('withdraw.button')}
          </Button>
        )}
      </Group>
    </Row>
  );
}

function WithdrawDialog({ document, onClose }: { document: ManagedDocument | null; onClose: () => void }) {
  const t = useTexts('managedDocuments');
  const send = useSend(withdrawCompanyDocument, {
    invalidates: [listCompanyDocuments],
    onSuccess: onClose,
  });
  return (
    <ConfirmDialog
      opened={document !== null}
      onCancel={onClose}
      title={t('withdraw.button')}
      confirmLabel={t('withdraw.button')}
      destructive
      busy={send.isPending}
      onConfirm={() => document && send.mutate({ body: { id: document.id } })}
    >
      {t('withdraw.text', { company: document?.empresa ?? '', name: document?.nombre ?? '' })}
      <ErrorBanner error={send.error} />
    </ConfirmDialog>
  );
}
