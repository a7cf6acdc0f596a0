import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { PanelViewModel } from './use-panel-view-model.ts';

/** Rows that come into view are drawn by then. */
const DRAWN_MS = 60;

function focusRow(panelElement: HTMLElement, id: number | null, scrolls = true): boolean {
  const row = panelElement.querySelector<HTMLElement>(`[data-id="${id}"] button`);
  row?.focus({ preventScroll: true });
  if (scrolls) row?.closest('li')?.scrollIntoView({ block: 'nearest' });
  return row !== null;
}

/** What scrolls of the sheet, so that keys scroll it; while it is still coming, the sheet's place. */
function focusSheet(panelElement: HTMLElement): void {
  const sheet =
    panelElement.querySelector<HTMLElement>('.admin-sheet [role=group]') ??
    panelElement.querySelector<HTMLElement>('.admin-sheet');
  sheet?.focus({ preventScroll: true });
}

/** Puts the focus where it is wished for when another struttura comes to hand; when none is left, on the viewModel itself. */
function useFocusTarget(
  { currentId, items, queue: { phase }, focusTarget }: PanelViewModel,
  panelElement: RefObject<HTMLElement | null>,
): void {
  const applied = useRef(focusTarget);
  useEffect(() => {
    if (applied.current === focusTarget || !panelElement.current) return;
    if (focusTarget.place !== null && currentId === null) panelElement.current.focus({ preventScroll: true });
    else if (focusTarget.place === 'queue' && !focusRow(panelElement.current, currentId)) {
      // The row of one that was taken back is there a moment later. One that is not listed has none.
      if (phase === 'loading' || phase === 'searching') return;
      focusSheet(panelElement.current);
    } else if (focusTarget.place === 'sheet') focusSheet(panelElement.current);
    applied.current = focusTarget;
  }, [panelElement, currentId, items, phase, focusTarget]);
}

/**
 * Who has just come in has the focus nowhere, as who pressed a Riprova that is gone: their keys work from the list, or from
 * a sheet that is of no row of it.
 */
function useInitialFocus(
  { currentId, isPhone, items, queue, detail }: PanelViewModel,
  panelElement: RefObject<HTMLElement | null>,
): void {
  const isListed = items.length > 0 && !isPhone;
  const begin = useEffectEvent((scrolls: boolean) => {
    if (!isListed || !panelElement.current || document.activeElement !== document.body) return;
    if (!focusRow(panelElement.current, currentId, scrolls)) focusSheet(panelElement.current);
  });
  useEffect(() => begin(true), [isListed]);
  // The list stays where it is: whoever scrolls through it may have the focus nowhere, too.
  useEffect(() => begin(false), [queue.phase, detail.phase]);
}

/** On a phone, from the sheet back to the list: to the same place of it, and to the row that one came from. */
function useReturnFocus({ currentId, isPhone }: PanelViewModel, panelElement: RefObject<HTMLElement | null>): void {
  const listPlace = useRef(0);
  const isSheetOpen = isPhone && currentId !== null;
  useLayoutEffect(() => {
    if (!isPhone || isSheetOpen) return undefined;
    window.scrollTo({ top: listPlace.current, behavior: 'instant' });
    const remember = () => {
      listPlace.current = window.scrollY;
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
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
      if (panelElement.current && !focusRow(panelElement.current, looked.current))
        panelElement.current.focus({ preventScroll: true });
      looked.current = null;
    }, DRAWN_MS);
    return () => clearTimeout(timer);
  }, [panelElement, isSheetOpen, currentId]);
}

/** The panel's focus, and on a phone the list's place: nobody has to look for either. */
export function usePanelFocus(viewModel: PanelViewModel, panelElement: RefObject<HTMLElement | null>): void {
  useFocusTarget(viewModel, panelElement);
  useInitialFocus(viewModel, panelElement);
  useReturnFocus(viewModel, panelElement);
}
