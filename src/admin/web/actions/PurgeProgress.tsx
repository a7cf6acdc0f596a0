import { useEffect, useEffectEvent } from 'react';
import { announce } from '../../../ui/announce.ts';
import { actionMessages } from '../../action-messages.it.ts';
import { adminMessages } from '../../messages.it.ts';
import type { Deletion } from './delete-all.ts';

const { elimina } = actionMessages;
/** Said this often on the way: each one would be a chatter. */
const PARTS = 4;

type PurgeProgressProps = { deletion: Deletion; isStopping: boolean };

export function PurgeProgress({ deletion, isStopping }: PurgeProgressProps) {
  const { deleted, failed, total, isWaitingToRetry } = deletion;
  const done = deleted + failed.length;
  const sentence = elimina.avanzamento(deleted, total);
  const part = Math.floor((done * PARTS) / total);
  const say = useEffectEvent(() => announce(sentence));
  useEffect(() => {
    if (part > 0) say();
  }, [part]);
  return (
    <div className="admin-progress">
      <p className="num">
        <b>{sentence}</b>
        {failed.length > 0 && <span className="muted"> · {elimina.nonEliminate(failed.length)}</span>}
      </p>
      <progress value={done} max={total} aria-label={sentence} />
      <p className="muted" role="status">
        {isStopping ? adminMessages.ciFermiamo : isWaitingToRetry ? adminMessages.attesa : ''}
      </p>
    </div>
  );
}
