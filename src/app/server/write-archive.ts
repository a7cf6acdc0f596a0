import { join } from 'node:path';
import { systemClock } from '../../kernel/clock.ts';
import { archiveName } from '../../platform/backup/archive-name.ts';
import { writeBackup } from '../../platform/backup/write-backup.ts';
import { NO_LIMITS, openDatabase } from '../../platform/database/open-database.ts';
import { archiveSeal } from './backup/archive-trust.ts';
import type { Config } from './config.ts';

/** Archives the whole database before a purge, on a connection that may take the time it takes; gives the file. */
export async function writeArchive(url: string, config: Config): Promise<string> {
  const database = openDatabase(url, { timeLimits: NO_LIMITS });
  try {
    const seal = await archiveSeal(config, database);
    const name = archiveName(systemClock.now(), { occasion: 'svuotamento', ...seal });
    const file = join(config.dataDir, 'backup', name);
    await writeBackup(database.pool, file, seal);
    return file;
  } finally {
    await database.close();
  }
}
