import type { AdminStruttura } from '../../../strutture/admin-contract.ts';
import { joinPages } from '../../rules/queue-page.ts';

/** What is known of one of the panel's lists. */
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

/** The list without one that does not belong to it any more. */
export function withoutItem(queue: QueueState, id: number): QueueState {
  const items = queue.items.filter((each) => each.id !== id);
  const total = queue.total - (queue.items.length - items.length);
  return { items, total, gone: new Set(queue.gone).add(id) };
}
