import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Gives back what only the start needed: V8 keeps the room in which hundreds of modules were born, tens of MB, until a portal that
 * nobody visits would collect its garbage, which is never. Stops the process for some 80 ms, once (docs/decisions/0077).
 */
export function releaseMemory(): void {
  setFlagsFromString('--expose-gc');
  const collect: NodeJS.GCFunction = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
