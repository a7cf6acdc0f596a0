import { join } from 'node:path';

/** Where an archive that is made now goes, unless somebody names another place. `occasion`: what it is made before. */
export function archivePath(dataDir: string, now: Date, occasion?: string): string {
  const stamp = now.toISOString().replaceAll(/[:.Z]/g, '');
  return join(dataDir, 'backup', `ospitalia-${stamp}${occasion === undefined ? '' : `-${occasion}`}.backup`);
}
