import type { AdminStruttureService } from '../admin-contract.ts';
import { createCreation } from './admin-creation.ts';
import { createDecisions } from './admin-decisions.ts';
import { createEdits } from './admin-edits.ts';
import { createRemoval, createRemovalMails } from './admin-removal.ts';
import { type AdminStrutturaDependencies, createAdminTools, type AdminTools, outdated } from './admin-tools.ts';
import { createUndo } from './admin-undo.ts';
import { createRejectSuperseded } from './reject-superseded.ts';
import { searchPattern } from '../rules/search-pattern.ts';
import { type AdminSelection, countOf, counters, listNames, pageOf } from './admin-repository.ts';
import type { StruttureDb } from './repository.ts';
import { contestedCins } from './conflicting-listings-repository.ts';
import { listChanges } from '../rules/list-changes.ts';
import { readOwned } from './listing-lock.ts';
import { contentHash } from './state-hash.ts';
import { markSeen, textsOf } from './unseen-texts-repository.ts';

function createMarkSeen(
  { record }: Pick<AdminStrutturaDependencies, 'record'>,
  { change, detailOf }: AdminTools,
): AdminStruttureService['markSeen'] {
  return async (actor, id, { versione }) => {
    const seen = await change({ id }, async (transaction, row) => {
      if (row.seen_texts === null) return row;
      const texts = await textsOf(transaction, row);
      if (versione !== undefined && versione !== null && versione !== contentHash(texts)) throw outdated();
      await markSeen(transaction, id);
      const testi = listChanges(row.seen_texts, texts).map(({ campo }) => campo);
      await record(transaction, actor, { azione: 'testi_visti', struttura: { id, nome: row.nome }, dopo: { testi } });
      return readOwned(transaction, { id });
    });
    return detailOf(seen);
  };
}

type Lists = Pick<AdminStruttureService, 'list' | 'counters' | 'get' | 'listNames'>;

/**
 * Returns the number of rows in a list. Without a search, uses the counters for published homes, because counting a million rows
 * is slow.
 */
async function totalOf(db: StruttureDb, selection: AdminSelection): Promise<number> {
  if (selection.tab !== 'approved' || selection.search !== null) return countOf(db, selection);
  const { approvate, sospese } = await counters(db);
  return approvate + sospese;
}

function createLists(db: StruttureDb, { read, cardOf, detailOf }: AdminTools): Lists {
  return {
    async list(tab, { page, limit, cerca }) {
      const search = searchPattern(cerca);
      if (search === 'nothing') return { data: [], total: 0 };
      const selection = { tab, search };
      const [rows, total] = await Promise.all([
        pageOf(db, selection, { limit, offset: (page - 1) * limit }),
        totalOf(db, selection),
      ]);
      const cards = await Promise.all(rows.map(cardOf));
      const contested = await contestedCins(
        db,
        cards.flatMap(({ cin, is_demo }) => (cin === null || is_demo ? [] : [cin])),
      );
      return { data: cards.map((card) => ({ ...card, cin_conteso: contested.has(card.cin ?? '') })), total };
    },

    counters: () => counters(db),
    get: async (id) => detailOf(await read({ id })),
    listNames: () => listNames(db),
  };
}

export function createAdminStruttureService(deps: AdminStrutturaDependencies): AdminStruttureService {
  const tools = createAdminTools(deps);
  return {
    ...createLists(deps.db, tools),
    ...createDecisions(deps, tools),
    ...createUndo(deps, tools),
    ...createEdits(deps, tools),
    markSeen: createMarkSeen(deps, tools),
    create: createCreation(deps, tools),
    remove: createRemoval(deps, tools),
    rejectSuperseded: createRejectSuperseded(deps, tools),
    enqueueRemovalMails: createRemovalMails(deps),
  };
}
