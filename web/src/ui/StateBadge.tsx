import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleX,
  IconInfoCircle,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './StateBadge.module.css';
import { Text } from './Text.tsx';

/** What a state means for its reader, which its colour and its icon show. */
export type Meaning = 'info' | 'good' | 'warning' | 'wrong' | 'neutral';

const icons = {
  info: IconInfoCircle,
  good: IconCircleCheck,
  warning: IconAlertTriangle,
  wrong: IconCircleX,
  neutral: IconCircleDashed,
} as const satisfies Record<Meaning, unknown>;

interface Props {
  meaning: Meaning;
  children: ReactNode;
  /** In the place of the meaning's own. */
  icon?: ReactNode;
}

/** A state as an icon and a word, never as a colour alone. */
export function StateBadge({ meaning, children, icon }: Props) {
  const Icon = icons[meaning];
  return (
    <Text component="span" small strong className={classes.badge} data-meaning={meaning}>
      {icon ?? <Icon size={16} stroke={2} aria-hidden />}
      <span>{children}</span>
    </Text>
  );
}
