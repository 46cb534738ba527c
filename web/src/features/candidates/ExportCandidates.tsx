import { Anchor, Button, Menu, Stack } from '@mantine/core';
import {
  type ExportFormat,
  exportCandidates,
  exportFormats,
  getCandidateExport,
} from '@portal/contract/candidate-exports';
import { IconDownload } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useCall, useSend } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { Text } from '../../ui/Text.tsx';
import classes from './candidates.module.css';

/** The candidates as a file, which is made while one goes on. */
export function ExportCandidates({ offer }: { offer: string }) {
  const t = useTexts('candidates');
  const [made, setMade] = useState<number | null>(null);
  const begin = useSend(exportCandidates, { quiet: true, onSuccess: ({ id }) => setMade(id) });
  const start = (formato: ExportFormat) => {
    setMade(null);
    begin.mutate({ body: { urlOferta: offer, formato } });
  };
  return (
    <Stack gap="xs" align="flex-end" maw="20rem">
      <Menu position="bottom-end">
        <Menu.Target>
          <Button
            variant="default"
            leftSection={<IconDownload size={18} aria-hidden />}
            loading={begin.isPending}
          >
            {t('export.button')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label className={classes.told}>{t('export.told')}</Menu.Label>
          {exportFormats.map((formato) => (
            <Menu.Item key={formato} onClick={() => start(formato)}>
              {t(`export.format.${formato}`)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <ErrorBanner error={begin.error} />
      {made !== null && <Progress key={made} id={made} />}
    </Stack>
  );
}

const lookSeconds = 1;

function Progress({ id }: { id: number }) {
  const t = useTexts('candidates');
  const [isOver, setOver] = useState(false);
  const query = useCall(getCandidateExport, { params: { id } }, isOver ? {} : { everySeconds: lookSeconds });
  const { data } = query;
  const link = useRef<HTMLAnchorElement>(null);
  const isMade = data?.fichero != null;
  useEffect(() => {
    if (isMade) link.current?.click();
  }, [isMade]);
  if (data !== undefined && data.estado !== 'pendiente' && !isOver) setOver(true);
  if (query.error) return <ErrorBanner error={query.error} onRetry={() => query.refetch()} />;
  return (
    <Text role="status" small className={classes.progress}>
      {data === undefined || data.estado === 'pendiente' ? (
        data?.total ? (
          t('export.making', { done: data.hechos, total: data.total })
        ) : (
          t('export.begun')
        )
      ) : data.fichero ? (
        // It begins by itself; the link stays for a browser that does not let it, and for a second time.
        <Anchor ref={link} href={data.fichero.url} download>
          {t('export.download', { name: data.fichero.nombre })}
        </Anchor>
      ) : (
        t(data.estado === 'grande' ? 'export.large' : 'export.failed')
      )}
    </Text>
  );
}
