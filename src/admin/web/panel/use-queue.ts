import { useEffect, useEffectEvent } from 'react';
import { call } from '../../../api/call.ts';
import { dataOf } from '../../../api/call-failure.ts';
import { useReadList } from '../../../api/use-read-list.ts';
import type { AdminStruttura } from '../../../strutture/admin-contract.ts';
import type { Tab } from '../../rules/panel-address.ts';
import { joinPages, nextPage, PAGE_SIZE } from '../../rules/queue.ts';

export type QueueState = {
  items: readonly AdminStruttura[];
  /** How many there are in all, also those that have not been read. */
  total: number;
  /** Left the list since the last read began: a page that was on its way then must not bring them back. */
  gone: ReadonlySet<number>;
};

export const EMPTY_QUEUE: QueueState = { items: [], total: 0, gone: new Set() };

/** A read begins: who came back since is shown. */
export function beginRead(queue: QueueState): QueueState {
  return { ...queue, gone: new Set() };
}

/** The list with what was read: on from what is known, or from its start. */
export function withRead(queue: QueueState, read: Omit<QueueState, 'gone'>, readsOn: boolean): QueueState {
  const fresh = read.items.filter(({ id }) => !queue.gone.has(id));
  return { ...queue, items: readsOn ? joinPages(queue.items, fresh) : fresh, total: read.total };
}

export function withoutItem(queue: QueueState, id: number): QueueState {
  const items = queue.items.filter((each) => each.id !== id);
  const total = queue.total - (queue.items.length - items.length);
  return { items, total, gone: new Set(queue.gone).add(id) };
}

export type QueueQuery = { tab: Tab; cerca: string };

/**
 * The next items of a list after those that are known. Others may have moved the list meanwhile, so that a page brings
 * nothing new: then the one after it is asked for.
 */
async function fetchQueue(
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

type Question = { readsOn: boolean; cerca: string };

export type Queue = Pick<QueueState, 'items' | 'total'> & {
  listed: QueueQuery;
  /** `loading`: nothing to show yet; `searching`: what is shown is of the search before; `more`: the next ones are coming. */
  phase: 'loading' | 'searching' | 'ready' | 'more' | 'failed';
  /** Reads on. Without anything to read, or while it does, it does nothing. */
  more: () => void;
  reload: () => void;
  /** There are `total` by now: a list that has been read to its end goes on. */
  grow: (total: number) => void;
  put: (item: AdminStruttura) => void;
  /** Takes one out that does not belong here any more. */
  drop: (id: number) => void;
};

/** One of the panel's lists, a page at a time. While one types, the list stays; another tab's would only confuse. */
export function useQueue(listed: QueueQuery): Queue {
  const { tab, cerca } = listed;
  const read = async ({ readsOn, ...asked }: Question, known: () => QueueState | undefined, signal: AbortSignal) => {
    const before = readsOn ? (known()?.items ?? []) : [];
    const page = await fetchQueue({ tab, cerca: asked.cerca }, before, signal);
    return withRead(known() ?? EMPTY_QUEUE, page, readsOn);
  };
  const reading = useReadList<QueueState, Question>(['coda', tab], { readsOn: false, cerca }, read);
  const { question, change } = reading;
  const ask = (readsOn: boolean) => {
    change(beginRead);
    reading.ask({ readsOn, cerca });
  };
  const isOverdue = question.cerca !== cerca;
  const askOverdue = useEffectEvent(() => isOverdue && ask(false));
  useEffect(() => void askOverdue(), [tab, cerca]);

  const { items, total } = reading.list ?? EMPTY_QUEUE;
  // What was to be read from the start and did not come leaves nothing that is sure.
  const isLost = !question.readsOn && reading.hasFailed;
  const shown = isLost ? EMPTY_QUEUE.items : items;
  const isWaiting = reading.phase === 'loading' || isOverdue;
  const waitsFor = shown.length === 0 ? 'loading' : question.readsOn && !isOverdue ? 'more' : 'searching';
  const phase = isWaiting ? waitsFor : reading.phase === 'failed' ? 'failed' : 'ready';
  return {
    listed,
    items: shown,
    total,
    phase,
    more: () => {
      if (!isWaiting && shown.length > 0 && shown.length < total) ask(true);
    },
    reload: () => ask(false),
    grow: (now) => {
      if (phase === 'ready') change((queue) => ({ ...queue, total: Math.max(queue.total, now) }));
    },
    put: (item) =>
      change((queue) => ({ ...queue, items: queue.items.map((each) => (each.id === item.id ? item : each)) })),
    drop: (id) => change((queue) => withoutItem(queue, id)),
  };
}
