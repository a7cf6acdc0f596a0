import { parseArgs } from 'node:util';
import type { TrustFlags } from '../src/app/server/backup/archive-trust.ts';
import { OperatorError } from '../src/platform/process/operator-error.ts';

/** The words of a command, and the flags that may stand anywhere among them. Throws an `OperatorError` for any other flag. */
export function readArguments(args: readonly string[]): TrustFlags & { words: string[] } {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { 'signed-by': { type: 'string' }, unauthenticated: { type: 'boolean', default: false } },
    });
    return { words: positionals, signedBy: values['signed-by'], isUnauthenticated: values.unauthenticated };
  } catch (cause) {
    throw new OperatorError('I comandi hanno solo --signed-by FIRMA e --unauthenticated.', { cause });
  }
}
