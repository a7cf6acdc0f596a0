import { useEffect, useRef } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { adminMessages } from '../../messages.it.ts';
import type { Panel } from './use-panel.ts';
import * as t from './messages.it.ts';

type QueueHeadProps = { panel: Panel; onBulk: (kind: 'approve' | 'reject') => void };

export function QueueHead({ panel, onBulk }: QueueHeadProps) {
  const { address, queue, total, selection, ids } = panel;
  const { tab, cerca } = address;
  const count = selection.ids.length;
  const clear = () => {
    selection.clear();
    // The button goes with the selection.
    panel.focusQueue();
  };
  const canSelect = tab === 'pending' && ids.length > 0;
  const isKnown = queue.phase !== 'loading' && (queue.phase !== 'failed' || ids.length > 0);
  const summary =
    cerca === '' ? `${adminMessages.totale(total)}, ${adminMessages.ordini[tab]}` : adminMessages.trovate(total);
  return (
    <div
      className={count > 0 ? 'h on' : 'h'}
      role={count > 0 ? 'group' : undefined}
      aria-label={count > 0 ? t.azioniSulleSelezionate : undefined}
    >
      {canSelect && <SelectAll count={count} of={ids.length} onToggle={selection.toggleAll} />}
      {count > 0 ? (
        <>
          <b>{adminMessages.selezionate(count)}</b>
          <button type="button" className="btn sole" onClick={() => onBulk('approve')}>
            {t.approva}
          </button>
          <button type="button" className="btn alt" onClick={() => onBulk('reject')}>
            {t.rifiuta}
          </button>
          <button type="button" className="icb" aria-label={t.annullaLaSelezione} onClick={clear}>
            <Icon name="x" />
          </button>
        </>
      ) : (
        <p className="num">{isKnown ? summary : '\u00a0'}</p>
      )}
    </div>
  );
}

type SelectAllProps = { count: number; of: number; onToggle: () => void };

function SelectAll({ count, of, onToggle }: SelectAllProps) {
  const box = useRef<HTMLInputElement>(null);
  const isPart = count > 0 && count < of;
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPart;
  }, [isPart]);
  return (
    <label className="admin-tick">
      <input
        ref={box}
        type="checkbox"
        className="admin-checkbox"
        aria-label={count === of ? t.deselezionaTutte : t.selezionaTutteQuelleInElenco}
        checked={count === of}
        onChange={onToggle}
      />
    </label>
  );
}
