import { once } from 'node:events';
import { createServer, isIP } from 'node:net';
import { OperatorError, SettingsError } from '../../platform/process/operator-error.ts';

/** The source address of calendar requests. Throws a `SettingsError`. */
export function readPollFrom(text: string | undefined): string | undefined {
  if (text === undefined || isIP(text) !== 0) return text;
  throw new SettingsError(`OSPITALIA_POLL_FROM deve essere un indirizzo IP di questo computer, non "${text}".`);
}

/** Rejects an address that this machine does not have, or does not have yet: every request would fail for no visible reason. */
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
