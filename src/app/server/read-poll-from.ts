import { once } from 'node:events';
import { createServer, isIP } from 'node:net';
import { OperatorError } from '../../platform/process/operator-error.ts';

/** The address of this machine that calendars are asked from. Throws an `OperatorError`. */
export function readPollFrom(text: string | undefined): string | undefined {
  if (text === undefined || isIP(text) !== 0) return text;
  throw new OperatorError(`OSPITALIA_POLL_FROM deve essere un indirizzo IP di questo computer, non "${text}".`);
}

/** Refuses an address that this machine does not have: every calendar would fail, each for a reason that nobody understands. */
export async function assertOwnAddress(address: string): Promise<void> {
  const server = createServer();
  try {
    await once(server.listen(0, address), 'listening');
  } catch (cause) {
    const fault = `OSPITALIA_POLL_FROM deve essere un indirizzo di questo computer, e ${address} non lo è.`;
    throw new OperatorError(fault, { cause });
  }
  server.close();
}
