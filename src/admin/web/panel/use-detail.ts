import { useEffect, useEffectEvent, useState } from 'react';
import { call, SIGNED_OUT } from '../../../api/call.ts';
import { useAdminSession } from '../../../accounts/web/admin/admin-session.ts';
import type { AdminDetail } from '../../../strutture/admin-contract.ts';

/** A held key passes many strutture: only the one it stops at is asked for. */
const SETTLE_MS = 80;
const NOT_FOUND = 404;

type DetailState = { id: number | null; detail: AdminDetail | null; phase: 'loading' | 'ready' | 'failed' | 'gone' };

/**
 * One struttura, whole. `onRead` is told each time. While it is read again what is known stays.
 */
export function useDetail(id: number | null, onRead: (detail: AdminDetail) => void) {
  const { onSignedOut } = useAdminSession();
  const [held, setHeld] = useState<DetailState>({ id, detail: null, phase: 'loading' });
  const [turn, setTurn] = useState(0);
  const current: DetailState = held.id === id ? held : { id, detail: null, phase: 'loading' };

  const read = useEffectEvent(async (wanted: number, signal: AbortSignal) => {
    const answer = await call('GET /api/admin/strutture/{id}', { params: { id: wanted }, signal });
    if (signal.aborted) return;
    if (!answer.ok && answer.status === SIGNED_OUT) return onSignedOut();
    const detail = answer.ok ? answer.data.data : null;
    if (detail) {
      setHeld({ id: wanted, detail, phase: 'ready' });
      return onRead(detail);
    }
    const phase = !answer.ok && answer.status === NOT_FOUND ? 'gone' : 'failed';
    setHeld((before) => ({ id: wanted, detail: before.id === wanted ? before.detail : null, phase }));
  });

  useEffect(() => {
    if (id === null) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(() => void read(id, controller.signal), SETTLE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [id, turn]);

  const reload = () => {
    setHeld((before) => ({ ...before, phase: before.detail === null ? 'loading' : before.phase }));
    setTurn((before) => before + 1);
  };
  return { detail: current.detail, phase: current.phase, reload };
}
