import { useEffect, useEffectEvent } from 'react';
import { announce } from '../../../ui/toasts/announce.ts';
import type { Deletion } from './delete-all.ts';
import * as messages from '../../messages/admin.ts';

const PARTS = 4;

type PurgeProgressProps = { deletion: Deletion; isStopping: boolean };

export function PurgeProgress({ deletion, isStopping }: PurgeProgressProps) {
  const { deleted, failed, total, isWaitingToRetry } = deletion;
  const done = deleted + failed.length;
  const sentence = messages.purgeProgress(deleted, total);
  const part = Math.floor((done * PARTS) / total);
  const announceProgress = useEffectEvent(() => announce(sentence));
  useEffect(() => {
    if (part > 0) announceProgress();
  }, [part]);
  return (
    <div className="admin-progress">
      <p className="num">
        <b>{sentence}</b>
        {failed.length > 0 && <span className="muted"> · {messages.purgeNotDeletedCount(failed.length)}</span>}
      </p>
      <progress value={done} max={total} aria-label={sentence} />
      <p className="muted" role="status">
        {isStopping ? messages.stoppingAfterCurrent : isWaitingToRetry ? messages.rateLimitedWait : ''}
      </p>
    </div>
  );
}
