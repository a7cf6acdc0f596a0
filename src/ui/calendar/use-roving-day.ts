import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type CalendarDate, type CalendarMonth, firstOfMonth, monthOf } from '../../kernel/dates/calendar-date.ts';
import { gridMove } from '../rules/grid-move.ts';
import { monthWeeks } from '../rules/month-weeks.ts';

type RovingDayOptions = {
  grid: RefObject<HTMLElement | null>;
  month: CalendarMonth;
  onMonthChange: (month: CalendarMonth) => void;
  preferred: readonly (CalendarDate | null)[];
  first: CalendarDate;
  last: CalendarDate;
};

function tabStopOf(
  focused: CalendarDate | null,
  month: CalendarMonth,
  preferred: RovingDayOptions['preferred'],
): CalendarDate {
  if (focused !== null && monthWeeks(month).flat().includes(focused)) return focused;
  return preferred.find((day) => day !== null && monthOf(day) === month) ?? firstOfMonth(month);
}

export function useRovingDay({ grid, month, onMonthChange, preferred, first, last }: RovingDayOptions) {
  const [focused, setFocused] = useState<CalendarDate | null>(null);
  const mustFocus = useRef(false);
  const tabStop = tabStopOf(focused, month, preferred);

  const focusTabStop = (day = tabStop) => grid.current?.querySelector<HTMLElement>(`[data-date="${day}"]`)?.focus();

  useEffect(() => {
    if (!mustFocus.current) return;
    mustFocus.current = false;
    focusTabStop();
  });

  const onKeyDown = (event: KeyboardEvent, from: CalendarDate) => {
    const target = gridMove(event.key, event.shiftKey, from);
    if (target === null) return;
    event.preventDefault();
    const day = target < first ? first : target > last ? last : target;
    mustFocus.current = true;
    setFocused(day);
    if (monthOf(day) !== month) onMonthChange(monthOf(day));
  };

  return { tabStop, focusTabStop, onKeyDown, moveTo: setFocused };
}
