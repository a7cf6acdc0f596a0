import { dirname, join } from 'node:path';
import { type ArchivePlace, folderPlace } from '../../../platform/backup/archive-place.ts';
import { findAddresses, listAllTables } from '../../../platform/database/find-addresses.ts';
import { NO_LIMITS, openDatabase } from '../../../platform/database/open-database.ts';
import type { PrivacyParts } from '../../../privacy/server/service.ts';
import type { Config } from '../config.ts';

/** Where archives by the clock go, and erasures beside them. */
function openArchivePlace({ dataDir }: Pick<Config, 'dataDir'>): ArchivePlace {
  return folderPlace(join(dataDir, 'backup'));
}

/** What a restoration reads erasures from: the portal's own place, and the folder that the archive lies in. */
export function erasurePlaces(config: Config, file: string): ArchivePlace[] {
  return [openArchivePlace(config), folderPlace(dirname(file))];
}

/** Erasures of a portal: looking for addresses takes longer than a request may. */
export function openErasures(config: Config, url: string): PrivacyParts['erasures'] {
  return {
    places: [openArchivePlace(config)],
    async findAddresses() {
      const database = openDatabase(url, { timeLimits: NO_LIMITS });
      try {
        return await findAddresses(database.pool, await listAllTables(database.pool));
      } finally {
        await database.close();
      }
    },
  };
}
