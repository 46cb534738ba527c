import { Modal } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useTexts } from '../lib/i18n/i18n.ts';
import { type Urgency, useDialogTurn } from '../lib/notices/dialog-queue.ts';
import { loadCode } from '../lib/routing/load-code.ts';
import { InDialog } from './in-dialog.ts';
import { typedInto } from './typed-text.ts';

const DiscardQuestion = lazy(() => loadCode(() => import('./DiscardQuestion.tsx')));

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

/**
 * The one dialog of the portal: it waits for its turn, holds the focus and gives it back. Esc and its cross ask first where
 * something was typed in it.
 */
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
  const typed = useRef(new Set<HTMLInputElement | HTMLTextAreaElement>());
  const [isAsking, setAsking] = useState(false);
  useFocusBack(isAsking);
  const leave = () => {
    if (busy) return;
    const isTyped = [...typed.current].some((input) => input.isConnected && input.value !== '');
    if (isTyped) setAsking(true);
    else onClose();
  };
  const discard = () => {
    setAsking(false);
    typed.current.clear();
    onClose();
  };
  return (
    <Modal
      opened={isShown}
      onClose={leave}
      onInput={({ target }) => {
        const input = typedInto(target);
        if (input) typed.current.add(input);
      }}
      title={title}
      closeButtonProps={{ 'aria-label': t('close') }}
      // Two buttons of a few words each stand side by side.
      size={size === 'md' ? '32rem' : size}
      fullScreen={fullScreen}
      closeOnClickOutside={closesOutside && !locked}
      closeOnEscape={!locked && !isAsking}
      withCloseButton={!locked}
    >
      <InDialog value>{children}</InDialog>
      {isAsking && (
        <Suspense>
          <DiscardQuestion onStay={() => setAsking(false)} onDiscard={discard} />
        </Suspense>
      )}
    </Modal>
  );
}

/** By then the component that closes it has said where the focus goes, if anywhere. */
const settledMs = 20;

/**
 * The focus goes back to where it was, or near it where that is gone by now, also where the dialog is taken away in the place
 * of being closed.
 */
function useFocusBack(isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return;
    const around = ancestorsOf(document.activeElement);
    return () => {
      window.setTimeout(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body;
        if (isLost) nearest(around)?.focus({ preventScroll: true });
      }, settledMs);
    };
  }, [isShown]);
}

/** An element and what is around it, up to the page's own. */
function ancestorsOf(element: Element | null): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let one = element; one instanceof HTMLElement && one !== document.body; one = one.parentElement)
    found.push(one);
  return found;
}

const focusable = 'a[href], button, [tabindex="-1"]';

const takesFocus = (element: HTMLElement): boolean =>
  element.isConnected && !element.matches(':disabled') && element.checkVisibility();

/** What had the focus, or where that is gone, the first thing to focus of what was around it and is still there. */
function nearest([before, ...around]: readonly HTMLElement[]): HTMLElement | undefined {
  if (before !== undefined && takesFocus(before)) return before;
  for (const one of around) {
    const found = [...one.querySelectorAll<HTMLElement>(focusable)].find(takesFocus);
    if (one.isConnected && found) return found;
  }
  return undefined;
}
