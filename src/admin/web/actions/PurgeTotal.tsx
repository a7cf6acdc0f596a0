import { Icon } from '../../../ui/Icon.tsx';
import { actionMessages } from '../../action-messages.it.ts';
import { useTotal } from './use-total.ts';
import * as t from './messages.it.ts';

const { elimina } = actionMessages;

type PurgeTotalProps = { id: string; onNone: () => void };

/** How many strutture are about to go, and that they can come back. */
export function PurgeTotal({ id, onNone }: PurgeTotalProps) {
  const { total, hasFailed, retry } = useTotal(onNone);
  return (
    <div className="admin-how-many">
      <p id={id}>
        <b className="num">{total === null ? elimina.conta : `${elimina.quante(total)}.`}</b>{' '}
        {t.eDefinitivo(elimina.archivio)}
      </p>
      <p className="mt-2">{elimina.avviso}</p>
      <div role="alert">
        {hasFailed && (
          <p className="note err-n">
            <Icon name="warning-circle" />
            {elimina.nonContate}
            <button type="button" className="txtlink" onClick={retry}>
              {t.riprova}
            </button>
          </p>
        )}
      </div>
    </div>
  );
}
