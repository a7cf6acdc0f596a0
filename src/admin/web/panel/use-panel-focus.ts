import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { PanelViewModel } from './use-panel-view-model.ts';

/** Rows that come into view are drawn by then. */
const DRAWN_MS = 60;

function rowOf(viewModel: HTMLElement, id: number | null): HTMLElement | null {
  return viewModel.querySelector<HTMLElement>(`[data-id="${id}"] button`);
}

function focusRow(viewModel: HTMLElement, id: number | null): boolean {
  const row = rowOf(viewModel, id);
  row?.focus({ preventScroll: true });
  row?.closest('li')?.scrollIntoView({ block: 'nearest' });
  return row !== null;
}

/** What scrolls of the sheet, so that keys scroll it; while it is still coming, the sheet's place. */
function focusSheet(viewModel: HTMLElement): void {
  const sheet =
    viewModel.querySelector<HTMLElement>('.sch [role=group]') ?? viewModel.querySelector<HTMLElement>('.sch');
  sheet?.focus({ preventScroll: true });
}

/** Puts the focus where it is wished for when another struttura comes to hand; when none is left, on the viewModel itself. */
function useWish(
  { currentId, items, queue: { phase }, wish }: PanelViewModel,
  viewModel: RefObject<HTMLElement | null>,
): void {
  const granted = useRef(wish);
  useEffect(() => {
    if (granted.current === wish || !viewModel.current) return;
    if (wish.place !== null && currentId === null) viewModel.current.focus({ preventScroll: true });
    else if (wish.place === 'queue' && !focusRow(viewModel.current, currentId)) {
      // The row of one that was taken back is there a moment later. One that is not listed has none.
      if (phase === 'loading' || phase === 'searching') return;
      focusSheet(viewModel.current);
    } else if (wish.place === 'sheet') focusSheet(viewModel.current);
    granted.current = wish;
  }, [viewModel, currentId, items, phase, wish]);
}

/**
 * Who has just come in has the focus nowhere, as who pressed a Riprova that is gone: their keys work from the list, or from
 * a sheet that is of no row of it.
 */
function useBeginning(
  { currentId, isPhone, items, queue, detail }: PanelViewModel,
  viewModel: RefObject<HTMLElement | null>,
): void {
  const isListed = items.length > 0 && !isPhone;
  const begin = useEffectEvent(() => {
    if (!viewModel.current || document.activeElement !== document.body) return;
    if (!focusRow(viewModel.current, currentId)) focusSheet(viewModel.current);
  });
  // The list stays where it is: who scrolls through it may have the focus nowhere, too.
  const goOn = useEffectEvent(() => {
    if (!isListed || !viewModel.current || document.activeElement !== document.body) return;
    const row = rowOf(viewModel.current, currentId);
    if (row) row.focus({ preventScroll: true });
    else focusSheet(viewModel.current);
  });
  useEffect(() => {
    if (isListed) begin();
  }, [isListed]);
  useEffect(() => goOn(), [queue.phase, detail.phase]);
}

/** On a phone, from the sheet back to the list: to the same place of it, and to the row that one came from. */
function useWayBack({ currentId, isPhone }: PanelViewModel, viewModel: RefObject<HTMLElement | null>): void {
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
  }, [isSheetOpen, currentId]);

  const looked = useRef<number | null>(null);
  useEffect(() => {
    if (isSheetOpen) looked.current = currentId;
    if (isSheetOpen || looked.current === null) return undefined;
    const timer = setTimeout(() => {
      if (viewModel.current && !focusRow(viewModel.current, looked.current))
        viewModel.current.focus({ preventScroll: true });
      looked.current = null;
    }, DRAWN_MS);
    return () => clearTimeout(timer);
  }, [viewModel, isSheetOpen, currentId]);
}

/** The panel's focus, and on a phone the list's place: nobody has to look for either. */
export function usePanelFocus(at: PanelViewModel, viewModel: RefObject<HTMLElement | null>): void {
  useWish(at, viewModel);
  useBeginning(at, viewModel);
  useWayBack(at, viewModel);
}
