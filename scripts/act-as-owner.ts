import { statSync } from 'node:fs';

/**
 * If run as root, switches to the owner of the data folder, because the service cannot change files that belong to root. Must be
 * called after the settings have been loaded.
 */
export function actAsOwnerOf(dataDir: string): void {
  if (process.getuid?.() !== 0) return;
  const owner = statSync(dataDir, { throwIfNoEntry: false });
  if (owner === undefined || owner.uid === 0) return;
  process.setgroups?.([owner.gid]);
  process.setgid?.(owner.gid);
  process.setuid?.(owner.uid);
}
