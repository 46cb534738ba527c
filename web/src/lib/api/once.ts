import { type Endpoint, onceHeader } from '@portal/contract/endpoint';

/** Keys of calls whose answer has not come, by what was sent: the same again is the same call. */
const unanswered = new Map<string, string>();
const maxUnanswered = 20;

/** Gives a call that is made once its key; what is returned is told when its answer is there. */
export function sendOnce({ once }: Endpoint, headers: Headers, address: string, body: string): () => void {
  if (!once) return () => {};
  const sent = `${address}\n${body}`;
  const key = unanswered.get(sent) ?? crypto.randomUUID();
  unanswered.set(sent, key);
  const [oldest] = unanswered.keys();
  if (unanswered.size > maxUnanswered && oldest !== undefined) unanswered.delete(oldest);
  headers.set(onceHeader, key);
  return () => void unanswered.delete(sent);
}
