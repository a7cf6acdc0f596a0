import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

// Below the ports that Linux (32768), macOS and Windows (49152) give to outgoing connections: one of those
// could take the port between this answer and the server that listens there.
const FIRST = 15_000;
const LAST = 32_000;

/** A port of this machine at which nobody listens. */
export async function freePort(): Promise<number> {
  const port = randomInt(FIRST, LAST + 1);
  try {
    await using server = createServer().listen(port, '127.0.0.1');
    await once(server, 'listening');
    return port;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return freePort();
    throw error;
  }
}
