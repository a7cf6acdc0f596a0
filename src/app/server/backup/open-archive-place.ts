import { join } from 'node:path';
import { type ArchivePlace, folderPlace } from '../../../platform/backup/archive-place.ts';
import { bucketPlace } from '../../../platform/backup/bucket-place.ts';
import type { Config } from '../config.ts';

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
