import { useEffect, useRef } from 'react';
import { Icon } from '../../../ui/icons/Icon.tsx';
import type { Panel } from './use-panel.ts';
import * as messages from '../../messages/admin.ts';

type QueueHeadProps = { panel: Panel; onBulk: (kind: 'approve' | 'reject') => void };

export function QueueHead({ panel, onBulk }: QueueHeadProps) {
  const { address, queue, total, selection, ids } = panel;
  const { tab, cerca } = address;
  const count = selection.ids.length;
  const clear = () => {
    selection.clear();
    panel.focusQueue();
  };
  const canSelect = tab === 'pending' && ids.length > 0;
  const isKnown = queue.phase !== 'loading' && (queue.phase !== 'failed' || ids.length > 0);
  const summary =
    cerca === '' ? `${messages.propertyCount(total)}, ${messages.queueOrders[tab]}` : messages.propertiesFound(total);
  return (
    <div
      className={count > 0 ? 'h on' : 'h'}
      role={count > 0 ? 'group' : undefined}
      aria-label={count > 0 ? messages.selectionActionsLabel : undefined}
    >
      {canSelect && <SelectAll count={count} of={ids.length} onToggle={selection.toggleAll} />}
      {count > 0 ? (
        <>
          <b>{messages.selectedCount(count)}</b>
          <button type="button" className="btn sole" onClick={() => onBulk('approve')}>
            {messages.approveButton}
          </button>
          <button type="button" className="btn alt" onClick={() => onBulk('reject')}>
            {messages.rejectButton}
          </button>
          <button type="button" className="icb" aria-label={messages.clearSelectionButton} onClick={clear}>
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
        aria-label={count === of ? messages.deselectAllLabel : messages.selectAllListedLabel}
        checked={count === of}
        onChange={onToggle}
      />
    </label>
  );
}
