import type { NoticeName } from '@portal/contract/statuses';
import { useSyncExternalStore } from 'react';
import { sentences } from './status-texts.ts';

interface Notice {
  readonly id: number;
  readonly title: string;
  readonly body: string;
}

const listeners = new Set<() => void>();
let queue: readonly Notice[] = [];
let count = 0;

function set(next: readonly Notice[]): void {
  queue = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether there has been a notice: what shows them is loaded for the first one. */
export const useHasNotices = () => useSyncExternalStore(subscribe, () => count > 0);

/** The notices that nobody shows yet. */
export const useWaitingNotices = () => useSyncExternalStore(subscribe, () => queue);

export function takeNotices(): void {
  if (queue.length > 0) set([]);
}

/** A short notice of what happened; it goes away by itself. */
export function showNotice(title: string, body = ''): void {
  count += 1;
  set([...queue, { id: count, title, body }]);
}

/** The notice of a call that went well: the server's sentence (515) where it sent one, else the endpoint's. */
export function showSuccess(notice: NoticeName | undefined, mensaje: string | null): void {
  const texts = sentences()?.statuses;
  const text = notice === undefined ? undefined : texts?.[notice];
  if (mensaje !== null && mensaje !== '') showNotice(text?.title ?? texts?.serverNotice.title ?? '', mensaje);
  else if (text !== undefined) showNotice(text.title, text.body);
}
