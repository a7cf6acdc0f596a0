import { useEffect, useRef, useState } from 'react';

/** Marks the history entry that stands for "this page with the sheet open". */
const MARK = 'sheet';

function hasMark(state: unknown): boolean {
  return typeof state === 'object' && state !== null && MARK in state;
}

/**
 * A sheet that the back gesture closes: opening it adds a history entry of the same page, closing it goes back.
 * The router is not told: to it an entry of the same page would be a navigation that loads the page's data again.
 */
export function useSheetHistory() {
  const [isOpen, setOpen] = useState(false);
  const entry = useRef<'none' | 'current' | 'leaving'>('none');

  useEffect(() => {
    const page = window.location.pathname;
    const follow = (isSheet: boolean) => {
      entry.current = isSheet ? 'current' : 'none';
      setOpen(isSheet);
    };
    const onPopState = (event: PopStateEvent) => {
      const isSheet = hasMark(event.state);
      if (window.location.pathname !== page || (!isSheet && entry.current === 'none')) return;
      event.stopImmediatePropagation();
      follow(isSheet);
    };
    // After a reload, or back from another page, the entry may already be the sheet's.
    if (hasMark(window.history.state)) follow(true);
    window.addEventListener('popstate', onPopState, { capture: true });
    return () => window.removeEventListener('popstate', onPopState, { capture: true });
  }, []);

  const open = () => {
    window.history.pushState({ ...window.history.state, [MARK]: true }, '');
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
