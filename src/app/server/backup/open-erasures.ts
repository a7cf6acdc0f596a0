import { findAddresses, listAllTables } from '../../../platform/database/find-addresses.ts';
import { NO_LIMITS, openDatabase } from '../../../platform/database/open-database.ts';
import type { PrivacyParts } from '../../../privacy/server/service.ts';
import type { Config } from '../config.ts';
import { erasurePlaces } from './open-archive-place.ts';

/** Erasures of a portal: looking for addresses takes longer than a request may. */
export function openErasures(config: Config, url: string): PrivacyParts['erasures'] {
  return {
    places: erasurePlaces(config),
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
