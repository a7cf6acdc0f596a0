import { type Arguments, type Parts, type Reply, send } from './call.ts';
import type { FileKey, PartsOf } from './calls.ts';

/** A separate module, because the module of `call` is part of every page's first load. */
export function callForFile<Key extends FileKey>(key: Key, ...[parts]: Arguments<PartsOf<Key>>): Promise<Reply<Blob>> {
  return send(key, (parts ?? {}) as Parts, (answer) => answer.blob());
}
