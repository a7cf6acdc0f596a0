import { type RefObject, useEffect } from 'react';

/** Moves the focus to the list if the focused button disappeared with its row. */
export function useRestoredFocus(list: RefObject<HTMLElement | null>, items: readonly unknown[] | null): void {
  useEffect(() => {
    const isLost = document.activeElement === document.body || document.activeElement?.matches('dialog');
    if (isLost && list.current?.checkVisibility?.() === true) list.current.focus({ preventScroll: true });
  }, [list, items]);
}
