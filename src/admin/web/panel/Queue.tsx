import type { KeyboardEvent, RefObject } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { adminMessages } from '../../messages.it.ts';
import { LoadFailure } from './LoadFailure.tsx';
import { QueueHead } from './QueueHead.tsx';
import { QueueList } from './QueueList.tsx';
import { QueueSkeleton } from './QueueSkeleton.tsx';
import { SearchBox } from './SearchBox.tsx';
import type { Panel } from './use-panel.ts';
import * as t from './messages.it.ts';
import { useSlowNotice } from './use-slow-notice.ts';

type QueueProps = {
  panel: Panel;
  search: RefObject<HTMLInputElement | null>;
  onKeyDown: (event: KeyboardEvent) => void;
  onBulk: (kind: 'approve' | 'reject') => void;
  onHelp: () => void;
};

/** One of the panel's lists: what is selected, the search, and the rows. */
export function Queue({ panel, search, onKeyDown, onBulk, onHelp }: QueueProps) {
  const { address, queue, items } = panel;
  const isLoading = queue.phase === 'loading';
  const isWaiting = isLoading || queue.phase === 'searching';
  useSlowNotice(isWaiting);
  return (
    <section
      className="admin-queue"
      aria-label={t.coda(adminMessages.schede[address.tab])}
      aria-busy={isWaiting}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <QueueHead panel={panel} onBulk={onBulk} />
      <SearchBox panel={panel} field={search} onHelp={onHelp} />
      {isLoading && <QueueSkeleton />}
      {queue.phase === 'failed' && items.length === 0 && (
        <LoadFailure sentence={adminMessages.nonCaricate[address.tab]} onRetry={queue.reload} />
      )}
      {queue.phase === 'ready' && items.length === 0 && <Nothing panel={panel} />}
      {items.length > 0 && <QueueList panel={panel} />}
    </section>
  );
}

/** A search, or a tab whose address names a struttura that is not in it. */
function Nothing({ panel: { address, search } }: { panel: Panel }) {
  const { tab, cerca } = address;
  return (
    <div className="admin-nothing">
      <Icon name="magnifying-glass" size={32} />
      <p>
        <b>{cerca === '' ? adminMessages.vuote[tab].title : adminMessages.senzaRisultato(cerca)}</b>
      </p>
      {cerca !== '' && (
        <>
          <p className="muted">{adminMessages.comeSiCerca}</p>
          <button type="button" className="btn alt sm" onClick={() => search('')}>
            {t.mostraTutte}
          </button>
        </>
      )}
    </div>
  );
}
