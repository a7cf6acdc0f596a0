import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { announce } from '../../../ui/announce.ts';

/**
 * Tells of a new page, or of another page of results, what the browser tells of a loaded one: its title is read, and the
 * focus, if its element went away with the old page, starts again at the content. A control that is still there (a select
 * that navigates) keeps it.
 */
export function useAnnounceNavigation(): void {
  const { pathname, search } = useLocation();
  const page = pathname + search;
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (document.activeElement === document.body) document.getElementById('contenuto')?.focus({ preventScroll: true });
    announce(document.title);
  }, [page]);
}
