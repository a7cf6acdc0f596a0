import type { AdminStruttura } from '../../../strutture/admin-contract.ts';
import { type JsonAnswer, sendJson } from '../../../ui/send-json.ts';
import { joinPages, nextPage, PAGE_SIZE } from '../../rules/queue-page.ts';
import type { Tab } from '../../rules/panel-address.ts';
import { readPage } from './read-answers.ts';

/** What is listed: a tab, and what is searched for in it. */
export type QueueQuery = { tab: Tab; cerca: string };

type Fault = Extract<JsonAnswer, { ok: false }>;
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
    const query = new URLSearchParams({ page: String(page), limit: String(PAGE_SIZE), ...(cerca && { cerca }) });
    const answer = await sendJson('GET', `/api/admin/strutture/${tab}?${query}`, undefined, signal);
    if (!answer.ok) return answer;
    const { items, total } = readPage(answer.data);
    const hasNew = joinPages(known, items).length > known.length;
    if (hasNew || page * PAGE_SIZE >= total) return { ok: true, items, total };
  }
}
