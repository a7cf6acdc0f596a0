import { useEffect, useRef } from 'react';
import { syncMessages } from '../../sync-messages.it.ts';
import type { OnQuestion, SyncViewModel } from './sync-view-model.ts';
import { FeedRow } from './FeedRow.tsx';

type FeedListProps = { model: SyncViewModel; onAsk: OnQuestion };

/** The platforms that are connected (specification section 2). */
export function FeedList({ model, onAsk }: FeedListProps) {
  const { configurations } = model.status;
  const heading = useRef<HTMLHeadingElement>(null);
  // A row that goes takes the focus with it.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, [configurations.length]);
  return (
    <section>
      <h3 ref={heading} tabIndex={-1}>
        {syncMessages.collegate}
      </h3>
      {configurations.length === 0 ? (
        <p className="muted">{syncMessages.nessuna}</p>
      ) : (
        <ul className="calendar-linked">
          {configurations.map((feed) => (
            <FeedRow key={feed.id} model={model} feed={feed} onAsk={onAsk} />
          ))}
        </ul>
      )}
    </section>
  );
}
