import { type RefObject, useState } from 'react';
import { type CalendarDate, nameOfDay } from '../../../kernel/dates/calendar-date.ts';
import { classNames } from '../../../ui/class-names.ts';
import { MonthGrid, type MonthGridDay, type MonthGridHandle } from '../../../ui/calendar/MonthGrid.tsx';
import { monthWeeks } from '../../../ui/rules/month-weeks.ts';
import { calendarHorizon } from '../../rules/calendar-horizon.ts';
import { type DayState, dayState } from '../../rules/day-state.ts';
import { previewEnd } from '../../rules/select-date.ts';
import type { StayChoice } from './use-stay-choice.ts';
import * as messages from '../../messages/visitor.ts';

const CLASS_OF: Record<DayState, string | false> = {
  past: false,
  checkIn: 'in',
  checkOut: 'fin',
  inStay: 'rng',
  takenInStay: 'occ tue',
  departureOnly: 'dep',
  unavailable: 'occ',
  tooShort: 'breve',
  available: false,
};

const ANY_NIGHT = { isAvailable: () => true, isLoading: false };

type DatesChoice = Pick<StayChoice, 'selection' | 'today' | 'month' | 'setMonth' | 'hint' | 'pick' | 'clear'> & {
  limits?: StayChoice['limits'];
  availability: Pick<StayChoice['availability'], 'isAvailable' | 'isLoading'> | null;
};

type BookingCalendarProps = {
  choice: DatesChoice;
  grid: RefObject<MonthGridHandle | null>;
  Grid?: typeof MonthGrid;
};

export function BookingCalendar({ choice, grid, Grid = MonthGrid }: BookingCalendarProps) {
  const { selection, today, month, availability, limits } = choice;
  const { isAvailable, isLoading } = availability ?? ANY_NIGHT;
  const [pointed, setPointed] = useState<CalendarDate | null>(null);
  const check_in = selection.kind === 'empty' ? null : selection.check_in;
  const previewed = isLoading ? null : previewEnd(selection, pointed, isAvailable);
  const stateOf = (day: CalendarDate) => dayState(selection, day, { today, isAvailable, minimum: limits?.nights ?? 1 });

  const drawDay = (day: CalendarDate): MonthGridDay => {
    const state = stateOf(day);
    const isPreview = previewed !== null && check_in !== null && check_in <= day && day <= previewed;
    const isAlone = state === 'checkIn' && selection.kind === 'checkIn' && previewed === null;
    return {
      name: `${nameOfDay(day)}, ${messages.dayStates[state]}`,
      isSelected: state === 'checkIn' || state === 'inStay' || state === 'checkOut',
      isDisabled: state === 'past' || state === 'unavailable' || state === 'takenInStay',
      className: classNames(CLASS_OF[state], isAlone && 'solo', isPreview && 'pre', day === previewed && 'pre-fin'),
    };
  };
  const hasDepartureOnly = monthWeeks(month)
    .flat()
    .some((day) => stateOf(day) === 'departureOnly');
  const clear = () => {
    choice.clear();
    grid.current?.focusTabStop();
  };

  return (
    <fieldset className="stay-calendar">
      <legend className="sr">{messages.stayDatesLabel}</legend>
      <Grid
        ref={grid}
        month={month}
        onMonthChange={choice.setMonth}
        today={today}
        first={today}
        last={calendarHorizon(today)}
        preferredDay={check_in}
        drawDay={drawDay}
        onPick={isLoading ? ignore : choice.pick}
        onPoint={setPointed}
        isBusy={isLoading}
      />
      {choice.hint !== null && <p className="hint">{choice.hint}</p>}
      <Legend
        hasTaken={availability !== null}
        hasDepartureOnly={hasDepartureOnly}
        onClear={check_in === null ? null : clear}
      />
    </fieldset>
  );
}

function ignore() {}

type LegendProps = { hasTaken: boolean; hasDepartureOnly: boolean; onClear: (() => void) | null };

function Legend({ hasTaken, hasDepartureOnly, onClear }: LegendProps) {
  return (
    <div className="leg">
      {hasTaken && !hasDepartureOnly && (
        <span>
          <i className="sel-k" />
          {messages.legendSelected}
        </span>
      )}
      {hasTaken && (
        <span>
          <s>12</s>
          {messages.legendTaken}
        </span>
      )}
      {hasDepartureOnly && (
        <span>
          <i className="dep-k" />
          {messages.legendDepartureOnly}
        </span>
      )}
      {onClear && (
        <button type="button" className="txtlink" onClick={onClear}>
          {messages.clearDatesButton}
        </button>
      )}
    </div>
  );
}
