import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Desk } from './use-desk.ts';

function focusRow(desk: HTMLElement, id: number | null): boolean {
  const row = desk.querySelector<HTMLElement>(`[data-id="${id}"] button`);
  row?.focus({ preventScroll: true });
  row?.closest('li')?.scrollIntoView({ block: 'nearest' });
  return row !== null;
}

/** What scrolls of the sheet, so that keys scroll it; while it is still coming, the sheet's place. */
function focusSheet(desk: HTMLElement): void {
  const sheet = desk.querySelector<HTMLElement>('.sch [role=group]') ?? desk.querySelector<HTMLElement>('.sch');
  sheet?.focus({ preventScroll: true });
}

/**
 * Puts the focus where it is wished for when another struttura comes to hand, and on a phone keeps the list's place while
 * the sheet is open.
 */
export function usePanelFocus({ currentId, isPhone, items, wish }: Desk, desk: RefObject<HTMLElement | null>): void {
  const granted = useRef(wish);
  useEffect(() => {
    if (granted.current === wish || !desk.current) return;
    // The row of one that was taken back is there a moment later.
    if (wish.place === 'queue' && !focusRow(desk.current, currentId)) return;
    if (wish.place === 'sheet') focusSheet(desk.current);
    granted.current = wish;
  }, [desk, currentId, items, wish]);

  const listPlace = useRef(0);
  const isSheetOpen = isPhone && currentId !== null;
  useLayoutEffect(() => {
    if (!isPhone) return undefined;
    if (isSheetOpen) return undefined;
    window.scrollTo({ top: listPlace.current, behavior: 'instant' });
    const keep = () => {
      listPlace.current = window.scrollY;
    };
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
  }, [isPhone, isSheetOpen]);
  // From one sheet to the next, its beginning.
  useLayoutEffect(() => {
    if (isSheetOpen) window.scrollTo({ top: 0, behavior: 'instant' });
    desk.current?.querySelector('.sch')?.scrollTo({ top: 0, behavior: 'instant' });
  }, [desk, isSheetOpen, currentId]);
}
