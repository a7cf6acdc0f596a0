import { systemClock } from '../../kernel/clock.ts';
import { archivePath } from '../../platform/backup/archive-path.ts';
import { writeBackup } from '../../platform/backup/write-backup.ts';
import { NO_LIMITS, openDatabase } from '../../platform/database/open-database.ts';

/** Archives the whole database before a purge, on a connection that may take the time it takes; gives the file. */
export async function writeArchive(url: string, dataDir: string): Promise<string> {
  const database = openDatabase(url, { timeLimits: NO_LIMITS });
  try {
    const file = archivePath(dataDir, systemClock.now(), 'svuotamento');
    await writeBackup(database.pool, file);
    return file;
  } finally {
    await database.close();
  }
}
