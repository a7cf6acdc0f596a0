import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Frees tens of MB that only the start needed. Blocks the process for about 80 ms, once (docs/decisions/0077). */
export function releaseMemory(): void {
  setFlagsFromString('--expose-gc');
  const collect: NodeJS.GCFunction = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
