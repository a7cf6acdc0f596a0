import { type KeyboardEvent, type PointerEvent, type Ref, useId, useImperativeHandle, useRef } from 'react';
import {
  type CalendarDate,
  type CalendarMonth,
  addMonths,
  formatMonth,
  monthOf,
} from '../../kernel/dates/calendar-date.ts';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/Icon.tsx';
import { monthWeeks } from '../rules/month-weeks.ts';
import { useRovingDay } from './use-roving-day.ts';
import { monthTag, weekdayName, weekdayShortName } from './weekday-names.ts';
import * as messages from '../messages/visitor.ts';

export type MonthGridDay = { name: string; isSelected: boolean; isDisabled: boolean; className?: string | undefined };

export type MonthGridHandle = { focusTabStop: (day?: CalendarDate) => void };

export type MonthGridProps = {
  month: CalendarMonth;
  onMonthChange: (month: CalendarMonth) => void;
  today: CalendarDate;
  first: CalendarDate;
  last: CalendarDate;
  preferredDay?: CalendarDate | null;
  drawDay: (day: CalendarDate) => MonthGridDay;
  onPick: (day: CalendarDate) => void;
  onPoint?: (day: CalendarDate | null) => void;
  isBusy?: boolean;
  ref?: Ref<MonthGridHandle> | undefined;
};

export function MonthGrid(props: MonthGridProps) {
  const {
    month,
    onMonthChange,
    today,
    first,
    last,
    preferredDay = null,
    drawDay,
    onPick,
    onPoint,
    isBusy = false,
    ref,
  } = props;
  const titleId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const roving = useRovingDay({ grid, month, onMonthChange, preferred: [preferredDay, today], first, last });
  useImperativeHandle(ref, () => ({ focusTabStop: roving.focusTabStop }));
  const weeks = monthWeeks(month);

  const turnPage = (months: number) => {
    roving.moveTo(null);
    onMonthChange(addMonths(month, months));
  };
  const focusOn = (day: CalendarDate) => {
    roving.moveTo(day);
    onPoint?.(day);
  };
  const pick = (day: CalendarDate) => {
    roving.moveTo(day);
    onPick(day);
  };

  return (
    <>
      <div className="nav">
        <PageButton
          name={messages.previousMonthButton}
          icon="caret-left"
          isDisabled={month <= monthOf(first)}
          onClick={() => turnPage(-1)}
        />
        <b id={titleId} aria-live="polite">
          {formatMonth(month)}
        </b>
        <PageButton
          name={messages.nextMonthButton}
          icon="caret-right"
          isDisabled={month >= monthOf(last)}
          onClick={() => turnPage(1)}
        />
      </div>
      <table
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a date grid is a table
        role="grid"
        ref={grid}
        aria-labelledby={titleId}
        aria-busy={isBusy}
        onPointerLeave={() => onPoint?.(null)}
        onBlur={() => onPoint?.(null)}
      >
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col" abbr={weekdayName(day)}>
                {weekdayShortName(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <DayCell
                  key={day}
                  day={day}
                  look={drawDay(day)}
                  isOut={monthOf(day) !== month}
                  isToday={day === today}
                  isTabStop={day === roving.tabStop}
                  onClick={() => pick(day)}
                  onKeyDown={(event) => roving.onKeyDown(event, day)}
                  onFocus={() => focusOn(day)}
                  onPoint={onPoint}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

type PageButtonProps = { name: string; icon: 'caret-left' | 'caret-right'; isDisabled: boolean; onClick: () => void };

/** The button uses `aria-disabled`, because a button that becomes `disabled` loses the focus. */
function PageButton({ name, icon, isDisabled, onClick }: PageButtonProps) {
  return (
    <button
      type="button"
      className="icb"
      aria-label={name}
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? undefined : onClick}
    >
      <Icon name={icon} />
    </button>
  );
}

type DayCellProps = {
  day: CalendarDate;
  look: MonthGridDay;
  isOut: boolean;
  isToday: boolean;
  isTabStop: boolean;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: () => void;
  onPoint: ((day: CalendarDate) => void) | undefined;
};

function DayCell({ day, look, isOut, isToday, isTabStop, onClick, onKeyDown, onFocus, onPoint }: DayCellProps) {
  const dayOfMonth = Number(day.slice(8));
  const pointWithMouse = (event: PointerEvent) => event.pointerType !== 'touch' && onPoint?.(day);
  return (
    <td aria-selected={look.isSelected}>
      <button
        type="button"
        data-date={day}
        data-m={isOut && dayOfMonth === 1 ? monthTag(day) : undefined}
        className={classNames(isOut && 'out', isToday && 'oggi', look.className) || undefined}
        tabIndex={isTabStop ? 0 : -1}
        aria-label={isToday ? messages.todayLabel(look.name) : look.name}
        aria-current={isToday ? 'date' : undefined}
        aria-disabled={look.isDisabled || undefined}
        onClick={onClick}
        onKeyDown={onKeyDown}
        onPointerEnter={pointWithMouse}
        onFocus={onFocus}
      >
        {dayOfMonth}
      </button>
    </td>
  );
}
