import { type Arguments, type Parts, type Reply, send } from './call.ts';
import type { FileKey, PartsOf } from './calls.ts';

/** `callForFile` has its own module, because every page loads the module of `call` at the start. */
export function callForFile<Key extends FileKey>(key: Key, ...[parts]: Arguments<PartsOf<Key>>): Promise<Reply<Blob>> {
  return send(key, (parts ?? {}) as Parts, (answer) => answer.blob());
}
