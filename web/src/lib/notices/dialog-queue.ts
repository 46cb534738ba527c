import { useEffect, useId } from 'react';
import { sharedValue } from '../storage/shared-value.ts';

/** The one queue of dialogs: one is shown, the others wait for it to go. */

/**
 * What goes first where several wait: what nobody gets past, what the person asked for, then what the portal has to say
 * by itself.
 */
const order = { mandatory: 0, asked: 1, portal: 2 } as const;
export type Urgency = keyof typeof order;

interface Waiting {
  readonly id: string;
  readonly urgency: Urgency;
}

export interface Queue {
  readonly shown: string | null;
  readonly waiting: readonly Waiting[];
}

export const emptyQueue: Queue = { shown: null, waiting: [] };

/** The next one, where none is shown: the most urgent, of those the one that has waited longest. */
export function advanced(queue: Queue): Queue {
  if (queue.shown !== null) return queue;
  const [next] = [...queue.waiting].sort((a, b) => order[a.urgency] - order[b.urgency]);
  if (next === undefined) return queue;
  return { shown: next.id, waiting: queue.waiting.filter(({ id }) => id !== next.id) };
}

export const joined = ({ shown, waiting }: Queue, one: Waiting): Queue => ({
  shown,
  waiting: [...waiting.filter(({ id }) => id !== one.id), one],
});

export const left = ({ shown, waiting }: Queue, id: string): Queue => ({
  shown: shown === id ? null : shown,
  waiting: waiting.filter((one) => one.id !== id),
});

/** The one that goes fades first and gives the focus back; then the next one takes it. */
const handOverMs = 250;

const queue = sharedValue<Queue>(emptyQueue);
let isHandingOver = false;

/**
 * The bell's panel and the account's menu are in the browser's top layer, above every dialog. The one that held the focus
 * gives it to its button, which has it back from the dialog.
 */
function closePopovers(): void {
  if (!CSS.supports('selector(:popover-open)')) return;
  for (const popover of document.querySelectorAll<HTMLElement>(':popover-open')) popover.hidePopover();
}

function advance(): void {
  if (isHandingOver) return;
  const before = queue.get();
  const after = advanced(before);
  if (after.shown !== before.shown) closePopovers();
  queue.set(after);
}

function leave(id: string): void {
  const wasShown = queue.get().shown === id;
  queue.set(left(queue.get(), id));
  if (!wasShown) return;
  isHandingOver = true;
  window.setTimeout(() => {
    isHandingOver = false;
    advance();
  }, handOverMs);
}

/** Whether it is this one's turn to be seen. A dialog that wants it waits for the one that is shown. */
export function useDialogTurn(wanted: boolean, urgency: Urgency = 'asked'): boolean {
  const id = useId();
  const { shown } = queue.use();
  useEffect(() => {
    if (!wanted) return;
    queue.set(joined(queue.get(), { id, urgency }));
    advance();
    return () => leave(id);
  }, [wanted, id, urgency]);
  return wanted && shown === id;
}
