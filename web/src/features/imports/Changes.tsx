import { Button, Group } from '@mantine/core';
import { exportImportChanges, type ImportType, listImportChanges } from '@portal/contract/imports';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useCall, useSend } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { CallView } from '../../ui/CallView.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { Section } from '../../ui/Section.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { Text } from '../../ui/Text.tsx';
import { ChangeList } from './ChangeList.tsx';

const rowsPerPage = 50;

/** What an import wrote, by row. */
export function Changes({ id, tipo }: { id: number; tipo: ImportType }) {
  const t = useTexts('imports');
  const [page, setPage] = useState(1);
  const query = useCall(
    listImportChanges,
    { params: { id }, query: { pagina: page, porPagina: rowsPerPage } },
    { keepPrevious: true },
  );
  const send = useSend(exportImportChanges, {
    quiet: true,
    onSuccess: ({ url }) => window.location.assign(url),
  });
  return (
    <Section title={t('changes.title')}>
      <CallView query={query} skeleton={<Skeletons shape="row" count={4} />}>
        {({ cambios, numTotal }) =>
          numTotal === 0 ? (
            <Text dim small>
              {t('changes.none')}
            </Text>
          ) : (
            <>
              <Group gap="xs" align="stretch">
                {(['xlsx', 'csv'] as const).map((formato) => (
                  <Button
                    key={formato}
                    variant="default"
                    data-size="xs"
                    leftSection={<IconDownload size={16} aria-hidden />}
                    onClick={() => send.mutate({ body: { id, formato } })}
                  >
                    {t(`changes.${formato}`)}
                  </Button>
                ))}
              </Group>
              <ErrorBanner error={send.error} />
              <ChangeList label={t('changes.title')} tipo={tipo} changes={cambios} />
              <Pager page={page} pageSize={rowsPerPage} total={numTotal} onPage={setPage} />
            </>
          )
        }
      </CallView>
    </Section>
  );
}
