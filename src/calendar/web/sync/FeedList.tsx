import { useEffect, useRef } from 'react';
import { syncMessages } from '../../sync-messages.it.ts';
import type { Ask, Desk } from './desk.ts';
import { FeedRow } from './FeedRow.tsx';

type FeedListProps = { desk: Desk; onAsk: Ask };

/** The platforms that are connected (specification section 2). */
export function FeedList({ desk, onAsk }: FeedListProps) {
  const { configurations } = desk.status;
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
        <ul className="collegati">
          {configurations.map((feed) => (
            <FeedRow key={feed.id} desk={desk} feed={feed} onAsk={onAsk} />
          ))}
        </ul>
      )}
    </section>
  );
}
