import { Anchor, Button, Group } from '@mantine/core';
import { getDocumentZip, zipDocuments } from '@portal/contract/company-documents';
import { IconFileZip } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useCall, useSend } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { Text } from '../../ui/Text.tsx';

/** The documents that are marked, as one file. */
export function ZipSelection({ ids }: { ids: readonly number[] }) {
  const t = useTexts('companyDocuments');
  const [made, setMade] = useState<number | null>(null);
  const begin = useSend(zipDocuments, { quiet: true, onSuccess: ({ id }) => setMade(id) });
  return (
    <Group gap="xs">
      {ids.length === 0 ? (
        <Text dim small>
          {t('zip.nothing')}
        </Text>
      ) : (
        <Button
          variant="default"
          data-size="xs"
          leftSection={<IconFileZip size={16} aria-hidden />}
          loading={begin.isPending}
          onClick={() => {
            setMade(null);
            begin.mutate({ body: { documentos: [...ids] } });
          }}
        >
          {t('zip.button', { count: ids.length })}
        </Button>
      )}
      <ErrorBanner error={begin.error} />
      {made !== null && <Made key={made} id={made} />}
    </Group>
  );
}

const lookSeconds = 1;

function Made({ id }: { id: number }) {
  const t = useTexts('companyDocuments');
  const [isOver, setOver] = useState(false);
  const query = useCall(getDocumentZip, { params: { id } }, isOver ? {} : { everySeconds: lookSeconds });
  const { data } = query;
  const link = useRef<HTMLAnchorElement>(null);
  const isMade = data?.fichero != null;
  useEffect(() => {
    if (isMade) link.current?.click();
  }, [isMade]);
  if (data !== undefined && data.estado !== 'pendiente' && !isOver) setOver(true);
  if (query.error) return <ErrorBanner error={query.error} onRetry={() => query.refetch()} />;
  return (
    <Text role="status" small>
      {data === undefined || data.estado === 'pendiente' ? (
        t('zip.making')
      ) : data.fichero ? (
        // It begins by itself; the link stays for a browser that does not let it, and for a second time.
        <Anchor ref={link} href={data.fichero.url} download>
          {t('zip.download', { name: data.fichero.nombre })}
        </Anchor>
      ) : (
        t('zip.failed')
      )}
    </Text>
  );
}
