import { useEffect, useEffectEvent } from 'react';
import { useRead } from '../../../api/use-read.ts';
import { FailureAlert } from '../../../ui/loading/FailureAlert.tsx';
import * as messages from '../../messages/admin.ts';

type PurgeTotalProps = { id: string; onNone: () => void };

export function PurgeTotal({ id, onNone }: PurgeTotalProps) {
  const { data, phase, reload } = useRead('GET /api/admin/contatori', {});
  const total = data?.data.totale ?? null;
  const notifyNone = useEffectEvent(onNone);
  useEffect(() => {
    if (total === 0) notifyNone();
  }, [total]);
  return (
    <div className="admin-how-many">
      <p id={id}>
        <b className="num">{total === null ? messages.purgeCounting : `${messages.purgeCountTitle(total)}.`}</b>{' '}
        {messages.purgeFinalWarning(messages.purgeArchiveNote)}
      </p>
      <p className="mt-2">{messages.purgeOwnersNotice}</p>
      <FailureAlert>
        {phase === 'failed' && (
          <>
            {messages.purgeNotCounted}
            <button type="button" className="txtlink" onClick={() => void reload()}>
              {messages.retryButton}
            </button>
          </>
        )}
      </FailureAlert>
    </div>
  );
}
