import { expect, vi } from 'vitest';
import type { SearchDb } from '../src/app/server/search-replica/open-search-db.ts';
import { runWithReadContext, wasReplicaRead } from '../src/platform/replica/read-context.ts';
import { NO_FILTERS, type Scope, type SearchCriteria } from '../src/search/rules/search-criteria.ts';
import type { createSearchService } from '../src/search/server/search-service.ts';

type Searches = ReturnType<typeof createSearchService>;

const PATIENCE = { timeout: 60_000, interval: 20 };

export function searchIn(scope: Scope, rest: Partial<SearchCriteria> = {}): SearchCriteria {
  return { ...NO_FILTERS, scope, testo: '', stay: null, flexible: null, guests: 1, ordina: 'giorno', ...rest };
}

export const inTown = (citta_id: number) => searchIn({ kind: 'citta', citta_ids: [citta_id] });

/** As a visitor asks, who may be told what was true a moment ago: the answer, and whether a replica gave any of it. */
export async function asVisitor<T>(ask: () => Promise<T>): Promise<{ answer: T; isRead: boolean }> {
  return runWithReadContext({ mayLag: true, isRead: true }, async () => ({
    answer: await ask(),
    isRead: wasReplicaRead(),
  }));
}

/** All that is asked of a search, its second page too. */
async function everythingOf(service: Searches, criteria: SearchCriteria) {
  const page = await service.find(criteria, null, 5);
  return {
    page,
    next: page.next === null ? null : await service.find(criteria, { dopo: page.next }, 5),
    later: await service.findAfter(criteria, 3, 4),
    words: await service.findDroppingWords({ ...criteria, testo: 'podere romantico' }, null),
    points: await service.points(criteria),
    facets: await service.countFacets(criteria),
    counts: await service.countEach([criteria]),
  };
}

/** Compares a service that asks a replica first with one that never does. */
export function createComparison(everywhere: Searches, chosen: Searches, searches: Pick<SearchDb, 'stats'>) {
  async function expectSame(criteria: SearchCriteria): Promise<boolean> {
    const expected = await everythingOf(everywhere, criteria);
    const { answer, isRead } = await asVisitor(() => everythingOf(chosen, criteria));
    expect({ criteria, answer }).toEqual({ criteria, answer: expected });
    return isRead;
  }
  return {
    /**
     * Expects the same answers, from the replica alone or not from it. Asks again where a busy machine has kept that from following
     * for a moment: a statement that fails there does so each time.
     */
    async expectAnswers(criteria: SearchCriteria, isReplicas: boolean): Promise<void> {
      await vi.waitFor(async () => {
        const { fallbacks } = searches.stats();
        expect([criteria.scope, await expectSame(criteria)]).toEqual([criteria.scope, isReplicas]);
        expect(searches.stats().fallbacks).toBe(fallbacks);
      }, PATIENCE);
    },
  };
}
