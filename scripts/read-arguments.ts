import { parseArgs } from 'node:util';
import type { TrustFlags } from '../src/app/server/backup/archive-trust.ts';
import { OperatorError } from '../src/platform/process/operator-error.ts';
import * as commandMessages from '../src/app/messages/commands.ts';

export type CommandFlags = TrustFlags & {
  mayBeEmpty: boolean;
  /** Whether the operator already has an archive (`--without-archive`). If so, an upgrade writes none. */
  hasArchive: boolean;
  /** Number of bookings that a restore may lose, or `null` without the flag. */
  mayLose: number | null;
};

function readCount(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new OperatorError(commandMessages.losesNeedsCount());
}

/** Parses the words and flags of a command. Throws an `OperatorError` if a flag is unknown. */
export function readArguments(args: readonly string[]): CommandFlags & { words: string[] } {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        'signed-by': { type: 'string' },
        unauthenticated: { type: 'boolean', default: false },
        empty: { type: 'boolean', default: false },
        'without-archive': { type: 'boolean', default: false },
        loses: { type: 'string' },
      },
    });
    return {
      words: positionals,
      signedBy: values['signed-by'],
      isUnauthenticated: values.unauthenticated,
      mayBeEmpty: values.empty,
      hasArchive: values['without-archive'],
      mayLose: values.loses === undefined ? null : readCount(values.loses),
    };
  } catch (cause) {
    if (cause instanceof OperatorError) throw cause;
    throw new OperatorError(commandMessages.unknownDbOptions(), { cause });
  }
}
