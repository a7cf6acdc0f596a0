import type { IncomingMessage, ServerResponse } from 'node:http';
import { createCounts } from '../../kernel/counts.ts';

/** Requests of one address whose body is still on its way. */
const OF_ONE = 32;

/** Whether a body follows that changes something; one that comes with a read is nobody's. */
export function hasBody({ method, headers }: IncomingMessage): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Counts requests by who sends them, from their head until their body is there. */
export function createHalfSent() {
  const counts = createCounts();
  return {
    isFull: (name: string) => counts.of(name) >= OF_ONE,
    follow(name: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
      counts.add(name, 1);
      let isHalf = true;
      const come = () => {
        if (isHalf) counts.add(name, -1);
        isHalf = false;
      };
      incoming.once('end', come);
      outgoing.once('close', come);
    },
    count: () => Object.values(counts.all()).reduce((sum, count) => sum + count, 0),
  };
}
