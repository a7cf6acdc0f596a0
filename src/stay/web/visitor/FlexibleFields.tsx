import { useId, useState } from 'react';
import { addMonths, type CalendarDate, formatMonth, monthOf } from '../../../kernel/dates/calendar-date.ts';
import { chosenMonth, monthsFor, withLength } from '../../rules/flexible-choice.ts';
import type { FlexibleStay } from '../../rules/flexible-stay.ts';
import { windowOfMonth } from '../../rules/window-name.ts';
import * as messages from '../../messages/visitor.ts';

const WEEKEND = 'weekend';
const WEEKEND_NIGHTS = 2;
const A_WEEK = 7;
const NIGHTS = [1, 2, 3, 4, 5, 6, 7, 10, 14, 21, 28];

export function firstWindow(today: CalendarDate): FlexibleStay {
  return { ...windowOfMonth(addMonths(monthOf(today), 1), today), nights: A_WEEK, weekend: false };
}

function lengthOf({ nights, weekend }: FlexibleStay): string {
  return weekend && nights === WEEKEND_NIGHTS ? WEEKEND : String(nights);
}

function readLength(length: string): Pick<FlexibleStay, 'nights' | 'weekend'> {
  return length === WEEKEND ? { nights: WEEKEND_NIGHTS, weekend: true } : { nights: Number(length), weekend: false };
}

type FlexibleFieldsProps = { today: CalendarDate; flexible: FlexibleStay; onChange: (flexible: FlexibleStay) => void };

export function FlexibleFields({ today, flexible, onChange }: FlexibleFieldsProps) {
  const lengthId = useId();
  const nights = NIGHTS.includes(flexible.nights) ? NIGHTS : [...NIGHTS, flexible.nights].toSorted((a, b) => a - b);
  return (
    <div className="stay-flexible">
      <div className="fld">
        <label htmlFor={lengthId}>{messages.howLongLabel}</label>
        <select
          id={lengthId}
          className="sel"
          value={lengthOf(flexible)}
          onChange={({ target }) => onChange(withLength(flexible, readLength(target.value), today))}
        >
          <option value={WEEKEND}>{messages.weekendOption}</option>
          {nights.map((count) => (
            <option key={count} value={count}>
              {messages.nightCount(count)}
            </option>
          ))}
        </select>
      </div>
      <Months {...{ today, flexible, onChange }} />
    </div>
  );
}

const FIRST_MONTHS = 12;

const focus = (button: HTMLButtonElement | null) => button?.focus();

function Months({ today, flexible, onChange }: FlexibleFieldsProps) {
  const months = monthsFor(flexible, today);
  const month = chosenMonth(flexible, today);
  const [isLate] = useState(month !== null && months.indexOf(month) >= FIRST_MONTHS);
  const [showsAll, setShowsAll] = useState(false);
  const shown = isLate || showsAll ? months : months.slice(0, FIRST_MONTHS);
  return (
    <fieldset className="stay-month-choice">
      <legend className="lab">{messages.whichMonthLabel}</legend>
      {month === null && (
        <button type="button" className="pill come-ora" aria-pressed="true">
          {messages.currentPeriodOption(messages.flexibleStayLabel(flexible))}
        </button>
      )}
      {shown.map((each, index) => (
        <button
          key={each}
          ref={showsAll && index === FIRST_MONTHS ? focus : undefined}
          type="button"
          className="pill"
          aria-pressed={each === month}
          onClick={() => onChange({ ...flexible, ...windowOfMonth(each, today) })}
        >
          {formatMonth(each)}
        </button>
      ))}
      {shown.length < months.length && (
        <button type="button" className="pill" onClick={() => setShowsAll(true)}>
          {messages.otherMonthsButton}
        </button>
      )}
    </fieldset>
  );
}
