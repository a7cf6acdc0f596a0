import { type RefObject, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { WHOLE_SCREEN } from './sheet-grip.ts';

/** Less of the map than this, and who opened it would not see it; of one that takes the whole screen, its list's upper edge. */
const SEEN = 0.6;
const SEEN_WHOLE = 0.97;
/** The router's name of the address by which somebody came to the portal. */
const FIRST = 'default';

/**
 * Who opens the map from a list sees it, wherever the page was; who comes to its address sees the page from its top, unless the map
 * takes the whole screen.
 */
export function useComeIntoView(frame: RefObject<HTMLElement | null>): void {
  const [isFromList] = useState(useLocation().key !== FIRST);
  useEffect(() => {
    const section = frame.current?.closest('section');
    const isWhole = matchMedia(WHOLE_SCREEN).matches;
    if (!section || !(isFromList || isWhole)) return;
    const { top, bottom, height } = section.getBoundingClientRect();
    const seen = Math.min(bottom, innerHeight) - Math.max(top, 0);
    if (seen < height * (isWhole ? SEEN_WHOLE : SEEN))
      (isWhole ? section : aboveOf(section)).scrollIntoView({ block: 'start' });
  }, [isFromList, frame]);
}

/** What says how many homes there are, and how they are ordered: it stays in sight with the map. */
function aboveOf(section: Element): Element {
  return section.parentElement?.previousElementSibling ?? section;
}
