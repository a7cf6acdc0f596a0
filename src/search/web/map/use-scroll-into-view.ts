import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { WHOLE_SCREEN } from './sheet-grip.ts';

/**
 * The map is scrolled into view if less than this fraction of it is visible. For a full-screen map, the top of the list below
 * counts as part of the map.
 */
const SEEN = 0.6;
const SEEN_WHOLE = 0.97;

/** Keys of history entries whose map was already scrolled into view. */
const shown = new Set<string>();

/** Scrolls the map into view when it is opened, but not when the user returns to it. */
export function useScrollIntoView(frame: RefObject<HTMLElement | null>): void {
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

/** Returns the header with the number and order of homes, which stays visible together with the map. */
function aboveOf(section: Element): Element {
  return section.parentElement?.previousElementSibling ?? section;
}
