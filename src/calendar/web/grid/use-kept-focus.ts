import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Where what has the focus goes away, `find` gets it. A click beside everything is no loss; focus elsewhere is left alone. */
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
