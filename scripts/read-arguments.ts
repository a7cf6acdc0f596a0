import { parseArgs } from 'node:util';
import type { TrustFlags } from '../src/app/server/backup/archive-trust.ts';
import { OperatorError } from '../src/platform/process/operator-error.ts';
import type { SearchReplicaFlags } from './search-replica-commands.ts';

/** What stands with a command. `mayBeEmpty`: a database of nothing is archived, too. */
export type CommandFlags = TrustFlags & SearchReplicaFlags & { mayBeEmpty: boolean };

/** The words of a command, and the flags that may stand anywhere among them. Throws an `OperatorError` for any other flag. */
export function readArguments(args: readonly string[]): CommandFlags & { words: string[] } {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        'signed-by': { type: 'string' },
        unauthenticated: { type: 'boolean', default: false },
        empty: { type: 'boolean', default: false },
        regions: { type: 'string' },
        source: { type: 'string' },
      },
    });
    return {
      words: positionals,
      signedBy: values['signed-by'],
      isUnauthenticated: values.unauthenticated,
      mayBeEmpty: values.empty,
      regions: values.regions,
      source: values.source,
    };
  } catch (cause) {
    throw new OperatorError(
      'I comandi hanno solo --signed-by FIRMA, --unauthenticated, --empty, --regions REGIONI e --source INDIRIZZO.',
      { cause },
    );
  }
}
