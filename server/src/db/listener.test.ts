import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { type Listener, openListener } from './listener.ts';

const url = inject('serverUrl');
const patience = { timeout: 60_000, interval: 50 };

/** What a listener was told: `+` that it listens, `-` that it does not, else what it heard. */
const ear = () => {
  const told: string[] = [];
  return {
    told,
    heard: (payload: string) => void told.push(payload),
    connected: (listening: boolean) => void told.push(listening ? '+' : '-'),
  };
};

// Only a server has connections to share and to lose.
describe.runIf(url)('the connection that listens', () => {
  let admin: pg.Client;
  let listener: Listener;
  beforeAll(async () => {
    admin = new pg.Client({ connectionString: url });
    await admin.connect();
  });
  afterEach(() => listener.close());
  afterAll(() => admin.end());

  // Others may be listening on the same server: these channels are this process's.
  const channel = (name: string) => `listener_${process.pid}_${name}`;
  const notify = (name: string, payload: string) =>
    admin.query('select pg_notify($1, $2)', [channel(name), payload]);
  const backends = async () => {
    const { rows } = await admin.query<{ pid: number }>(
      "select pid from pg_stat_activity where application_name = 'portal listener' and query like $1",
      [`listen "listener_${process.pid}_%`],
    );
    return rows.map(({ pid }) => pid);
  };
  const listen = async (name: string) => {
    const one = ear();
    await listener.listen(channel(name), one.heard, one.connected);
    return one.told;
  };

  test('is one for all channels, and each hears its own', async () => {
    listener = openListener(url);
    const [a, b, again] = await Promise.all([listen('a'), listen('b'), listen('a')]);
    const late = await listen('c');
    expect(await backends()).toHaveLength(1);
    await notify('a', 'one');
    await notify('b', 'two');
    await notify('nobody', 'three');
    await notify('c', 'four');
    await vi.waitFor(() => expect(late).toEqual(['+', 'four']), patience);
    expect([a, b, again]).toEqual([
      ['+', 'one'],
      ['+', 'two'],
      ['+', 'one'],
    ]);
  });

  test('that the server ended is made anew, and all are told of the gap', async () => {
    listener = openListener(url);
    const told = [await listen('a'), await listen('b')];
    for (let times = 0; times < 2; times++) {
      const [pid, ...more] = await backends();
      expect(more).toEqual([]);
      await admin.query('select pg_terminate_backend($1)', [pid]);
      await vi.waitFor(() => expect(told.map((one) => one.at(-1))).toEqual(['-', '-']), patience);
      await notify('a', 'missed');
      await vi.waitFor(() => expect(told.map((one) => one.at(-1))).toEqual(['+', '+']), patience);
      await notify('a', 'x');
      await notify('b', 'y');
      await vi.waitFor(() => expect(told.map((one) => one.at(-1))).toEqual(['x', 'y']), patience);
    }
    expect(told).toEqual([
      ['+', '-', '+', 'x', '-', '+', 'x'],
      ['+', '-', '+', 'y', '-', '+', 'y'],
    ]);
  });

  test('is asked for again while the server does not answer, and never once it is closed', async () => {
    const target = new URL(url);
    const sockets = new Set<Socket>();
    let refuse = 0;
    let refused = 0;
    const proxy = createServer((socket) => {
      socket.on('error', () => undefined);
      if (refuse > 0) {
        refuse--;
        refused++;
        socket.destroy();
        return;
      }
      const server = connect(Number(target.port || 5432), target.hostname);
      server.on('error', () => undefined).on('close', () => socket.destroy());
      socket
        .on('close', () => server.destroy())
        .pipe(server)
        .pipe(socket);
      sockets.add(socket);
    }).listen(0, '127.0.0.1');
    await once(proxy, 'listening');
    const through = new URL(url);
    through.hostname = '127.0.0.1';
    through.port = String((proxy.address() as AddressInfo).port);
    const cut = () => {
      for (const socket of sockets) socket.destroy();
      sockets.clear();
    };
    listener = openListener(through.href);
    refuse = 1;
    await expect(listen('a')).rejects.toThrow();
    const told = await listen('a');
    refuse = 2;
    cut();
    await vi.waitFor(() => expect(told).toEqual(['+', '-', '+']), patience);
    expect(refused).toBe(3);
    await listener.close();
    expect(told).toEqual(['+', '-', '+']);
    // A server takes a moment to be rid of a connection that has ended.
    await vi.waitFor(async () => expect(await backends()).toEqual([]), patience);
    cut();
    proxy.close();
  });
});
