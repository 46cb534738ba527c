import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Closes, before the server stops, the connections over which nothing was asked yet: browsers open some in case they
 * need them, and node waits a minute for those, though it closes the ones that have been used and are idle.
 */
export function closeUnusedConnections(app: FastifyInstance): void {
  const unused = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }: { socket: Socket }) => unused.delete(socket));
  app.addHook('preClose', async () => {
    for (const socket of unused) socket.destroy();
  });
}
