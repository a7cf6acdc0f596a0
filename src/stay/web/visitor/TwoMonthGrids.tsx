import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { addMonths, monthOf, parseCalendarDate } from '../../../kernel/dates/calendar-date.ts';
import { MonthGrid, type MonthGridProps } from '../../../ui/calendar/MonthGrid.tsx';
import { gridMove } from '../../../ui/rules/grid-move.ts';

export function TwoMonthGrids({ month: requested, onMonthChange, ref, ...grid }: MonthGridProps) {
  const around = useRef<HTMLDivElement>(null);
  // A new key makes a grid drop its focused day when the other grid changes the month.
  const [turns, setTurns] = useState({ first: 0, second: 0 });
  const lastFirst = addMonths(monthOf(grid.last), -1);
  const month = requested < lastFirst ? requested : lastFirst;
  const next = addMonths(month, 1);

  // Handles keys that move to another month. Both grids may contain the new day, but it is visible only in the grid of its own
  // month, which receives the focus.
  const moveAcross = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLElement)) return;
    const from = parseCalendarDate(event.target.dataset['date'] ?? '');
    const to = from && gridMove(event.key, event.shiftKey, from);
    if (!to) return;
    const day = to < grid.first ? grid.first : to > grid.last ? grid.last : to;
    const target = monthOf(day);
    if (target === monthOf(from)) return;
    event.preventDefault();
    event.stopPropagation();
    if (target !== month && target !== next)
      flushSync(() => {
        setTurns({ first: turns.first + 1, second: turns.second + 1 });
        onMonthChange(target < month ? target : addMonths(target, -1));
      });
    around.current?.querySelector<HTMLElement>(`[data-date="${day}"]:not(.out)`)?.focus();
  };
  return (
    <div className="stay-months" ref={around} onKeyDownCapture={moveAcross}>
      <div>
        <MonthGrid
          key={turns.first}
          {...grid}
          ref={ref}
          month={month}
          onMonthChange={(to) => {
            setTurns({ ...turns, second: turns.second + 1 });
            onMonthChange(to);
          }}
        />
      </div>
      <div>
        <MonthGrid
          key={turns.second}
          {...grid}
          month={next}
          onMonthChange={(to) => {
            setTurns({ ...turns, first: turns.first + 1 });
            onMonthChange(addMonths(to, -1));
          }}
        />
      </div>
    </div>
  );
}
