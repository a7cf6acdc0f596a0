import { join } from 'node:path';

/** What an archive is made before, and for whom it is encrypted: its name says both. */
type ArchiveKind = { occasion?: string; recipients?: readonly string[] };

/** Where an archive that is made now goes, unless somebody names another place. */
export function archivePath(dataDir: string, now: Date, { occasion, recipients = [] }: ArchiveKind = {}): string {
  const stamp = now.toISOString().replaceAll(/[:.Z]/g, '');
  const name = `ospitalia-${stamp}${occasion === undefined ? '' : `-${occasion}`}.backup`;
  return join(dataDir, 'backup', recipients.length === 0 ? name : `${name}.age`);
}
