import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { dateInRome } from '../../../kernel/calendar-date.ts';
import { formatCount } from '../../../kernel/format-count.ts';
import { adminMessages } from '../../messages.it.ts';
import { drawnRows } from '../../rules/rows-in-view.ts';
import { LoadFailure } from './LoadFailure.tsx';
import { QueueRow } from './QueueRow.tsx';
import type { Panel } from './use-panel.ts';
import { useRowsInView } from './use-rows-in-view.ts';
import { useStableHandlers } from './use-stable-handlers.ts';
import * as t from './messages.it.ts';

/** How far before its end the list reads on. */
const AHEAD = '1200px';

/** The rows, and the way to the next ones: by itself near the end, and by a button. */
export function QueueList({ panel }: { panel: Panel }) {
  const { address, queue, items, ids, total, currentId, selection, toReview, show, isPhone } = panel;
  const { tab } = address;
  // A row that was there when a day began may say so until the page is loaded again.
  const [today] = useState(() => dateInRome(new Date()));
  const handlers = useStableHandlers({
    open: (id, isKeyboard) => {
      const isAgain = id === currentId && isKeyboard;
      show(id, isPhone || isAgain ? 'sheet' : 'queue');
    },
    toggle: selection.toggle,
  });
  const list = useRef<HTMLUListElement>(null);
  const { from, to, row } = useRowsInView(list, items.length);
  const position = currentId === null ? -1 : ids.indexOf(currentId);
  // One of them is reached with Tab, the others from there with the arrows.
  const reached = Math.max(position, 0);

  return (
    <div className="admin-scroller" aria-busy={queue.phase === 'searching'}>
      <ul ref={list} className="admin-rows" style={{ height: items.length * row }}>
        {drawnRows({ from, to }, reached).map((index) => {
          const item = items[index];
          return (
            item && (
              <QueueRow
                key={item.id}
                item={item}
                top={index * row}
                position={index + 1}
                total={total}
                tab={tab}
                today={today}
                isCurrent={item.id === currentId}
                isReached={index === reached}
                isSelected={selection.selected.has(item.id)}
                isToReview={toReview.has(item.id)}
                handlers={handlers}
              />
            )
          );
        })}
      </ul>
      {queue.phase === 'failed' && <LoadFailure sentence={adminMessages.nonCaricate[tab]} onRetry={queue.more} />}
      {queue.phase !== 'failed' && items.length < total && <More panel={panel} />}
    </div>
  );
}

/** Reads on when it comes near the screen. */
function More({ panel: { queue, items, total } }: { panel: Panel }) {
  const end = useRef<HTMLDivElement>(null);
  const readOn = useEffectEvent(() => queue.more());
  useEffect(() => {
    if (!end.current) return undefined;
    const root = end.current.closest('.admin-scroller');
    // On a phone the page scrolls, not the list.
    const scrolls = root !== null && getComputedStyle(root).overflowY !== 'visible';
    const observer = new IntersectionObserver(
      // A slow page hears of several changes at once.
      (changes) => changes.some(({ isIntersecting }) => isIntersecting) && readOn(),
      { root: scrolls ? root : null, rootMargin: AHEAD },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [items.length]);
  return (
    <div ref={end} className="altre">
      <button type="button" className="btn alt sm" aria-disabled={queue.phase === 'more'} onClick={queue.more}>
        {queue.phase === 'more' ? t.carichiamoLeAltre : t.caricaAltre}
      </button>
      <span className="muted num">{t.di(formatCount(items.length), adminMessages.totale(total))}</span>
    </div>
  );
}
