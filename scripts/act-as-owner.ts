import { statSync } from 'node:fs';

/**
 * Switches from root to the owner of the data folder, because the service cannot change root's files. Must be called after the
 * settings have been loaded.
 */
export function actAsOwnerOf(dataDir: string): void {
  if (process.getuid?.() !== 0) return;
  const owner = statSync(dataDir, { throwIfNoEntry: false });
  if (owner === undefined || owner.uid === 0) return;
  process.setgroups?.([owner.gid]);
  process.setgid?.(owner.gid);
  process.setuid?.(owner.uid);
}
