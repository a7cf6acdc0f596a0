import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { WHOLE_SCREEN } from './sheet-grip.ts';

/** Visible fraction of the map below which the page scrolls to it. */
const SEEN = 0.6;
const SEEN_WHOLE = 0.97;

const shown = new Set<string>();

/** Scrolls to the map when it is opened, but not when the user returns to it. */
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

function aboveOf(section: Element): Element {
  return section.parentElement?.previousElementSibling ?? section;
}
