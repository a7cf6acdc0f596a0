import { once } from 'node:events';
import { createServer, isIP } from 'node:net';
import { OperatorError, SettingsError } from '../../platform/process/operator-error.ts';
import * as operatorMessages from '../messages/operator.ts';

export function readPollFrom(text: string | undefined): string | undefined {
  if (text === undefined || isIP(text) !== 0) return text;
  throw new SettingsError(operatorMessages.pollFromInvalid(text));
}

/** Throws if this machine lacks the address; otherwise every feed request would fail without a visible reason. */
export async function assertLocalAddress(address: string): Promise<void> {
  const server = createServer();
  try {
    await once(server.listen(0, address), 'listening');
  } catch (cause) {
    const fault = operatorMessages.pollFromNotLocal(address);
    throw new OperatorError(fault, { cause });
  }
  server.close();
}
