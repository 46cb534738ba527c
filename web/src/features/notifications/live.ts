import { notificationStream } from '@portal/contract/notifications';
import { sharedValue } from '../../lib/storage/shared-value.ts';

/**
 * One tab of the browser listens for all: a connection each would use up what a browser allows to one host, and the
 * pages would wait for one another.
 */

type Message = 'open' | 'stands' | 'lost' | 'look' | 'who';

const live = sharedValue(false);

/** Whether changes are told as they happen; until then they are asked for by the clock. */
export const useIsLive = live.use;

/** Twice what passes between two signs of life, and some more. */
const silenceMs = 60_000;
const longestPauseMs = 60_000;
/** A contact who changes company has the new token by then. */
const goOnMs = 1_000;

/** Calls back whenever this account's notifications may have changed. Returns what ends it. */
export function followChanges(account: string, token: string, look: () => void): () => void {
  const name = `avisos:${account}`;
  // Without locks, which a page gets on a secure address alone, nobody knows who listens.
  if (!('locks' in navigator) || !('BroadcastChannel' in globalThis)) return () => {};
  const ending = new AbortController();
  const channel = new BroadcastChannel(name);
  let leads = false;
  const take = (message: Message): void => {
    // What happened before it was open was not told.
    if (message === 'look' || message === 'open') look();
    if (message !== 'look') live.set(message !== 'lost');
  };
  const say = (message: Message): void => {
    if (ending.signal.aborted) return;
    take(message);
    channel.postMessage(message);
  };
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data !== 'who') take(data);
    else if (leads && live.get()) channel.postMessage('stands');
  };
  channel.postMessage('who');
  navigator.locks
    .request(name, { signal: ending.signal }, () => {
      leads = true;
      return listen(token, ending.signal, say);
    })
    .catch(() => {});
  return () => {
    live.set(false);
    ending.abort();
    channel.close();
  };
}

/** Listens until it is ended, connecting again whenever the connection is lost, each time a little later. */
async function listen(token: string, ended: AbortSignal, say: (message: Message) => void): Promise<void> {
  let failures = 0;
  const opened = () => {
    failures = 0;
    say('open');
  };
  while (!ended.aborted) {
    await read(token, ended, opened, () => say('look')).catch(() => {});
    if (ended.aborted) return;
    say('lost');
    failures++;
    // Not all at the same moment, when the portal comes back.
    await pause(Math.min(longestPauseMs, 500 * 2 ** failures) * (0.5 + Math.random() / 2), ended);
  }
}

async function read(token: string, ended: AbortSignal, opened: () => void, look: () => void): Promise<void> {
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const alive = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), silenceMs);
  };
  alive();
  try {
    const response = await fetch(notificationStream.path, {
      headers: { accept: 'text/event-stream', authorization: `Bearer ${token}` },
      cache: 'no-store',
      signal: AbortSignal.any([ended, silence.signal]),
    });
    // Asking for the list will say what is wrong with the session.
    if (response.status === 401) look();
    if (!response.ok || response.body === null) return;
    let rest = '';
    let isOpen = false;
    for await (const text of texts(response.body)) {
      alive();
      // An answer that a proxy keeps to itself, or that ends as it begins, is none: the page goes on asking by the clock.
      if (!isOpen) opened();
      isOpen = true;
      const blocks = (rest + text).split('\n\n');
      rest = blocks.pop() ?? '';
      const names = blocks.map((block) => /^event: (\w+)$/m.exec(block)?.[1]);
      if (names.includes(notificationStream.event)) look();
      // Asking for the list will say whether it is over, or goes on with a token that is on its way.
      if (names.includes(notificationStream.over)) window.setTimeout(look, goOnMs);
    }
  } finally {
    clearTimeout(timer);
  }
}

async function* texts(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield decoder.decode(value, { stream: true });
  }
}

/** Waits; less where the network comes back or it is ended. */
const pause = (ms: number, ended: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      ended.removeEventListener('abort', go);
      resolve();
    };
    const timer = setTimeout(go, ms);
    window.addEventListener('online', go);
    ended.addEventListener('abort', go);
  });
