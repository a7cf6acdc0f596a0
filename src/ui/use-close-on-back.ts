import { useEffect, useRef, useState } from 'react';
import { hasMark, onPopstate } from './popstate.ts';

/** Opening adds a history entry of the same page, named by `mark`, closing goes back. The router would load its data again. */
export function useCloseOnBack(mark: string) {
  const [isOpen, setOpen] = useState(false);
  const entry = useRef<'none' | 'current' | 'leaving'>('none');

  useEffect(() => {
    const page = window.location.pathname;
    const follow = (isMarked: boolean) => {
      entry.current = isMarked ? 'current' : 'none';
      setOpen(isMarked);
    };
    const take = ({ state }: PopStateEvent) => {
      const isMarked = hasMark(state, mark);
      if (window.location.pathname !== page || (!isMarked && entry.current === 'none')) return false;
      follow(isMarked);
      return true;
    };
    // After a reload, or back from another page, the entry may already be the marked one.
    if (hasMark(window.history.state, mark)) follow(true);
    return onPopstate(take);
  }, [mark]);

  const open = () => {
    // Asked for twice, when what is opened takes its time.
    if (entry.current === 'current') return;
    window.history.pushState({ ...window.history.state, [mark]: true }, '');
    entry.current = 'current';
    setOpen(true);
  };
  const close = () => {
    if (entry.current !== 'current') return;
    entry.current = 'leaving';
    window.history.back();
  };

  return { isOpen, open, close };
}
