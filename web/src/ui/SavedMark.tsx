import { IconCloudCheck } from '@tabler/icons-react';
import { useTexts } from '../lib/i18n.ts';
import { useFormat } from '../lib/use-format.ts';

interface Props {
  at: Date | null;
}

/** A quiet «Guardado 10:42». */
export function SavedMark({ at }: Props) {
  const t = useTexts('ui');
  const { time } = useFormat();
  if (at === null) return null;
  return (
    <span
      style={{
        display: 'inline-flex',
        gap: 4,
        alignItems: 'center',
        fontSize: '0.875rem',
        color: 'var(--dim)',
      }}
    >
      <IconCloudCheck size={18} aria-hidden />
      {t('saved', { time: time(at) })}
    </span>
  );
}
