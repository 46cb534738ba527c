import type { NoticeName } from '@portal/contract/statuses';
import { sharedValue } from './shared-value.ts';
import { sentences } from './status-texts.ts';

interface Notice {
  readonly id: number;
  readonly title: string;
  readonly body: string;
}

const queue = sharedValue<readonly Notice[]>([]);
const count = sharedValue(0);

/** Whether there has been a notice: what shows them is loaded for the first one. */
export const useHasNotices = () => count.use() > 0;

/** The notices that nobody shows yet. */
export const useWaitingNotices = queue.use;

export function takeNotices(): void {
  if (queue.get().length > 0) queue.set([]);
}

/** A short notice of what happened; it goes away by itself. */
export function showNotice(title: string, body = ''): void {
  count.set(count.get() + 1);
  queue.set([...queue.get(), { id: count.get(), title, body }]);
}

/** The notice of a call that went well: the server's sentence (515) where it sent one, else the endpoint's. */
export function showSuccess(notice: NoticeName | undefined, mensaje: string | null): void {
  const texts = sentences()?.statuses;
  const text = notice === undefined ? undefined : texts?.[notice];
  if (mensaje !== null && mensaje !== '') showNotice(text?.title ?? texts?.serverNotice.title ?? '', mensaje);
  else if (text !== undefined) showNotice(text.title, text.body);
}
