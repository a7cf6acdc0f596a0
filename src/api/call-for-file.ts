import { type Arguments, type Parts, type Reply, send } from './call.ts';
import type { FileKey, PartsOf } from './calls.ts';

/** Apart from `call`, which every page loads at first. */
export function callForFile<Key extends FileKey>(key: Key, ...[parts]: Arguments<PartsOf<Key>>): Promise<Reply<Blob>> {
  return send(key, (parts ?? {}) as Parts, (answer) => answer.blob());
}
