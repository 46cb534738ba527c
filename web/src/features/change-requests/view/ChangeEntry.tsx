import { Group, Stack, Title } from '@mantine/core';
import type { ChangeRequest } from '@portal/contract/change-requests';
import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useFormat } from '../../../lib/i18n/useFormat.ts';
import { StateBadge } from '../../../ui/StateBadge.tsx';
import { Text } from '../../../ui/Text.tsx';
import { ChangeDetail } from './ChangeDetail.tsx';
import { changeMeaning } from './change-meaning.ts';

interface Props {
  change: ChangeRequest;
  acts?: ReactNode;
}

/** A request for a change on the page of its placement. */
export function ChangeEntry({ change, acts }: Props) {
  const t = useTexts('changeRequests');
  const { day } = useFormat();
  const { tipo, estado, creada } = change;
  return (
    <Stack component="article" gap="sm">
      <div>
        <Group gap="0.25rem 1rem" justify="space-between">
          <Title order={3} size="h4">
            {t(`kinds.${tipo}`)}
          </Title>
          <StateBadge meaning={changeMeaning[estado]}>{t(`states.${estado}`)}</StateBadge>
        </Group>
        <Text dim small>
          {t('asked', { day: day(creada) })}
        </Text>
      </div>
      <ChangeDetail change={change} />
      {acts}
    </Stack>
  );
}
