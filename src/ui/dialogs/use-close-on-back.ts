import { useEffect, useRef, useState } from 'react';
import { hasMark, onPopstate } from './popstate.ts';

type Entry = 'none' | 'current' | 'leaving' | 'reopening';

function pushMark(mark: string): void {
  window.history.pushState({ ...window.history.state, [mark]: true }, '');
}

/**
 * Adds a history entry, so that the Back button closes an overlay. Bypasses the router, which would reload the data. Browsers go
 * back asynchronously, so reopening waits until the entry is removed.
 */
export function useCloseOnBack(mark: string) {
  const [entry, setEntry] = useState<Entry>('none');
  // A ref is used, because several handlers of one render must see each other's changes.
  const now = useRef<Entry>('none');
  const turn = (next: Entry) => {
    now.current = next;
    setEntry(next);
  };

  useEffect(() => {
    const page = window.location.pathname;
    const follow = (next: Entry) => turn(next);
    const take = ({ state }: PopStateEvent) => {
      const isMarked = hasMark(state, mark);
      if (window.location.pathname !== page || (!isMarked && now.current === 'none')) return false;
      const isReopened = !isMarked && now.current === 'reopening';
      if (isReopened) pushMark(mark);
      follow(isMarked || isReopened ? 'current' : 'none');
      return true;
    };
    // The entry still has the mark after a reload or a return from another page.
    if (hasMark(window.history.state, mark)) follow('current');
    return onPopstate(take);
  }, [mark]);

  const open = () => {
    if (now.current === 'leaving') turn('reopening');
    if (now.current !== 'none') return;
    pushMark(mark);
    turn('current');
  };
  const close = () => {
    if (now.current !== 'current') return;
    turn('leaving');
    window.history.back();
  };

  return { isOpen: entry === 'current', hasEntry: entry !== 'none', open, close };
}
