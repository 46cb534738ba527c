import { CloseButton } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode, Ref } from 'react';
import { useTexts } from '../lib/i18n/i18n.ts';
import classes from './Banner.module.css';
import { Text } from './Text.tsx';

const icons = {
  info: IconInfoCircle,
  good: IconCircleCheck,
  warning: IconAlertTriangle,
  wrong: IconCircleX,
} as const;

interface Props {
  meaning: keyof typeof icons;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  /** Without it there is no cross. */
  onClose?: (() => void) | undefined;
  /** Read out at once by a screen reader. */
  urgent?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** A message that stays in the page until it is read. */
export function Banner({ meaning, title, children, action, onClose, urgent = false, ref }: Props) {
  const t = useTexts('ui');
  const Icon = icons[meaning];
  return (
    <div
      ref={ref}
      className={classes.banner}
      data-meaning={meaning}
      {...(urgent ? { role: 'alert' } : {})}
      tabIndex={-1}
    >
      <Icon className={classes.icon} size={20} aria-hidden />
      <div className={classes.words}>
        <Text strong>{title}</Text>
        {children}
        {action !== undefined && <div className={classes.action}>{action}</div>}
      </div>
      {onClose !== undefined && <CloseButton aria-label={t('close')} onClick={onClose} size="md" />}
    </div>
  );
}
