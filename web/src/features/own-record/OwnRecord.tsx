import { Anchor, Button, Progress, Stack } from '@mantine/core';
import type { Answer } from '@portal/contract/endpoint';
import { getOwnRecord, makeOwnRecord } from '@portal/contract/own-record';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useCall, useSend } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { Section } from '../../ui/Section.tsx';
import { Text } from '../../ui/Text.tsx';

/** All that the portal keeps of the student, as a file. */
export function OwnRecord() {
  const t = useTexts('ownRecord');
  const [made, setMade] = useState<number | null>(null);
  const make = useSend(makeOwnRecord, { quiet: true, onSuccess: ({ id }) => setMade(id) });
  return (
    <Section title={t('title')} description={t('text')}>
      <Stack gap="sm" align="flex-start">
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
          loading={make.isPending}
          onClick={() => make.mutate({ body: {} })}
        >
          {t('make')}
        </Button>
        <ErrorBanner error={make.error} />
        {made !== null && <Made key={made} id={made} />}
      </Stack>
    </Section>
  );
}

const lookSeconds = 1;

function Made({ id }: { id: number }) {
  const [isOver, setOver] = useState(false);
  const query = useCall(getOwnRecord, { params: { id } }, isOver ? {} : { everySeconds: lookSeconds });
  const { data } = query;
  if (data !== undefined && data.estado !== 'pendiente' && !isOver) setOver(true);
  if (query.error) return <ErrorBanner error={query.error} onRetry={() => query.refetch()} />;
  return <State record={data} />;
}

function State({ record }: { record: Answer<typeof getOwnRecord> | undefined }) {
  const t = useTexts('ownRecord');
  const { dayAndTime } = useFormat();
  if (record?.fichero)
    return (
      <Stack gap="0.25rem" role="status">
        <Anchor href={record.fichero.url} download={record.fichero.nombre}>
          {t('download', { name: record.fichero.nombre })}
        </Anchor>
        <Text dim small>
          {t('madeAt', { when: dayAndTime(record.creada) })}
        </Text>
      </Stack>
    );
  if (record !== undefined && record.estado !== 'pendiente')
    return (
      <Text role="status" small>
        {t('failed')}
      </Text>
    );
  const { hechos = 0, total = 0 } = record ?? {};
  return (
    <Stack gap="xs" w="min(20rem, 100%)">
      <Text role="status" small dim>
        {total > 0 ? t('making', { done: String(hechos), total: String(total) }) : t('begun')}
      </Text>
      {total > 0 && <Progress value={(hechos / total) * 100} aria-label={t('progress')} />}
    </Stack>
  );
}
