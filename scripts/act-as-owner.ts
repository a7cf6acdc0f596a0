import { statSync } from 'node:fs';

/**
 * Goes on as whom the data folder belongs to, where root calls: what root writes there the service could not change any more. Settings
 * are read before.
 */
export function actAsOwnerOf(dataDir: string): void {
  if (process.getuid?.() !== 0) return;
  const owner = statSync(dataDir, { throwIfNoEntry: false });
  if (owner === undefined || owner.uid === 0) return;
  process.setgroups?.([owner.gid]);
  process.setgid?.(owner.gid);
  process.setuid?.(owner.uid);
}
