import { Button, Title } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconCheck } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { Card } from '../../ui/Card.tsx';
import { Text, textClass } from '../../ui/Text.tsx';
import classes from './Decision.module.css';

interface Props {
  approveLabel: string;
  onApprove: () => void;
  onReject: () => void;
  busy: boolean;
  /** What stands in the way of approving it, told elsewhere on the page. */
  cannotApprove?: boolean;
  /** What is decided on; where another one takes its place, it is to be seen first. */
  version?: string;
  /** False while a dialog has the keyboard. */
  listens: boolean;
  children?: ReactNode;
}

/** How long the next one takes no decision: its button comes up under the hand that has clicked on the last one's. */
const restMs = 1_000;
let hasApproved = false;

/** Approve and go on, or reject: always in view. Alt + Enter approves from wherever the focus is. */
export function Decision({
  approveLabel,
  onApprove,
  onReject,
  busy,
  cannotApprove = false,
  version,
  listens,
  children,
}: Props) {
  const t = useTexts('validations');
  const [rests, setRests] = useState(() => hasApproved);
  // What is new rests from its own beginning.
  const [shown, setShown] = useState({ version });
  if (shown.version !== version) {
    setShown({ version });
    setRests(true);
  }
  useEffect(() => {
    if (!rests) return;
    hasApproved = false;
    const timer = setTimeout(() => setRests(false), restMs);
    return () => clearTimeout(timer);
  }, [rests]);
  const mayApprove = !busy && !cannotApprove && !rests;
  const approve = () => {
    hasApproved = true;
    onApprove();
  };
  useHotkeys(
    [
      [
        'alt+Enter',
        // A key held down must not approve what nobody has read.
        (event) => {
          if (listens && mayApprove && !event.repeat) approve();
        },
      ],
    ],
    [],
  );
  return (
    <Card component="section" className={classes.panel} aria-label={t('decide.title')}>
      <Title order={2} className={classes.heading}>
        {t('decide.title')}
      </Title>
      {children}
      <div className={classes.buttons}>
        {!cannotApprove && (
          <Button
            leftSection={<IconCheck size={18} aria-hidden />}
            onClick={approve}
            loading={busy}
            disabled={rests}
            aria-keyshortcuts="Alt+Enter"
          >
            {approveLabel}
          </Button>
        )}
        <Button variant="default" onClick={onReject} disabled={busy}>
          {t('decide.reject')}
        </Button>
      </div>
      {!cannotApprove && (
        <Text dim tiny className={classes.shortcut}>
          {t('decide.shortcut', { action: approveLabel })}{' '}
          <kbd className={textClass({ tiny: true, className: classes.key })}>{t('decide.altEnter')}</kbd>
        </Text>
      )}
    </Card>
  );
}
