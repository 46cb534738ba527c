import { Flex } from '@mantine/core';
import type { WholePlacement } from '@portal/contract/placements';
import { placementMeaning } from '../../../domain/placement/placement-meaning.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useFormat } from '../../../lib/i18n/useFormat.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import { StateBadge } from '../../../ui/StateBadge.tsx';

interface Props {
  /** What its reader knows it by. */
  title: string;
  /** Who else it is with. */
  who: string;
  placement: Pick<WholePlacement, 'estado' | 'numero' | 'fechaInicio' | 'fechaFin'>;
}

export function PlacementHead({ title, who, placement: { estado, numero, fechaInicio, fechaFin } }: Props) {
  const t = useTexts('placementView');
  const { shortDay } = useFormat();
  return (
    <PageHead
      title={title}
      ownTitle
      context={
        <Flex component="span" gap="0.25rem 1rem" align="center" wrap="wrap" mt="xs" fz="sm">
          <StateBadge meaning={placementMeaning[estado]}>{t(`states.${estado}`)}</StateBadge>
          <span>{who}</span>
          <span>{t('period', { from: shortDay(fechaInicio), to: shortDay(fechaFin) })}</span>
          <span>{t('number', { number: numero })}</span>
        </Flex>
      }
    />
  );
}
