import type { AdminCounters, AdminStruttureService, AdminTab } from '../admin-contract.ts';
import { searchPattern } from '../rules/search-pattern.ts';
import { countOf, counters, listIds, pageOf } from './admin-repository.ts';
import type { AdminTools } from './admin-tools.ts';
import type { StruttureDb } from './repository.ts';

type Lists = Pick<AdminStruttureService, 'list' | 'counters' | 'get' | 'listIds'>;

/** How many each tab holds when nothing is searched for. */
const TOTALS: Record<AdminTab, (counted: AdminCounters) => number> = {
  pending: ({ in_attesa }) => in_attesa,
  approved: ({ approvate, sospese }) => approvate + sospese,
  rejected: ({ rifiutate }) => rifiutate,
};

/** What an administrator reads. */
export function createLists(db: StruttureDb, { read, cardOf, detailOf }: AdminTools): Lists {
  return {
    async list(tab, { page, limit, cerca }) {
      const search = searchPattern(cerca);
      if (search === 'nothing') return { data: [], total: 0 };
      const selection = { tab, search };
      const [rows, total] = await Promise.all([
        pageOf(db, selection, { limit, offset: (page - 1) * limit }),
        search === null ? counters(db).then(TOTALS[tab]) : countOf(db, selection),
      ]);
      return { data: await Promise.all(rows.map(cardOf)), total };
    },

    counters: () => counters(db),
    get: async (id) => detailOf(await read({ id })),
    listIds: () => listIds(db),
  };
}
