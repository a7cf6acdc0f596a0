import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { PanelViewModel } from './use-panel-view-model.ts';

const DRAWN_MS = 60;

function focusRow(panelElement: HTMLElement, id: number | null, scrolls = true): boolean {
  const row = panelElement.querySelector<HTMLElement>(`[data-id="${id}"] button`);
  row?.focus({ preventScroll: true });
  if (scrolls) row?.closest('li')?.scrollIntoView({ block: 'nearest' });
  return row !== null;
}

function focusSheet(panelElement: HTMLElement): void {
  const sheet =
    panelElement.querySelector<HTMLElement>('.admin-sheet [role=group]') ??
    panelElement.querySelector<HTMLElement>('.admin-sheet');
  sheet?.focus({ preventScroll: true });
}

function useFocusTarget(
  { currentId, items, queue: { phase }, focusTarget }: PanelViewModel,
  panelElement: RefObject<HTMLElement | null>,
): void {
  const applied = useRef(focusTarget);
  useEffect(() => {
    if (applied.current === focusTarget || !panelElement.current) return;
    if (focusTarget.place !== null && currentId === null) panelElement.current.focus({ preventScroll: true });
    else if (focusTarget.place === 'queue' && !focusRow(panelElement.current, currentId)) {
      // Waits while the list loads, because the row of an undone decision is rendered later.
      if (phase === 'loading' || phase === 'searching') return;
      focusSheet(panelElement.current);
    } else if (focusTarget.place === 'sheet') focusSheet(panelElement.current);
    applied.current = focusTarget;
  }, [panelElement, currentId, items, phase, focusTarget]);
}

/** Moves the focus into the panel, because shortcuts work only while an element of the panel has the focus. */
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
  // Does not scroll, because an administrator may be scrolling through the list while no element has the focus.
  useEffect(() => begin(false), [queue.phase, detail.phase]);
}

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

export function usePanelFocus(viewModel: PanelViewModel, panelElement: RefObject<HTMLElement | null>): void {
  useFocusTarget(viewModel, panelElement);
  useInitialFocus(viewModel, panelElement);
  useReturnFocus(viewModel, panelElement);
}
