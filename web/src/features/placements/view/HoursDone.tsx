import { Progress } from '@mantine/core';
import type { PlacementCard } from '@portal/contract/placements';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useFormat } from '../../../lib/i18n/useFormat.ts';
import { Text } from '../../../ui/Text.tsx';
import classes from './placements.module.css';

type Hours = Pick<PlacementCard, 'horasHechas' | 'horasTotales'>;

/** How many of the annex's hours have been done, in words and as a bar. */
export function HoursDone({ horasHechas, horasTotales }: Hours) {
  const t = useTexts('placementView');
  const { number } = useFormat();
  const share = horasTotales === 0 ? 0 : Math.min(100, (horasHechas / horasTotales) * 100);
  return (
    <div className={classes.hours}>
      <Text small mb="0.25rem">
        {t('hours.done', { done: number(horasHechas), total: number(horasTotales) })}
      </Text>
      <Progress value={share} size="sm" aria-hidden color={horasHechas > horasTotales ? 'red' : 'green'} />
    </div>
  );
}
