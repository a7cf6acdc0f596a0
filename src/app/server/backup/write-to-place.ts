import { systemClock } from '../../../kernel/clock.ts';
import { archiveName } from '../../../platform/backup/archive-name.ts';
import { streamBackup } from '../../../platform/backup/write-backup.ts';
import { hasTable } from '../../../platform/database/has-table.ts';
import { completeErasures } from '../../../privacy/server/erasures.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database.ts';
import { archiveSeal } from './archive-trust.ts';
import { openArchivePlace } from './open-archive-place.ts';

/**
 * Writes an archive into the place of archives, with the erasures beside it, and gives its name. `occasion`: what it is written before.
 * The schema may be that of the release before.
 */
export async function writeToPlace(
  config: Pick<Config, 'backup' | 'secret'>,
  database: Database,
  occasion?: string,
): Promise<string> {
  const place = openArchivePlace(config);
  const seal = await archiveSeal(config, database);
  const name = archiveName(systemClock.now(), { ...(occasion !== undefined && { occasion }), ...seal });
  if (await hasTable(database.pool, 'erasures')) await completeErasures({ db: database.db, places: [place] });
  await streamBackup(database.pool, seal, (bytes) => place.write(name, bytes));
  return name;
}
