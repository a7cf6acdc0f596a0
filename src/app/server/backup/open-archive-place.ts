import { join } from 'node:path';
import { type ArchivePlace, folderPlace } from '../../../platform/backup/archive-place.ts';
import { bucketPlace } from '../../../platform/backup/bucket-place.ts';
import type { Config } from '../config.ts';
import { systemClock } from '../../../kernel/dates/clock.ts';
import { archiveName } from '../../../platform/backup/archive-name.ts';
import { streamBackup } from '../../../platform/backup/write-backup.ts';
import { hasTable } from '../../../platform/database/has-table.ts';
import { completeErasures } from '../../../privacy/server/erasures.ts';
import type { Database } from '../database.ts';
import { archiveSeal } from './archive-trust.ts';

type Places = Pick<Config, 'backup' | 'dataDir'>;

/** Where archives go, and erasures beside them. */
export function openArchivePlace({ backup }: Pick<Config, 'backup'>): ArchivePlace {
  return backup.s3 === undefined ? folderPlace(backup.folder) : bucketPlace(backup.s3);
}

/** All places where erasures may lie: the first is written to. Those of purges, and of before there was another place, stay here. */
export function erasurePlaces(config: Places, ...folders: string[]): ArchivePlace[] {
  const places = [openArchivePlace(config), ...[join(config.dataDir, 'backup'), ...folders].map(folderPlace)];
  return [...new Map(places.map((place) => [place.name, place])).values()];
}

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
