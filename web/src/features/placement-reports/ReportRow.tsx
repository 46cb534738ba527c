import { Button, Group } from '@mantine/core';
import type { SentHostReport } from '@portal/contract/placement-reports';
import { IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { Row } from '../../ui/EntryList.tsx';
import { StateBadge } from '../../ui/StateBadge.tsx';
import { Text } from '../../ui/Text.tsx';

interface Props {
  name: string;
  /** As it was sent; null while it is awaited. */
  report: Omit<SentHostReport, 'datos'> | null;
  acts?: ReactNode;
}

/** A report of a placement: whether it is in, from whom, and its PDF. */
export function ReportRow({ name, report, acts }: Props) {
  const t = useTexts('placementReports');
  const { shortDay } = useFormat();
  return (
    <Row stacked columns={{ wide: 'minmax(0, 4fr) minmax(0, 4fr) auto' }}>
      <Text strong>{name}</Text>
      <div>
        {report === null ? (
          <StateBadge meaning="neutral">{t('states.awaited')}</StateBadge>
        ) : (
          <>
            <StateBadge meaning={report.aceptado === null ? 'info' : 'good'}>
              {t(report.aceptado === null ? 'states.sent' : 'states.accepted')}
            </StateBadge>
            <Text dim small>
              {t('sentBy', { who: report.quien, day: shortDay(report.enviado) })}
            </Text>
          </>
        )}
      </div>
      <Group gap="xs">
        {report?.documento && (
          <Button
            component="a"
            href={report.documento.url}
            target="_blank"
            variant="default"
            size="xs"
            leftSection={<IconDownload size={16} aria-hidden />}
            aria-label={t('pdfOf', { name })}
          >
            {t('pdf')}
          </Button>
        )}
        {acts}
      </Group>
    </Row>
  );
}
