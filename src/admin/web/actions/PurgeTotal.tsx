import { useEffect, useEffectEvent } from 'react';
import { useRead } from '../../../api/use-read.ts';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import { actionMessages } from '../../action-messages.it.ts';
import * as t from './messages.it.ts';

const { elimina } = actionMessages;

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
        <b className="num">{total === null ? elimina.conta : `${elimina.quante(total)}.`}</b>{' '}
        {t.eDefinitivo(elimina.archivio)}
      </p>
      <p className="mt-2">{elimina.avviso}</p>
      <FailureAlert>
        {phase === 'failed' && (
          <>
            {elimina.nonContate}
            <button type="button" className="txtlink" onClick={() => void reload()}>
              {t.riprova}
            </button>
          </>
        )}
      </FailureAlert>
    </div>
  );
}
