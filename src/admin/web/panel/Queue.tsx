import { type KeyboardEvent, type RefObject, useEffect } from 'react';
import { announce } from '../../../ui/toasts/announce.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { QueueHead } from './QueueHead.tsx';
import { QueueList } from './QueueList.tsx';
import { SearchBox } from './SearchBox.tsx';
import type { Panel } from './use-panel.ts';
import * as struttureMessages from '../../../strutture/messages/visitor.ts';
import * as messages from '../../messages/admin.ts';

/** Delay in ms before a load is announced, so that fast responses are not announced. */
const NOTICE_DELAY_MS = 400;
const ROWS = [1, 2, 3, 4, 5, 6, 7];

type QueueProps = {
  panel: Panel;
  search: RefObject<HTMLInputElement | null>;
  onKeyDown: (event: KeyboardEvent) => void;
  onBulk: (kind: 'approve' | 'reject') => void;
  onHelp: () => void;
};

export function Queue({ panel, search, onKeyDown, onBulk, onHelp }: QueueProps) {
  const { address, queue, items } = panel;
  const isLoading = queue.phase === 'loading';
  const isWaiting = isLoading || queue.phase === 'searching';
  useSlowNotice(isWaiting);
  return (
    <section
      className="admin-queue"
      aria-label={messages.queueLabel(messages.queueTabs[address.tab])}
      aria-busy={isWaiting}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <QueueHead panel={panel} onBulk={onBulk} />
      <SearchBox panel={panel} field={search} onHelp={onHelp} />
      {isLoading && <QueueSkeleton />}
      {queue.phase === 'failed' && items.length === 0 && (
        <LoadFailure sentence={messages.queueNotLoaded[address.tab]} onRetry={queue.reload} />
      )}
      {queue.phase === 'ready' && items.length === 0 && <Nothing panel={panel} />}
      {items.length > 0 && <QueueList panel={panel} />}
    </section>
  );
}

function Nothing({ panel: { address, search } }: { panel: Panel }) {
  const { tab, cerca } = address;
  return (
    <div className="admin-nothing">
      <Icon name="magnifying-glass" size={32} />
      <p>
        <b>{cerca === '' ? messages.emptyQueues[tab].title : messages.noPropertyMatches(cerca)}</b>
      </p>
      {cerca !== '' && (
        <>
          <p className="muted">{messages.queueSearchHelp}</p>
          <button type="button" className="btn alt sm" onClick={() => search('')}>
            {messages.showAllButton}
          </button>
        </>
      )}
    </div>
  );
}

/** Duplicates code of the visitors' list, because importing that code would add 12 KB to the panel (ADR 0099). */
function useSlowNotice(isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => announce(struttureMessages.loadingListings), NOTICE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
}

function QueueSkeleton() {
  return (
    <div className="admin-rows" aria-hidden="true">
      {ROWS.map((row) => (
        <div key={row} className="admin-queue-row">
          <span className="skel admin-checkbox" />
          <span className="skel ph" />
          <div>
            <span className="skel" />
            <span className="skel" />
            <span className="skel" />
          </div>
        </div>
      ))}
    </div>
  );
}
