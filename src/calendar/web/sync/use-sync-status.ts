import { useEffect, useEffectEvent, useState } from 'react';
import { type ReadState, useRead } from '../../../api/use-read.ts';
import { usePageVisible } from '../../../ui/loading/use-page-visible.ts';
import type { SyncStatus } from '../../property-contract.ts';

const STATUS_DELAY_MS = 3000;
const FOLLOWED_READINGS = 3;

type Question = {
  property_id: number;
  initial: SyncStatus | null;
  onAnswered: () => void;
};

export type KnownStatus = {
  status: SyncStatus | null;
  hasFailed: boolean;
  revision: string;
  isFollowing: boolean;
  reload: () => Promise<boolean>;
  follow: () => void;
};

function traceOf(status: SyncStatus | null): string {
  const feeds = status?.configurations.map(({ id, last_success, held_nights }) => [id, last_success, held_nights]);
  return JSON.stringify(feeds ?? null);
}

function useFollowing({ data: status, hasFailed, reload }: ReadState<SyncStatus>) {
  const [left, setLeft] = useState(0);
  const isVisible = usePageVisible();
  const isSyncing = status?.configurations.some(({ is_syncing }) => is_syncing) ?? false;
  const isDue = isVisible && !hasFailed && (isSyncing || left > 0);
  const poll = useEffectEvent(() => {
    setLeft((times) => Math.max(0, times - 1));
    void reload();
  });
  useEffect(() => {
    if (!isDue) return undefined;
    const timer = setTimeout(() => poll(), STATUS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isDue, status]);
  return { isFollowing: left > 0 && !hasFailed, follow: () => setLeft(FOLLOWED_READINGS) };
}

export function useSyncStatus({ property_id, initial, onAnswered }: Question): KnownStatus {
  const known = useRead(
    'GET /api/calendar/sync-status/{property_id}',
    { params: { property_id } },
    { initial: initial ?? undefined, onAnswer: onAnswered },
  );
  const { data: status, hasFailed, reload } = known;
  return { status, hasFailed, revision: traceOf(status), reload, ...useFollowing(known) };
}
