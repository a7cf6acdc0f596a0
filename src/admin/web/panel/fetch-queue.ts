import { call, type Fault } from '../../../api/call.ts';
import type { AdminStruttura } from '../../../strutture/admin-contract.ts';
import { joinPages, nextPage, PAGE_SIZE } from '../../rules/queue-page.ts';
import type { Tab } from '../../rules/panel-address.ts';

/** What is listed: a tab, and what is searched for in it. */
export type QueueQuery = { tab: Tab; cerca: string };

export type QueueAnswer = { ok: true; items: AdminStruttura[]; total: number } | Fault;

/**
 * The next items of a list after those that are known. Others may have moved the list meanwhile, so that a page brings
 * nothing new: then the one after it is asked for.
 */
export async function fetchQueue(
  { tab, cerca }: QueueQuery,
  known: readonly AdminStruttura[],
  signal: AbortSignal,
): Promise<QueueAnswer> {
  for (let page = nextPage(known.length); ; page += 1) {
    const query = { page, limit: PAGE_SIZE, ...(cerca && { cerca }) };
    const answer = await call(`GET /api/admin/strutture/${tab}`, { query, signal });
    if (!answer.ok) return answer;
    const { data: items, total } = answer.data;
    const hasNew = joinPages(known, items).length > known.length;
    if (hasNew || page * PAGE_SIZE >= total) return { ok: true, items, total };
  }
}
