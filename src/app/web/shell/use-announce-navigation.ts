import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { announce } from '../../../ui/announce.ts';

/** The heading of the page, or of its results: a screen reader says it, and reads on from there. */
function focusHeading(): void {
  const content = document.getElementById('contenuto');
  const heading = content?.querySelector('h1');
  if (heading) heading.tabIndex = -1;
  (heading ?? content)?.focus({ preventScroll: true });
}

/**
 * Announces a new page, or another page of results, as the browser announces a loaded one: its title is read, and the focus
 * moves to its heading if the focused element went away with the old page, or gave the focus up (`releaseFocus`). A control
 * that is still there (a select that navigates, a filter's pill, what opened a dialog) keeps it.
 */
export function useAnnounceNavigation(): void {
  const { pathname, search } = useLocation();
  const page = pathname + search;
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (document.activeElement === document.body) focusHeading();
    announce(document.title);
  }, [page]);
}
