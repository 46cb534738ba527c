import type { StatusTexts } from '@portal/contract/messages/status-texts';
import type { PlainScreenId, ScreenId } from '@portal/contract/screens';
import { type NoticeCategory, type NoticeName, notices } from '@portal/contract/statuses';
import { sentences } from '../i18n/status-texts.ts';
import { sharedValue } from '../storage/shared-value.ts';

export interface Notice {
  readonly id: number;
  readonly title: string;
  readonly body: string;
  readonly category: NoticeCategory;
  readonly button: { readonly text: string; readonly to: PlainScreenId } | null;
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

function show(notice: Omit<Notice, 'id'>): void {
  count.set(count.get() + 1);
  queue.set([...queue.get(), { ...notice, id: count.get() }]);
}

/** A short notice that something is done, which goes away by itself; one of category 'medium' stays. */
export function showNotice(title: string, body = '', category: NoticeCategory = 'secondary'): void {
  show({ title, body, category, button: null });
}

/** A notice of the catalogue: with the server's sentence, where it sent one, or else with its own. */
export function noticeOf(name: NoticeName, mensaje: string | null, texts: StatusTexts): Omit<Notice, 'id'> {
  const status = notices[name];
  const { title, body, button } = texts[name];
  return {
    title,
    body: mensaje || body,
    category: status.category,
    button: 'leadsTo' in status && button !== undefined ? { text: button, to: status.leadsTo } : null,
  };
}

/** The notice of a call that went well: the server's sentence (515) where it sent one, else the endpoint's. */
export function showSuccess(notice: NoticeName | undefined, mensaje: string | null): void {
  const texts = sentences()?.statuses;
  const name = notice ?? (mensaje ? 'serverNotice' : undefined);
  if (texts === undefined && mensaje) showNotice('', mensaje);
  if (texts !== undefined && name !== undefined) show(noticeOf(name, mensaje, texts));
}

/** Where the button of a notice leads, for a person who is not there already. */
export const leadsOn = ({ button }: Pick<Notice, 'button'>, here: ScreenId | null) =>
  button === null || button.to === here ? null : button;

/**
 * Whether a notice stays until it is closed: there is something to see to or to press, and nobody knows how long that
 * takes (WCAG 2.2.1).
 */
export const stays = (notice: Pick<Notice, 'button' | 'category'>, here: ScreenId | null) =>
  notice.category === 'medium' || leadsOn(notice, here) !== null;
