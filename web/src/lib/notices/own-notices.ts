import type { OwnNotice } from '@portal/contract/envelope';
import { onAccountLeft } from '../session/session.ts';
import { sharedValue } from '../storage/shared-value.ts';

/** What the server says in words of its own, in a dialog that stays until it is closed (specification 1, §8). */
export interface OwnWords extends OwnNotice {
  readonly mensaje: string;
  /** Tells those that wait apart. */
  readonly key: number;
}

const waiting = sharedValue<readonly OwnWords[]>([]);

/** The answers that have been told, each of which is told once, however often what shows it is drawn. */
const told = new WeakSet<object>();
let count = 0;

// What was said to one person is not for whoever sits down next.
onAccountLeft(() => waiting.set([]));

/** Tells what an answer carries, after what is being told already. */
export function showOwnNotice({ mensaje, aviso }: { mensaje: string | null; aviso: OwnNotice | null }): void {
  if (aviso === null || told.has(aviso)) return;
  told.add(aviso);
  count += 1;
  waiting.set([...waiting.get(), { ...aviso, mensaje: mensaje ?? '', key: count }]);
}

/** Those that are still to be closed, the one to be read now first. */
export const ownNotices = waiting.get;

export const useOwnNotice = (): OwnWords | undefined => waiting.use()[0];

export function closeOwnNotice(notice: OwnWords): void {
  waiting.set(waiting.get().filter((one) => one !== notice));
}
