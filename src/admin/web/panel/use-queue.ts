import { useEffect, useEffectEvent } from 'react';
import { useReadList } from '../../../api/use-read-list.ts';
import type { AdminStruttura } from '../../../strutture/admin-contract.ts';
import { fetchQueue, type QueueQuery } from './fetch-queue.ts';
import { beginRead, EMPTY_QUEUE, type QueueState, withoutItem, withRead } from './queue-state.ts';

type Question = { readsOn: boolean; cerca: string };

export type Queue = Pick<QueueState, 'items' | 'total'> & {
  listed: QueueQuery;
  /** `loading`: nothing to show yet; `searching`: what is shown is of the search before; `more`: the next ones are coming. */
  phase: 'loading' | 'searching' | 'ready' | 'more' | 'failed';
  /** Reads on. Without anything to read, or while it does, it does nothing. */
  more: () => void;
  /** Reads again from the start. */
  reload: () => void;
  /** There are `total` by now: a list that has been read to its end goes on. */
  grow: (total: number) => void;
  /** Shows a struttura as it is now, in its place. */
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
