import { Space, Stack } from '@mantine/core';
import {
  type CompanyDocument,
  companyDocumentStates,
  getDocumentation,
  removeCompanyDocument,
} from '@portal/contract/company-documents';
import { IconFiles } from '@tabler/icons-react';
import { useState } from 'react';
import { OwnAgreements } from '../../domain/agreement/OwnAgreements.tsx';
import { useCall, useSend } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { CallView } from '../../ui/CallView.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { NothingFound, PagedRows } from '../../ui/FilteredList.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { ListCount } from '../../ui/SearchBar.tsx';
import { Section } from '../../ui/Section.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { StateFilter } from '../../ui/StateFilter.tsx';
import { DocumentFilters } from './DocumentFilters.tsx';
import { DocumentRow } from './DocumentRow.tsx';
import { OwnInvoices } from './OwnInvoices.tsx';
import { OwnProgrammeDocuments } from './OwnProgrammeDocuments.tsx';
import { ToDo } from './ToDo.tsx';
import { UploadMany } from './UploadMany.tsx';
import { rowsPerPage, sentOf, useDocumentSearch } from './useDocumentSearch.ts';
import { ZipSelection } from './ZipSelection.tsx';

/** All that a company has to hand in, has handed in, and is given. */
export default function Documentation() {
  const t = useTexts('companyDocuments');
  const { search, page, set, turn } = useDocumentSearch();
  const sent = sentOf(search);
  const query = useCall(
    getDocumentation,
    { query: { pagina: page, porPagina: rowsPerPage, ...sent } },
    { keepPrevious: true },
  );
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set());
  const [removed, setRemoved] = useState<CompanyDocument | null>(null);
  const mark = (id: number, isMarked: boolean) =>
    setMarked((before) => new Set(isMarked ? [...before, id] : [...before].filter((one) => one !== id)));
  const isFiltered = Object.keys(sent).length > 0;
  return (
    <>
      <PageHead title={t('title')} context={t('context')} />
      <Stack gap="lg">
        <CallView query={query} skeleton={<Skeletons shape="row" count={6} />}>
          {({ porHacer, numPorHacer, documentos, numTotal, porEstado }) => (
            <>
              <ToDo documents={porHacer} total={numPorHacer} />
              <Section title={t('documents')}>
                <DocumentFilters label={t('filters.texto')} search={search} onSearch={set} />
                <Space h="md" />
                <StateFilter
                  label={t('filters.estado')}
                  anyLabel={t('filters.any')}
                  value={search.estado}
                  onChange={(estado) => set({ estado })}
                  states={companyDocumentStates}
                  labelOf={(state) => t(`states.${state}`)}
                  counts={porEstado.map(({ estado: value, numTotal: count }) => ({ value, count }))}
                />
                <ListCount count={t('found', { count: numTotal })}>
                  {numTotal > 0 && <ZipSelection ids={[...marked]} />}
                </ListCount>
                <PagedRows
                  label={t('documents')}
                  flush
                  page={page}
                  pageSize={rowsPerPage}
                  turn={turn}
                  total={numTotal}
                  nothing={
                    <NothingFound
                      icon={<IconFiles size={28} />}
                      isFiltered={isFiltered}
                      all="documentation"
                      textOf={t}
                    />
                  }
                  rows={documentos.map((document) => ({
                    id: document.id,
                    row: (
                      <DocumentRow
                        document={document}
                        marked={marked.has(document.id)}
                        onMark={(isMarked) => mark(document.id, isMarked)}
                        onRemove={() => setRemoved(document)}
                      />
                    ),
                  }))}
                />
              </Section>
            </>
          )}
        </CallView>
        <OwnAgreements />
        <OwnProgrammeDocuments />
        <UploadMany />
        <OwnInvoices />
      </Stack>
      <RemoveDialog
        document={removed}
        onClose={() => setRemoved(null)}
        onRemoved={(id) => {
          mark(id, false);
          setRemoved(null);
        }}
      />
    </>
  );
}

interface RemoveProps {
  document: CompanyDocument | null;
  onClose: () => void;
  onRemoved: (id: number) => void;
}

function RemoveDialog({ document, onClose, onRemoved }: RemoveProps) {
  const t = useTexts('companyDocuments');
  const send = useSend(removeCompanyDocument, {
    invalidates: [getDocumentation],
    onSuccess: (_, { body: { id } }) => onRemoved(Number(id)),
  });
  return (
    <ConfirmDialog
      opened={document !== null}
      onCancel={onClose}
      title={t('remove.title')}
      confirmLabel={t('remove.confirm')}
      destructive
      busy={send.isPending}
      onConfirm={() => document && send.mutate({ body: { id: document.id } })}
    >
      {t('remove.text', { name: document?.nombre ?? '' })}
      <ErrorBanner error={send.error} />
    </ConfirmDialog>
  );
}
