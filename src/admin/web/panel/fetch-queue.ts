import { call } from '../../../api/call.ts';
import { dataOf } from '../../../api/call-failure.ts';
import type { AdminStruttura } from '../../../strutture/admin-contract.ts';
import { joinPages, nextPage, PAGE_SIZE } from '../../rules/queue-page.ts';
import type { Tab } from '../../rules/panel-address.ts';

/** What is listed: a tab, and what is searched for in it. */
export type QueueQuery = { tab: Tab; cerca: string };

/**
 * The next items of a list after those that are known. Others may have moved the list meanwhile, so that a page brings
 * nothing new: then the one after it is asked for.
 */
export async function fetchQueue(
  { tab, cerca }: QueueQuery,
  known: readonly AdminStruttura[],
  signal: AbortSignal,
): Promise<{ items: AdminStruttura[]; total: number }> {
  for (let page = nextPage(known.length); ; page += 1) {
    const query = { page, limit: PAGE_SIZE, ...(cerca && { cerca }) };
    const { data: items, total } = dataOf(await call(`GET /api/admin/strutture/${tab}`, { query, signal }));
    const hasNew = joinPages(known, items).length > known.length;
    if (hasNew || page * PAGE_SIZE >= total) return { items, total };
  }
}
