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

export function openArchivePlace({ backup }: Pick<Config, 'backup'>): ArchivePlace {
  return backup.s3 === undefined ? folderPlace(backup.folder) : bucketPlace(backup.s3);
}

/** Returns the places where erasure records are stored. New records are written to the first place. */
export function erasurePlaces(config: Places, ...folders: string[]): ArchivePlace[] {
  const places = [openArchivePlace(config), ...[join(config.dataDir, 'backup'), ...folders].map(folderPlace)];
  return [...new Map(places.map((place) => [place.name, place])).values()];
}

/** Writes an archive of the database and returns its name. The database may still have the schema of the previous release. */
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
