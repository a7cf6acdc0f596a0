import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { WHOLE_SCREEN } from './sheet-grip.ts';

/** Less of the map than this, and who opened it would not see it; of one that takes the whole screen, its list's upper edge. */
const SEEN = 0.6;
const SEEN_WHOLE = 0.97;

/** Entries of the browser's history at which the map has come into view. */
const shown = new Set<string>();

/** Who opens the map sees it, wherever the page was; who comes back to it finds the page as they left it. */
export function useComeIntoView(frame: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  const isOpen = useRef(false);
  useEffect(() => {
    const section = frame.current?.closest('section');
    const isSeen = isOpen.current || shown.has(key);
    isOpen.current = true;
    shown.add(key);
    if (!section || isSeen) return;
    const isWhole = matchMedia(WHOLE_SCREEN).matches;
    const { top, bottom, height } = section.getBoundingClientRect();
    const seen = Math.min(bottom, innerHeight) - Math.max(top, 0);
    if (seen < height * (isWhole ? SEEN_WHOLE : SEEN))
      (isWhole ? section : aboveOf(section)).scrollIntoView({ block: 'start' });
  }, [key, frame]);
}

/** What says how many homes there are, and how they are ordered: it stays in sight with the map. */
function aboveOf(section: Element): Element {
  return section.parentElement?.previousElementSibling ?? section;
}
