import { Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { useTexts } from '../lib/i18n/i18n.ts';
import classes from './Skeletons.module.css';

interface Props {
  count?: number;
  /** `card`: a result of a list; `row`: a row of a table; `text`: paragraphs; `page`: a head and text. */
  shape?: 'card' | 'row' | 'text' | 'page';
}

const shapes = {
  card: (
    <div className={classes.card}>
      <Skeleton height={20} width="62%" />
      <Skeleton height={14} width="38%" mt={8} />
      <Skeleton height={14} width="80%" mt={16} />
    </div>
  ),
  row: (
    <div className={classes.row}>
      <Skeleton height={16} width="45%" />
      <Skeleton height={16} width="20%" />
    </div>
  ),
  text: (
    <Stack gap={8}>
      <Skeleton height={14} />
      <Skeleton height={14} width="92%" />
      <Skeleton height={14} width="70%" />
    </Stack>
  ),
  page: (
    <Stack gap={12}>
      <Skeleton height={32} width="min(28rem, 70%)" />
      <Skeleton height={16} width="min(20rem, 50%)" />
      <Skeleton height={180} mt={12} />
    </Stack>
  ),
} as const;

/** The room of data still to come, so that nothing jumps. */
export function Skeletons({ count = 1, shape = 'card' }: Props) {
  const t = useTexts('ui');
  return (
    <div role="status" data-loading>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Stack gap={shape === 'row' ? 0 : 'md'} aria-hidden>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
          <div key={index}>{shapes[shape]}</div>
        ))}
      </Stack>
    </div>
  );
}
