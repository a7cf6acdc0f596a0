import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Keeps the focus in `section`: what goes away with it, as an event that was deleted, hands it to what `find` gives. A click
 * beside everything is no loss, and where the focus is elsewhere nothing is taken from there.
 */
export function useKeptFocus(section: RefObject<HTMLElement | null>, find: () => HTMLElement | null | undefined): void {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      last.current = target instanceof Element && section.current?.contains(target) === true ? target : null;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [section]);
  const keep = useEffectEvent(() => find()?.focus({ preventScroll: true }));
  useEffect(() => {
    if (last.current === null || last.current.isConnected || document.activeElement !== document.body) return;
    last.current = null;
    keep();
  });
}
