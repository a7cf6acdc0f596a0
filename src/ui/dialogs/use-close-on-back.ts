import { useEffect, useRef, useState } from 'react';
import { hasMark, onPopstate } from './popstate.ts';

type Entry = 'none' | 'current' | 'leaving' | 'reopening';

function pushMark(mark: string): void {
  window.history.pushState({ ...window.history.state, [mark]: true }, '');
}

/**
 * Opening adds a history entry of the same page, named by `mark`, closing goes back. The router would load its data again. The browser goes
 * back a little later: until then the entry is there (`hasEntry`), and what is opened again opens once it is gone.
 */
export function useCloseOnBack(mark: string) {
  const [entry, setEntry] = useState<Entry>('none');
  // Read by handlers of one and the same render.
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
    // After a reload, or back from another page, the entry may already be the marked one.
    if (hasMark(window.history.state, mark)) follow('current');
    return onPopstate(take);
  }, [mark]);

  const open = () => {
    if (now.current === 'leaving') turn('reopening');
    // Else asked for twice, when what is opened takes its time.
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
