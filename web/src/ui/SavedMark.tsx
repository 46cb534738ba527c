import { IconCloudCheck, IconDeviceLaptop } from '@tabler/icons-react';
import { useTexts } from '../lib/i18n/i18n.ts';
import { useFormat } from '../lib/i18n/useFormat.ts';

interface Props {
  at: Date | null;
  /** Only this browser has it. */
  here?: boolean;
}

/** A quiet word about when it was saved. */
export function SavedMark({ at, here = false }: Props) {
  const t = useTexts('ui');
  const { time } = useFormat();
  if (at === null) return null;
  const Icon = here ? IconDeviceLaptop : IconCloudCheck;
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
      <Icon size={18} aria-hidden />
      {t(here ? 'savedHere' : 'saved', { time: time(at) })}
    </span>
  );
}
