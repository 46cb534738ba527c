import { Group, SegmentedControl, Skeleton, Title, VisuallyHidden } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import { useTexts } from '../../lib/i18n/i18n.ts';
import classes from './search.module.css';
import type { OfferOrder } from './search.ts';

interface Props {
  /** Undefined until it is known, null where it will not be. */
  total: number | null | undefined;
  /** Another answer is on its way. */
  isStale: boolean;
  order: OfferOrder;
  /** Those that there are: by relevance only where words are looked for. */
  orders: readonly OfferOrder[];
  onOrder: (order: OfferOrder) => void;
  /** What opens the filters, where they have no column. */
  filters?: ReactNode;
  ref: Ref<HTMLHeadingElement>;
}

/** How many there are and in which order. */
export function ResultsHead({ total, isStale, order, orders, onOrder, filters, ref }: Props) {
  const t = useTexts('studentOffers');
  const found = typeof total !== 'number' ? '' : t('search.found', { count: total });
  return (
    <Group gap="0.75rem 1rem" mih="2.25rem" mb="sm">
      <Title order={2} size="h3" ref={ref} tabIndex={-1} className={classes.count}>
        {total === undefined ? <Skeleton height={20} width="6rem" /> : found}
      </Title>
      <VisuallyHidden role="status">{isStale ? t('search.updating') : found}</VisuallyHidden>
      {filters}
      {total !== 0 && (
        <SegmentedControl
          className={classes.order}
          aria-label={t('search.order')}
          value={order}
          onChange={(chosen) => onOrder(orders.find((one) => one === chosen) ?? order)}
          data={orders.map((one) => ({ value: one, label: t(`search.orderBy.${one}`) }))}
        />
      )}
    </Group>
  );
}
