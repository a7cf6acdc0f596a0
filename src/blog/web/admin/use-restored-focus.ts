import { type RefObject, useEffect } from 'react';

export function useRestoredFocus(list: RefObject<HTMLElement | null>, items: readonly unknown[] | null): void {
  useEffect(() => {
    const isLost = document.activeElement === document.body || document.activeElement?.matches('dialog');
    if (isLost && list.current?.checkVisibility?.() === true) list.current.focus({ preventScroll: true });
  }, [list, items]);
}
