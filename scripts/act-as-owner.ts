import { statSync } from 'node:fs';

/**
 * Switches to the owner of the data folder if the process runs as root, because the service cannot change files of root. Settings
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
