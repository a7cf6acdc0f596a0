import { systemClock } from '../../../kernel/clock.ts';
import { archiveName } from '../../../platform/backup/archive-name.ts';
import { streamBackup } from '../../../platform/backup/write-backup.ts';
import { completeErasures } from '../../../privacy/server/erasures.ts';
import { archiveSeal } from '../backup/archive-trust.ts';
import { openArchivePlace } from '../backup/open-archive-place.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database.ts';

/** Writes an archive of what is about to be replaced into the place of archives, with the erasures beside it; gives its name. */
export async function writeToday(config: Pick<Config, 'backup' | 'secret'>, database: Database): Promise<string> {
  const place = openArchivePlace(config);
  const seal = await archiveSeal(config, database);
  const name = archiveName(systemClock.now(), { occasion: 'ripristino', ...seal });
  await completeErasures({ db: database.db, places: [place] });
  await streamBackup(database.pool, seal, (bytes) => place.write(name, bytes));
  return name;
}
