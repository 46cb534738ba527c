import { Button, Stack } from '@mantine/core';
import type { ProgrammeDetail as Programme } from '@portal/contract/programmes';
import { IconDownload } from '@tabler/icons-react';
import { useSend } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { Section } from '../../ui/Section.tsx';
import type { ReaderCalls } from './reader-calls.ts';

interface Props {
  programme: Programme;
  document: ReaderCalls['document'];
}

/** The documents of a programme, for who takes part; others read how many there are. */
export function ProgrammeDocuments({ programme, document }: Props) {
  const t = useTexts('programmes');
  const { participa, documentos, numDocumentos } = programme;
  const open = useSend(document, { quiet: true, onSuccess: ({ url }) => window.location.assign(url) });
  return (
    <Section title={t('documents')}>
      {participa ? (
        <Stack align="flex-start" gap="xs">
          <ErrorBanner error={open.error} />
          {documentos.map(({ id, nombre }) => (
            <Button
              key={id}
              variant="default"
              leftSection={<IconDownload size={18} aria-hidden />}
              loading={open.isPending && open.variables.params.id === id}
              onClick={() => open.mutate({ params: { id } })}
            >
              {t('download', { name: nombre })}
            </Button>
          ))}
        </Stack>
      ) : (
        <p>{t('documentsLater', { count: numDocumentos })}</p>
      )}
    </Section>
  );
}
