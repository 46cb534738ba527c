import { Button, Group, Stack } from '@mantine/core';
import type { Language } from '@portal/contract/languages';
import type { Certificate } from '@portal/contract/placement-reports';
import { IconDownload } from '@tabler/icons-react';
import type { CallError } from '../../lib/api/call-error.ts';
import { useBrand } from '../../lib/brand/brand.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { Text } from '../../ui/Text.tsx';

interface Props {
  issued: readonly Certificate[];
  issue: (idioma: Language) => void;
  /** The language in which one is being made. */
  making: Language | undefined;
  error: CallError | null;
}

/** The certificate of a closed placement, in each language of the institution. */
export function Certificates({ issued, issue, making, error }: Props) {
  const t = useTexts('placementReports');
  const shell = useTexts('shell');
  const { shortDay } = useFormat();
  const { idiomas } = useBrand();
  return (
    <Stack gap="sm">
      {idiomas.map((idioma) => {
        const certificate = issued.find((one) => one.idioma === idioma);
        return (
          <Group key={idioma} gap="0.25rem 1rem">
            {certificate ? (
              <>
                <Button
                  component="a"
                  href={certificate.documento.url}
                  target="_blank"
                  variant="default"
                  leftSection={<IconDownload size={18} aria-hidden />}
                >
                  {t('certificate.open', { language: shell(`languages.${idioma}`) })}
                </Button>
                <Text dim small>
                  {t('certificate.issued', { day: shortDay(certificate.emitido), code: certificate.codigo })}
                </Text>
              </>
            ) : (
              <Button
                variant="default"
                onClick={() => issue(idioma)}
                loading={making === idioma}
                disabled={making !== undefined && making !== idioma}
              >
                {t('certificate.issue', { language: shell(`languages.${idioma}`) })}
              </Button>
            )}
          </Group>
        );
      })}
      <ErrorBanner error={error} />
    </Stack>
  );
}
