import { upgrade } from '../src/app/server/backup/upgrade.ts';
import type { Config } from '../src/app/server/config.ts';
import { endFollowing, followPrimary } from '../src/app/server/search-replica/follow-primary.ts';
import { OperatorError } from '../src/platform/process/operator-error.ts';
import type { Work } from './with-database.ts';

export type SearchReplicaFlags = { regions: string | undefined; source: string | undefined };

/** Makes or ends the database of searches. `name`: of one that is gone for good. */
export function changeSearchReplica(
  config: Config,
  change: 'create' | 'drop',
  { regions, source, name }: SearchReplicaFlags & { name: string | undefined },
): Work {
  const { searchDatabaseUrl } = config;
  return async (primary, url) => {
    if (searchDatabaseUrl === undefined)
      throw new OperatorError('Manca SEARCH_DATABASE_URL: il database delle ricerche.');
    const parts = { primary, source: source ?? url, searchUrl: searchDatabaseUrl };
    if (change === 'drop') {
      await endFollowing(parts, name);
      return 'Il database delle ricerche non segue più.';
    }
    await upgrade(primary, config, { say: console.log });
    const slugs = (regions ?? '').split(/[\s,]+/).filter((slug) => slug !== '');
    const homes = await followPrimary(parts, slugs);
    return `Il database delle ricerche segue ${slugs.length === 0 ? 'tutta l’Italia' : slugs.join(', ')}: ${homes.toLocaleString('it')} strutture.`;
  };
}
