import { type RefObject, useCallback, useEffect, useState } from 'react';
import { rowsInView } from '../../rules/rows-in-view.ts';

/** Height of a row as in the stylesheet, in rem: who wants larger letters gets higher rows. */
const ROW_REM = 5.3125;
const BROWSERS_OWN_PX = 16;

function rowHeight(): number {
  const letters = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return ROW_REM * (Number.isNaN(letters) ? BROWSERS_OWN_PX : letters);
}

/** Which rows of a list are drawn, whether the list scrolls or the page around it. `row`: pixels of one. */
export function useRowsInView(list: RefObject<HTMLElement | null>, count: number) {
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
    // Scrolling does not bubble.
    window.addEventListener('scroll', follow, { capture: true, passive: true });
    window.addEventListener('resize', follow);
    return () => {
      window.removeEventListener('scroll', follow, { capture: true });
      window.removeEventListener('resize', follow);
    };
  }, [measure]);

  // Rows may have left before it is measured again.
  return { from: Math.min(shown.from, count), to: Math.min(shown.to, count), row };
}
