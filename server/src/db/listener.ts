import pg from 'pg';
import type { Database } from './database.ts';

type Listen = Database['listen'];

interface Subscription {
  readonly channel: string;
  readonly heard: Parameters<Listen>[1];
  readonly connected: Parameters<Listen>[2];
}

export interface Listener {
  readonly listen: Listen;
  close(): Promise<void>;
}

const firstWaitMs = 500;
const longestWaitMs = 30_000;

/**
 * The one connection on which a process listens, for all of its channels; made when it is first asked for, and anew
 * whenever it is lost, after longer and longer while the server does not answer. What is told meanwhile nobody hears,
 * so that every listener is told when it is lost and when it is back.
 */
export function openListener(url: string): Listener {
  const subscriptions = new Set<Subscription>();
  let connection: Promise<pg.Client> | undefined;
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let turn: Promise<unknown> = Promise.resolve();

  const tell = (listening: boolean): void => {
    for (const { connected } of subscriptions) connected(listening);
  };
  const connect = async (): Promise<pg.Client> => {
    const client = await connectTo(url, ({ channel, payload = '' }) => {
      for (const one of subscriptions) if (one.channel === channel) one.heard(payload);
    });
    try {
      for (const channel of new Set([...subscriptions].map((one) => one.channel)))
        await listenOn(client, channel);
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    client.once('end', () => {
      connection = undefined;
      if (stopped) return;
      tell(false);
      retry();
    });
    return client;
  };
  const current = (): Promise<pg.Client> => {
    connection ??= connect().catch((error: unknown) => {
      connection = undefined;
      throw error;
    });
    return connection;
  };
  const retry = (): void => {
    if (stopped) return;
    const again = async (): Promise<void> => {
      try {
        await current();
        failures = 0;
        if (!stopped) tell(true);
      } catch {
        failures++;
        retry();
      }
    };
    timer = setTimeout(again, Math.min(firstWaitMs * 2 ** failures, longestWaitMs)).unref();
  };

  return {
    async listen(channel, heard, connected) {
      const subscription = { channel, heard, connected };
      subscriptions.add(subscription);
      try {
        // One after another: a connection takes one statement at a time.
        const listening = turn.then(async () => listenOn(await current(), channel));
        turn = listening.catch(() => undefined);
        await listening;
        connected(true);
      } catch (error) {
        subscriptions.delete(subscription);
        throw error;
      }
    },
    async close() {
      stopped = true;
      clearTimeout(timer);
      await connection?.then((client) => client.end()).catch(() => undefined);
    },
  };
}

const listenOn = (client: pg.Client, channel: string) =>
  client.query(`listen ${pg.escapeIdentifier(channel)}`);

async function connectTo(url: string, heard: (notice: pg.Notification) => void): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'portal listener',
    connectionTimeoutMillis: 10_000,
    query_timeout: 10_000,
    // It only waits: without a sign of life now and then, a connection that was cut silently would never end.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  client.on('notification', heard);
  // A lost connection ends as well, which is what is acted on.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
