import { Button, Group, Stack, Title } from '@mantine/core';
import { type ExchangeFormat, exchangeFormats, exportCv } from '@portal/contract/cv-exchange';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { CallError } from '../../../lib/api/call-error.ts';
import { send } from '../../../lib/api/client.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { Section } from '../../../ui/Section.tsx';
import { CvImport } from './CvImport.tsx';

/** The CV in the formats of other programs, out and in. */
export function CvExchange() {
  const t = useTexts('cvFiles');
  return (
    <Section id="importar" title={t('exchange.title')} description={t('exchange.text')}>
      <Stack gap="lg">
        <Export />
        <CvImport />
      </Stack>
    </Section>
  );
}

function Export() {
  const t = useTexts('cvFiles');
  const [busy, setBusy] = useState<ExchangeFormat | null>(null);
  const [error, setError] = useState<CallError | null>(null);
  const save = async (formato: ExchangeFormat) => {
    setBusy(formato);
    setError(null);
    try {
      saveFile(await send(exportCv, { params: { formato } }));
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure;
      setError(failure);
    } finally {
      setBusy(null);
    }
  };
  return (
    <Stack gap="xs" align="flex-start">
      <Title order={3}>{t('exchange.exportTitle')}</Title>
      <Group gap="sm">
        {exchangeFormats.map((formato) => (
          <Button
            key={formato}
            variant="default"
            leftSection={<IconDownload size={18} aria-hidden />}
            loading={busy === formato}
            onClick={() => save(formato)}
          >
            {t(`exchange.formats.${formato}`)}
          </Button>
        ))}
      </Group>
      <ErrorBanner error={error} />
    </Stack>
  );
}
