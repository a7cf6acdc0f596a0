import type { AdminStruttura } from '../../../strutture/admin-contract.ts';
import { joinPages } from '../../rules/queue-page.ts';
import type { QueueQuery } from './fetch-queue.ts';

export type QueueState = {
  listed: QueueQuery;
  items: readonly AdminStruttura[];
  /** How many there are in all, also those that have not been read. */
  total: number;
  /** `loading`: nothing to show yet; `searching`: what is shown is of the search before; `more`: the next ones are coming. */
  phase: 'loading' | 'searching' | 'ready' | 'more' | 'failed';
  /** Left the list since the last read began: a page that was on its way then must not bring them back. */
  gone: ReadonlySet<number>;
};

export type QueueEvent =
  /** Another list is wanted. */
  | { kind: 'listed'; listed: QueueQuery }
  /** The same list is wanted once more, from its start. */
  | { kind: 'again' }
  | { kind: 'more' }
  | { kind: 'read'; items: readonly AdminStruttura[]; total: number; isFirst: boolean }
  | { kind: 'failed'; isFirst: boolean }
  /** There are more than there were when it was read. */
  | { kind: 'grown'; total: number }
  /** A struttura as it is now. */
  | { kind: 'put'; item: AdminStruttura }
  | { kind: 'drop'; id: number };

export function emptyQueue(listed: QueueQuery): QueueState {
  return { listed, items: [], total: 0, phase: 'loading', gone: new Set() };
}

function drop(state: QueueState, id: number): QueueState {
  const items = state.items.filter((each) => each.id !== id);
  const total = state.total - (state.items.length - items.length);
  return { ...state, items, total, gone: new Set(state.gone).add(id) };
}

function read(state: QueueState, event: Extract<QueueEvent, { kind: 'read' }>): QueueState {
  const fresh = event.items.filter(({ id }) => !state.gone.has(id));
  const items = event.isFirst ? fresh : joinPages(state.items, fresh);
  return { ...state, items, total: event.total, phase: 'ready' };
}

/** One of the panel's lists after something happened to it. */
export function nextQueue(state: QueueState, event: QueueEvent): QueueState {
  switch (event.kind) {
    case 'listed': {
      // While one types, the list stays; another tab's would only confuse.
      const stays = event.listed.tab === state.listed.tab && state.items.length > 0;
      return stays ? { ...state, listed: event.listed, phase: 'searching', gone: new Set() } : emptyQueue(event.listed);
    }
    case 'again':
      return { ...state, phase: state.items.length === 0 ? 'loading' : 'searching', gone: new Set() };
    case 'more':
      return { ...state, phase: 'more', gone: new Set() };
    case 'read':
      return read(state, event);
    case 'failed':
      return { ...state, items: event.isFirst ? [] : state.items, phase: 'failed' };
    case 'grown':
      return state.phase === 'ready' ? { ...state, total: Math.max(state.total, event.total) } : state;
    case 'put':
      return { ...state, items: state.items.map((each) => (each.id === event.item.id ? event.item : each)) };
    case 'drop':
      return drop(state, event.id);
  }
}
