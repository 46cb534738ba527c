import type { ServerResponse } from 'node:http';
import { notificationStream } from '@portal/contract/notifications';
import type { Parts } from '../../area.ts';
import { HttpFailure, MaintenanceFailure } from '../../http/refusal.ts';
import type { Session } from '../../http/session.ts';
import { changesChannel } from '../../notify/notify.queries.ts';

/** A browser keeps one for all its tabs: more than these are no person's. */
const maxOfAccount = 10;
const maxAtAll = 10_000;
/** More often than proxies give an idle connection up, and how long an expired session's lives on at most. */
const heartbeatMs = 25_000;
const retrySeconds = 60;

interface Stream {
  readonly token: string;
  readonly session: Session;
  readonly response: ServerResponse;
}

/**
 * Tells open pages to look at their notifications again, as soon as any process has changed them. What is told holds
 * nothing of what happened: the page asks for that itself.
 */
export async function serveNotificationStream({
  app,
  database,
  sessions,
  maintenance,
  services: { now },
}: Parts): Promise<void> {
  const streams = new Set<Stream>();
  let hearing = false;
  const of = (accountId: number) => [...streams].filter(({ session }) => session.accountId === accountId);
  const end = (stream: Stream): void => {
    streams.delete(stream);
    const { socket } = stream.response;
    stream.response.end();
    // A client that does not read would not close their side either, and hold up a server that stops.
    socket?.destroySoon();
  };
  const write = (stream: Stream, text: string): void => {
    // A client that does not read what was written before is gone, or as good as gone.
    if (stream.response.writableNeedDrain) stream.response.destroy();
    else stream.response.write(text);
  };
  const endIfOver = async (stream: Stream): Promise<void> => {
    // The page asks for what it needs and is told why it gets nothing.
    if (await maintenance.isOn().catch(() => false)) return end(stream);
    const stands = await sessions.find(stream.token, now()).catch(() => stream.session);
    if (stands || !streams.has(stream)) return;
    stream.response.write(`event: ${notificationStream.over}\ndata: 1\n\n`);
    end(stream);
  };

  await database.listen(
    changesChannel,
    (payload) => {
      const changed = new Set(payload.split(',').map(Number));
      for (const stream of streams)
        if (changed.has(stream.session.accountId))
          write(stream, `event: ${notificationStream.event}\ndata: 1\n\n`);
    },
    (listening) => {
      hearing = listening;
      // What is not heard is not told: the pages ask by the clock until they can connect again.
      if (!listening) for (const stream of streams) end(stream);
    },
  );
  sessions.onForgotten((idOrAccount) => {
    for (const stream of streams) {
      const { id, accountId } = stream.session;
      if (id === idOrAccount || accountId === Number(idOrAccount)) void endIfOver(stream);
    }
  });
  const heartbeat = setInterval(() => {
    for (const stream of streams) {
      write(stream, ': \n\n');
      void endIfOver(stream);
    }
  }, heartbeatMs);
  heartbeat.unref();
  // Before the server waits for its connections to end, which these would never do by themselves.
  app.addHook('preClose', async () => {
    clearInterval(heartbeat);
    for (const stream of streams) end(stream);
  });

  app.get(notificationStream.path, async (request, reply) => {
    const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const session = token && (await sessions.find(token, now()));
    if (!token || !session) throw new HttpFailure(401, 'sessionLost');
    if (await maintenance.isOn()) throw new MaintenanceFailure();
    if (session.userType === 'Gestor') throw new HttpFailure(403, 'noPermission');
    const full = of(session.accountId).length >= maxOfAccount;
    if (!hearing || full || streams.size >= maxAtAll) {
      reply.header('retry-after', retrySeconds);
      throw new HttpFailure(full ? 429 : 503, 'serviceUnavailable');
    }
    reply.hijack();
    const response = reply.raw;
    const stream = { token, session, response };
    streams.add(stream);
    response.on('close', () => streams.delete(stream));
    // Nothing on the way may keep it back or pack it.
    reply.headers({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      // Ended, it is gone: a connection kept for more would keep the server from stopping.
      connection: 'close',
    });
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) response.setHeader(name, value);
    response.writeHead(200);
    response.write(': \n\n');
  });
}
