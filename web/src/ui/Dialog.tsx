import { Modal } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { useTexts } from '../lib/i18n/i18n.ts';
import { type Urgency, useDialogTurn } from '../lib/notices/dialog-queue.ts';
import { InDialog } from './in-dialog.ts';

interface Props {
  opened: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** It cannot be left while what it asked for is being done. */
  busy?: boolean;
  urgency?: Urgency;
  size?: 'md' | 'lg';
  fullScreen?: boolean | undefined;
  /** It cannot be closed at all: what it asks for has to be done. */
  locked?: boolean;
  /** A press beside it closes it; not where much was typed. */
  closesOutside?: boolean;
}

/** The one dialog of the portal: it waits for its turn, holds the focus and gives it back. */
export function Dialog({
  opened,
  onClose,
  title,
  children,
  busy = false,
  urgency = 'asked',
  size = 'md',
  fullScreen = false,
  locked = false,
  closesOutside = true,
}: Props) {
  const t = useTexts('ui');
  const isShown = useDialogTurn(opened, urgency);
  useFocusBack(isShown);
  return (
    <Modal
      opened={isShown}
      onClose={busy ? () => {} : onClose}
      title={title}
      closeButtonProps={{ 'aria-label': t('close') }}
      // Two buttons of a few words each stand side by side.
      size={size === 'md' ? '32rem' : size}
      fullScreen={fullScreen}
      closeOnClickOutside={closesOutside && !locked}
      closeOnEscape={!locked}
      withCloseButton={!locked}
    >
      <InDialog value>{children}</InDialog>
    </Modal>
  );
}

/** By then whoever closes it has said where the focus goes, if anywhere. */
const settledMs = 20;

/** The focus goes back to where it was, also where the dialog is taken away in the place of being closed. */
function useFocusBack(isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return;
    const before = document.activeElement;
    return () => {
      window.setTimeout(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body;
        if (isLost && before instanceof HTMLElement && before.isConnected)
          before.focus({ preventScroll: true });
      }, settledMs);
    };
  }, [isShown]);
}
