import type { ReactNode } from 'react';
import { type CalendarDate, weekday } from '../../../kernel/dates/calendar-date.ts';
import { classNames } from '../../../ui/class-names.ts';
import { monthTag } from '../../../ui/calendar/weekday-names.ts';
import * as messages from '../../messages/owner.ts';

const SUNDAY = 0;
const SATURDAY = 6;

type GridDay = {
  name: string;
  isOut: boolean;
  isToday: boolean;
  isPast: boolean;
  isSelected: boolean;
  canSelect: boolean;
  isTabStop: boolean;
};

type DayCellProps = {
  day: CalendarDate;
  look: GridDay;
  hidden: number;
  onPick: () => void;
  onFocus: () => void;
  onPoint: () => void;
  onOpenDay: () => void;
  children: ReactNode;
};

export function DayCell({ day, look, hidden, onPick, onFocus, onPoint, onOpenDay, children }: DayCellProps) {
  const isWeekend = weekday(day) === SUNDAY || weekday(day) === SATURDAY;
  const className = classNames(
    'cella',
    isWeekend && 'fine',
    look.isOut && 'fuori',
    look.isToday && 'oggi',
    look.isSelected && 'scelta',
  );
  return (
    <div
      role="gridcell"
      className={className}
      aria-selected={look.canSelect ? look.isSelected : undefined}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onPoint()}
    >
      <button
        type="button"
        className="gg"
        data-date={day}
        data-m={look.isOut && day.endsWith('-01') ? monthTag(day) : undefined}
        tabIndex={look.isTabStop ? 0 : -1}
        aria-label={look.name}
        aria-current={look.isToday ? 'date' : undefined}
        aria-disabled={look.canSelect && look.isPast ? true : undefined}
        onClick={onPick}
        onFocus={onFocus}
      >
        <span>{Number(day.slice(8))}</span>
      </button>
      {hidden > 0 && (
        <button
          type="button"
          className="altri"
          tabIndex={look.isTabStop ? 0 : -1}
          aria-label={`${messages.moreEvents(hidden)}, ${messages.openDayLabel(day)}`}
          onClick={onOpenDay}
        >
          <span className="hide-m">{messages.moreEvents(hidden)}</span>
          <span className="hide-d">{messages.moreEventsShort(hidden)}</span>
        </button>
      )}
      {children}
    </div>
  );
}
