import { Drawer } from '@mantine/core';
import { type ReactNode, useDeferredValue } from 'react';
import { useTexts } from '../lib/i18n/i18n.ts';
import { useDialogTurn } from '../lib/notices/dialog-queue.ts';
import classes from './BottomSheet.module.css';
import { InDialog } from './in-dialog.ts';

interface Props {
  opened: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Stays in view below what scrolls. */
  footer?: ReactNode;
}

/** A panel from the bottom edge, for phones. */
export function BottomSheet({ opened, onClose, title, children, footer }: Props) {
  const t = useTexts('ui');
  const isShown = useDialogTurn(opened);
  return (
    <Drawer
      opened={isShown}
      onClose={onClose}
      position="bottom"
      size="auto"
      title={title}
      closeButtonProps={{ 'aria-label': t('close') }}
      classNames={{ content: classes.content, body: classes.body }}
    >
      <InDialog value>
        <Deferred>{children}</Deferred>
        {footer !== undefined && <div className={classes.footer}>{footer}</div>}
      </InDialog>
    </Drawer>
  );
}

/** Draws what the sheet holds after the sheet itself, so that a press is answered at once. */
function Deferred({ children }: { children: ReactNode }) {
  const isDrawn = useDeferredValue(true, false);
  return isDrawn ? children : <div className={classes.waiting} />;
}
