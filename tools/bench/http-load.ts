import { connect } from 'node:net';
import { percentile, type Round } from './load.ts';

const END_OF_HEAD = '\r\n\r\n';

/** Bytes of the answer that a piece begins. An answer that is not a 200 is a fault of the bench. */
function lengthOf(piece: Buffer): number {
  const end = piece.indexOf(END_OF_HEAD);
  const head = piece.toString('latin1', 0, end);
  const [, length] = /\r\ncontent-length: (\d+)/i.exec(head) ?? [];
  if (end === -1 || !head.startsWith('HTTP/1.1 200') || length === undefined) throw new Error(`no page: ${head}`);
  return end + END_OF_HEAD.length + Number(length);
}

/** One connection: asks again as soon as the answer is there. Heads of one page are all equally long. */
function sendRequests(port: number, request: Buffer, until: number, latencies: number[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    let start = performance.now();
    let left = 0;
    socket.on('error', reject);
    socket.on('connect', () => socket.write(request));
    socket.on('data', (piece: Buffer) => {
      if (left === 0) left = lengthOf(piece);
      left -= piece.length;
      if (left > 0) return;
      const now = performance.now();
      latencies.push(now - start);
      if (now >= until) {
        socket.destroy();
        return resolve();
      }
      start = now;
      socket.write(request);
    });
  });
}

/**
 * Keeps this process from sleeping until it is told to stop. A client that sleeps is woken by each answer, which in a virtual machine
 * costs the server a third of its time, and only the slower one of two that are compared: the faster never lets it sleep.
 */
function stayAwake(): () => void {
  let isAwake = true;
  const turn = () => void (isAwake && setImmediate(turn));
  turn();
  return () => {
    isAwake = false;
  };
}

/**
 * Asks for one page over `connections` kept-alive connections for `ms` milliseconds. Node's own client takes longer to ask for a
 * cached page than the portal to answer, and would measure itself: here is nothing but sockets.
 */
export async function httpLoad(
  { port, path }: { port: number; path: string },
  connections: number,
  ms: number,
): Promise<Round> {
  const request = Buffer.from(
    `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAccept-Encoding: gzip, deflate, br\r\n\r\n`,
  );
  const latencies: number[] = [];
  const sleep = stayAwake();
  const start = performance.now();
  await Promise.all(Array.from({ length: connections }, () => sendRequests(port, request, start + ms, latencies)));
  const seconds = (performance.now() - start) / 1000;
  sleep();
  const sorted = latencies.toSorted((a, b) => a - b);
  return { perSecond: latencies.length / seconds, p50: percentile(sorted, 0.5), p99: percentile(sorted, 0.99) };
}
