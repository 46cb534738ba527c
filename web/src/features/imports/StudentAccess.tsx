import { Button } from '@mantine/core';
import { getImport, sendImportLinks } from '@portal/contract/imports';
import { useSend } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { Section } from '../../ui/Section.tsx';
import { Text } from '../../ui/Text.tsx';
import type { StoredImport } from './stored-import.ts';

/** Sends a link to those whom the import has made and who cannot log in yet. */
export function StudentAccess({ stored: { id, numSinAcceso } }: { stored: StoredImport }) {
  const t = useTexts('imports');
  const send = useSend(sendImportLinks, { quiet: true, invalidates: [getImport] });
  if (numSinAcceso === 0) return null;
  return (
    <Section title={t('access.title')} description={t('access.text', { count: numSinAcceso })}>
      <Button variant="default" loading={send.isPending} onClick={() => send.mutate({ body: { id } })}>
        {t('access.send')}
      </Button>
      <Text dim small role="status">
        {send.data?.datos && t('access.sent', { count: send.data.datos.enviados })}
      </Text>
      <ErrorBanner error={send.error} />
    </Section>
  );
}
