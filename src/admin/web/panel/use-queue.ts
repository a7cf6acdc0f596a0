import { useEffect, useEffectEvent } from 'react';
import { call } from '../../../api/call.ts';
import { dataOf } from '../../../api/call-failure.ts';
import { useReadList } from '../../../api/use-read-list.ts';
import type { AdminStruttura } from '../../../strutture/admin-contract.ts';
import type { Tab } from '../../rules/panel-address.ts';
import { joinPages, nextPage, PAGE_SIZE } from '../../rules/queue.ts';

export type QueueState = {
  items: readonly AdminStruttura[];
  total: number;
  /** Items removed from the list since the last load began. They are excluded from the loaded page. */
  gone: ReadonlySet<number>;
};

export const EMPTY_QUEUE: QueueState = { items: [], total: 0, gone: new Set() };

/** Resets `gone`, because items that have returned to the list must be shown. */
export function beginRead(queue: QueueState): QueueState {
  return { ...queue, gone: new Set() };
}

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

/** Loads the next page that contains new items. If the list has shifted, a page may contain only known items. */
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
  phase: 'loading' | 'searching' | 'ready' | 'more' | 'failed';
  more: () => void;
  reload: () => void;
  grow: (total: number) => void;
  put: (item: AdminStruttura) => void;
  drop: (id: number) => void;
};

export function useQueue(listed: QueueQuery): Queue {
  const { tab, cerca } = listed;
  const read = async ({ readsOn, ...query }: Question, known: () => QueueState | undefined, signal: AbortSignal) => {
    const before = readsOn ? (known()?.items ?? []) : [];
    const page = await fetchQueue({ tab, cerca: query.cerca }, before, signal);
    return withRead(known() ?? EMPTY_QUEUE, page, readsOn);
  };
  const reading = useReadList<QueueState, Question>(['coda', tab], { readsOn: false, cerca }, read);
  const { question, change } = reading;
  const requestRead = (readsOn: boolean) => {
    change(beginRead);
    reading.load({ readsOn, cerca });
  };
  const isOverdue = question.cerca !== cerca;
  const readOverdue = useEffectEvent(() => isOverdue && requestRead(false));
  useEffect(() => void readOverdue(), [tab, cerca]);

  const { items, total } = reading.list ?? EMPTY_QUEUE;
  // Shows no items if a reload from the start has failed, because the loaded items may be outdated.
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
      if (!isWaiting && shown.length > 0 && shown.length < total) requestRead(true);
    },
    reload: () => requestRead(false),
    grow: (now) => {
      if (phase === 'ready') change((queue) => ({ ...queue, total: Math.max(queue.total, now) }));
    },
    put: (item) =>
      change((queue) => ({ ...queue, items: queue.items.map((each) => (each.id === item.id ? item : each)) })),
    drop: (id) => change((queue) => withoutItem(queue, id)),
  };
}
