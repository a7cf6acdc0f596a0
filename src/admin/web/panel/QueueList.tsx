import {
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { dateInRome } from '../../../kernel/dates/calendar-date.ts';
import { formatCount } from '../../../kernel/text/format-count.ts';
import { drawnRows, rowsInView } from '../../rules/rows-in-view.ts';
import { LoadFailure } from './LoadFailure.tsx';
import { QueueRow, type RowHandlers } from './QueueRow.tsx';
import type { Panel } from './use-panel.ts';
import * as messages from '../../messages/admin.ts';

const AHEAD = '1200px';

/** The row height from the stylesheet. It is in rem, because it grows with the font size. */
const ROW_REM = 5.3125;
const DEFAULT_FONT_PX = 16;

export function QueueList({ panel }: { panel: Panel }) {
  const { address, queue, items, ids, total, currentId, selection, toReview, show, isPhone } = panel;
  const { tab } = address;
  // Computed once, so relative days may be outdated until the page is reloaded.
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
      {queue.phase === 'failed' && <LoadFailure sentence={messages.queueNotLoaded[tab]} onRetry={queue.more} />}
      {queue.phase !== 'failed' && items.length < total && <More panel={panel} />}
    </div>
  );
}

function More({ panel: { queue, items, total } }: { panel: Panel }) {
  const end = useRef<HTMLDivElement>(null);
  const readOn = useEffectEvent(() => queue.more());
  useEffect(() => {
    if (!end.current) return undefined;
    const root = end.current.closest('.admin-scroller');
    // On a phone, the page scrolls instead of the list, so the observer watches the viewport.
    const scrolls = root !== null && getComputedStyle(root).overflowY !== 'visible';
    const observer = new IntersectionObserver(
      // On a slow page, the observer may report several changes in one call, so all of them are checked.
      (changes) => changes.some(({ isIntersecting }) => isIntersecting) && readOn(),
      { root: scrolls ? root : null, rootMargin: AHEAD },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [items.length]);
  return (
    <div ref={end} className="altre">
      <button type="button" className="btn alt sm" aria-disabled={queue.phase === 'more'} onClick={queue.more}>
        {queue.phase === 'more' ? messages.loadingMoreLabel : messages.loadMoreButton}
      </button>
      <span className="muted num">
        {messages.countOfTotal(formatCount(items.length), messages.propertyCount(total))}
      </span>
    </div>
  );
}

/** Returns handlers with a stable identity, so that only changed rows re-render. A list may have thousands of rows. */
function useStableHandlers(handlers: RowHandlers): RowHandlers {
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  return useMemo(
    () => ({
      open: (...call) => latest.current.open(...call),
      toggle: (...call) => latest.current.toggle(...call),
    }),
    [],
  );
}

function rowHeight(): number {
  const letters = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return ROW_REM * (Number.isNaN(letters) ? DEFAULT_FONT_PX : letters);
}

function useRowsInView(list: RefObject<HTMLElement | null>, count: number) {
  const [row] = useState(rowHeight);
  const measure = useCallback(() => {
    const above = -(list.current?.getBoundingClientRect().top ?? 0);
    return rowsInView({ above, height: window.innerHeight, row, count });
  }, [list, row, count]);
  const [shown, setShown] = useState(() => rowsInView({ above: 0, height: window.innerHeight, row, count }));

  useEffect(() => {
    const follow = () =>
      setShown((before) => {
        const now = measure();
        return now.from === before.from && now.to === before.to ? before : now;
      });
    follow();
    // Listens in the capture phase, because scroll events do not bubble.
    window.addEventListener('scroll', follow, { capture: true, passive: true });
    window.addEventListener('resize', follow);
    return () => {
      window.removeEventListener('scroll', follow, { capture: true });
      window.removeEventListener('resize', follow);
    };
  }, [measure]);

  // Rows may have been removed since the last measurement, so the range must not extend beyond the list.
  return { from: Math.min(shown.from, count), to: Math.min(shown.to, count), row };
}
