import { Group } from '@mantine/core';
import { sumOf } from '@portal/contract/hours-rules';
import type { WeekState } from '@portal/contract/placement-hours';
import type { ReactNode } from 'react';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { Row } from '../../ui/EntryList.tsx';
import { type Meaning, StateBadge } from '../../ui/StateBadge.tsx';
import { Text } from '../../ui/Text.tsx';
import { dayKeys } from './day-keys.ts';
import type { LogWeek } from './hours-log.ts';
import { useWeekName } from './useWeekName.ts';

const meanings: Readonly<Record<WeekState, Meaning>> = {
  anotada: 'info',
  devuelta: 'warning',
  confirmada: 'good',
};

/** A week of the log: its hours by day, what was done, and where it stands. */
export function WeekRow({ week: { lunes, noted }, acts }: { week: LogWeek; acts?: ReactNode }) {
  const t = useTexts('placementHours');
  const { number, shortDay } = useFormat();
  const nameOf = useWeekName();
  if (noted === undefined)
    return (
      <Row stacked columns={{ wide: 'minmax(0, 5fr) minmax(0, 3fr) 6rem' }}>
        <Text strong>{nameOf(lunes)}</Text>
        <div>
          <StateBadge meaning="neutral">{t('states.falta')}</StateBadge>
        </div>
        <div>{acts}</div>
      </Row>
    );
  const { horas, texto, estado, confirmada, motivo, quien } = noted;
  const days = dayKeys.flatMap((key, place) => {
    const hours = horas[place] ?? 0;
    return hours > 0 ? [`${t(`shortDays.${key}`)} ${number(hours)}`] : [];
  });
  return (
    <Row stacked columns={{ wide: 'minmax(0, 5fr) minmax(0, 3fr) 6rem' }}>
      <div>
        <Text strong>
          {nameOf(lunes)} · {t('hours', { hours: number(sumOf(horas)) })}
        </Text>
        {days.length > 0 && (
          <Text dim small>
            {days.join(' · ')}
          </Text>
        )}
        {texto !== '' && <Text small>{texto}</Text>}
        {motivo !== null && <Text small>{t('reason', { who: quien ?? '', reason: motivo })}</Text>}
      </div>
      <div>
        <StateBadge meaning={meanings[estado]}>{t(`states.${estado}`)}</StateBadge>
        {confirmada !== null && (
          <Text dim small>
            {t('confirmedOn', { day: shortDay(confirmada), who: quien ?? '' })}
          </Text>
        )}
      </div>
      <Group gap="xs">{acts}</Group>
    </Row>
  );
}
