import { Button, Title } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import classes from './Decision.module.css';

interface Props {
  approveLabel: string;
  onApprove: () => void;
  onReject: () => void;
  busy: boolean;
  /** What stands in the way of approving it, told elsewhere on the page. */
  cannotApprove?: boolean;
  /** False while a dialog has the keyboard. */
  listens: boolean;
  children?: ReactNode;
}

/** Approve and go on, or reject: always in view. Alt + Enter approves from wherever the focus is. */
export function Decision({
  approveLabel,
  onApprove,
  onReject,
  busy,
  cannotApprove = false,
  listens,
  children,
}: Props) {
  const t = useTexts('validations');
  const mayApprove = !busy && !cannotApprove;
  useHotkeys(
    [
      [
        'alt+Enter',
        // A key held down must not approve what nobody has read.
        (event) => {
          if (listens && mayApprove && !event.repeat) onApprove();
        },
      ],
    ],
    [],
  );
  return (
    <section className={classes.panel} aria-label={t('decide.title')}>
      <Title order={2} className={classes.heading}>
        {t('decide.title')}
      </Title>
      {children}
      <div className={classes.buttons}>
        {!cannotApprove && (
          <Button
            leftSection={<IconCheck size={18} aria-hidden />}
            onClick={onApprove}
            loading={busy}
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
        <p className={classes.shortcut}>
          {t('decide.shortcut')}: <kbd className={classes.key}>{t('decide.altEnter')}</kbd>
        </p>
      )}
    </section>
  );
}
