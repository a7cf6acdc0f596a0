import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { SIGNED_OUT } from '../../../api/call.ts';
import { useAdminSession } from '../../../accounts/web/admin/admin-session.ts';
import type { AdminStruttura } from '../../../strutture/admin-contract.ts';
import { fetchQueue, type QueueQuery } from './fetch-queue.ts';
import { emptyQueue, nextQueue, type QueueState } from './queue-state.ts';

export type Queue = Omit<QueueState, 'gone'> & {
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

/** One of the panel's lists, a page at a time. */
export function useQueue(listed: QueueQuery): Queue {
  const { onSignedOut } = useAdminSession();
  const [state, dispatch] = useReducer(nextQueue, listed, emptyQueue);
  const [turn, setTurn] = useState(0);
  const controller = useRef<AbortController>(undefined);
  if (state.listed.tab !== listed.tab || state.listed.cerca !== listed.cerca) dispatch({ kind: 'listed', listed });

  const read = async (known: readonly AdminStruttura[]) => {
    controller.current?.abort();
    controller.current = new AbortController();
    const { signal } = controller.current;
    const isFirst = known.length === 0;
    const answer = await fetchQueue(listed, known, signal);
    if (signal.aborted) return;
    if (answer.ok) dispatch({ kind: 'read', items: answer.items, total: answer.total, isFirst });
    else if (answer.status === SIGNED_OUT) onSignedOut();
    else dispatch({ kind: 'failed', isFirst });
  };
  const readFromStart = useEffectEvent(() => read([]));

  useEffect(() => {
    void readFromStart();
    return () => controller.current?.abort();
  }, [listed.tab, listed.cerca, turn]);

  const { items, total, phase } = state;
  const more = () => {
    const isIdle = phase === 'ready' || phase === 'failed';
    if (!isIdle || items.length === 0 || items.length >= total) return;
    dispatch({ kind: 'more' });
    void read(items);
  };
  const reload = () => {
    dispatch({ kind: 'again' });
    setTurn((before) => before + 1);
  };
  const grow: Queue['grow'] = (now) => dispatch({ kind: 'grown', total: now });
  const put: Queue['put'] = (item) => dispatch({ kind: 'put', item });
  const drop: Queue['drop'] = (id) => dispatch({ kind: 'drop', id });
  return { listed, items, total, phase, more, reload, grow, put, drop };
}
