import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { CalendarDate } from '../../../kernel/dates/calendar-date.ts';
import { gridMove } from '../../../ui/rules/grid-move.ts';
import { OWNER_WEEK_START } from '../../../ui/rules/month-weeks.ts';
import { type CalendarAddress, readCalendarAddress, writeCalendarAddress } from '../../rules/calendar-address.ts';
import { type CalendarPage, type CalendarView, goTo, showView, turnPage } from '../../rules/calendar-page.ts';
import { useInAddress } from '../use-in-address.ts';
import type { NightSelectionState } from './use-night-selection.ts';

/** Keyboard shortcuts for the views, active only while the focus is in the grid (WCAG 2.1.4). */
const VIEW_KEYS: Partial<Record<string, CalendarView>> = { m: 'mese', s: 'settimana', g: 'giorno' };

const IN_ADDRESS = ['vista', 'mese', 'giorno'] as const;

type CalendarPageOptions = {
  grid: RefObject<HTMLElement | null>;
  today: CalendarDate;
  selecting: NightSelectionState;
  address: CalendarAddress | null;
};

export function useCalendarPage({ grid, today, selecting, address }: CalendarPageOptions) {
  const [page, setPage] = useState(() => readCalendarAddress(address ?? {}, today));
  useInAddress(IN_ADDRESS, address && writeCalendarAddress(page, today));
  const mustFocus = useRef(false);
  useEffect(() => {
    if (!mustFocus.current) return;
    mustFocus.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-date="${page.day}"]`)?.focus();
  });

  const moveTo = (next: CalendarPage) => {
    mustFocus.current = true;
    setPage(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { key, shiftKey } = event;
    const view = VIEW_KEYS[key.toLowerCase()];
    const target = gridMove(key, shiftKey, page.day, OWNER_WEEK_START);
    if (key === 'Escape' && selecting.nights !== null) selecting.cancel();
    else if (key.toLowerCase() === 't') moveTo(goTo(page, today, today));
    else if (view !== undefined) moveTo(showView(page, view, today));
    else if (target !== null) {
      const next = goTo(page, target, today);
      if (shiftKey && key.startsWith('Arrow')) selecting.extend(page.day, next.day);
      else selecting.reach(next.day);
      moveTo(next);
    } else return;
    event.preventDefault();
  };

  return {
    page,
    onKeyDown,
    /** Focusing a day does not change the month shown, even if the day belongs to a neighbouring month. */
    onFocusDay: (day: CalendarDate) => setPage((now) => ({ ...now, day })),
    turn: (step: 1 | -1) => setPage(turnPage(page, step, today)),
    goToday: () => setPage(goTo(page, today, today)),
    show: (view: CalendarView) => setPage(showView(page, view, today)),
  };
}
