import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Stands between the portal and a PostgreSQL server, and loses connections where a test says so. */
export interface DatabaseProxy {
  /** Of the same database, through here. */
  readonly url: string;
  /** From now on, a connection that sends this is lost before the server has it, or before its answer is handed on. */
  loseAt(sent: string, what: 'itself' | 'its answer'): void;
  /** As a server that has stopped: loses all connections and takes no more. */
  close(): Promise<void>;
}

export async function openProxy(url: string): Promise<DatabaseProxy> {
  const { hostname, port } = new URL(url);
  const open = new Set<Socket>();
  let losing: { sent: string; what: 'itself' | 'its answer' } | undefined;
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    let isLost = false;
    near.on('data', (bytes) => {
      isLost ||= losing !== undefined && bytes.includes(losing.sent);
      if (isLost && losing?.what === 'itself') near.destroy();
      else far.write(bytes);
    });
    far.on('data', (bytes) => {
      if (isLost) near.destroy();
      else near.write(bytes);
    });
    open.add(near);
    near
      .on('error', () => far.destroy())
      .on('close', () => {
        open.delete(near);
        far.end();
      });
    far.on('error', () => near.destroy()).on('close', () => near.end());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port: nearPort } = server.address() as AddressInfo;
  return {
    url: url.replace(`${hostname}:${port}`, `127.0.0.1:${nearPort}`),
    loseAt(sent, what) {
      losing = { sent, what };
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        for (const socket of open) socket.destroy();
      }),
  };
}
