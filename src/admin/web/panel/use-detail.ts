import { useEffect, useEffectEvent } from 'react';
import { SIGNED_OUT } from '../../../api/call.ts';
import { useRead } from '../../../api/use-read.ts';
import type { AdminDetail } from '../../../strutture/admin-contract.ts';

/** A held key passes many strutture: only the one it stops at is asked for. */
const SETTLE_MS = 80;
const NOT_FOUND = 404;

/**
 * One struttura, whole. `onRead` is told each time. While it is read again what is known stays.
 */
export function useDetail(id: number | null, onRead: (detail: AdminDetail) => void) {
  const { data, fault, reload } = useRead('GET /api/admin/strutture/{id}', id === null ? null : { params: { id } }, {
    settleMs: SETTLE_MS,
  });
  const detail = data?.data ?? null;
  const tellRead = useEffectEvent(onRead);
  useEffect(() => {
    if (detail) tellRead(detail);
  }, [detail]);
  const hasFault = fault !== null && fault.status !== SIGNED_OUT;
  const known = detail === null ? 'loading' : 'ready';
  const phase = hasFault ? (fault.status === NOT_FOUND ? 'gone' : 'failed') : known;
  return { detail, phase, reload: () => void reload() } as const;
}
