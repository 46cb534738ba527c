import type { AnswerNotice } from '@portal/contract/envelope';
import { onAccountLeft } from '../session/session.ts';
import { sharedValue } from '../storage/shared-value.ts';

/** A notice with the server's own text, in a dialog that stays until it is closed (specification 1, §8). */
export interface CustomNotice extends AnswerNotice {
  readonly mensaje: string;
  /** Distinguishes the notices in the queue. */
  readonly key: number;
}

const waiting = sharedValue<readonly CustomNotice[]>([]);

/** The answers whose notice was shown: each is shown once, however often its component renders. */
const shown = new WeakSet<object>();
let count = 0;

// The notices of one account are not shown to the next.
onAccountLeft(() => waiting.set([]));

/** Queues the notice of an answer. */
export function showCustomNotice({
  mensaje,
  aviso,
}: {
  mensaje: string | null;
  aviso: AnswerNotice | null;
}): void {
  if (aviso === null || shown.has(aviso)) return;
  shown.add(aviso);
  count += 1;
  waiting.set([...waiting.get(), { ...aviso, mensaje: mensaje ?? '', key: count }]);
}

/** The open notices, the current one first. */
export const customNotices = waiting.get;

export const useCustomNotice = (): CustomNotice | undefined => waiting.use()[0];

export function closeCustomNotice(notice: CustomNotice): void {
  waiting.set(waiting.get().filter((one) => one !== notice));
}
