import { type Arguments, type Parts, type Reply, send } from './call.ts';
import type { FileKey, PartsOf } from './calls.ts';

/** This function is in a separate module, because `call` is part of every page's first load. */
export function callForFile<Key extends FileKey>(key: Key, ...[parts]: Arguments<PartsOf<Key>>): Promise<Reply<Blob>> {
  return send(key, (parts ?? {}) as Parts, (answer) => answer.blob());
}
