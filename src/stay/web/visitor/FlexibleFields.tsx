import { useId } from 'react';
import { addMonths, type CalendarDate, formatMonth, monthOf } from '../../../kernel/calendar-date.ts';
import { flexibleMessages } from '../../flexible-messages.it.ts';
import { stayMessages } from '../../messages.it.ts';
import { chosenMonth, monthsFor, withLength } from '../../rules/flexible-choice.ts';
import type { FlexibleStay } from '../../rules/flexible-stay.ts';
import { windowOfMonth } from '../../rules/window-name.ts';
import * as t from './messages.it.ts';

const WEEKEND = 'weekend';
const WEEKEND_NIGHTS = 2;
const A_WEEK = 7;
/** Beside a weekend: short stays by the night, long ones by the week. */
const NIGHTS = [1, 2, 3, 4, 5, 6, 7, 10, 14, 21, 28];

/** Before anything is chosen: a week of the next month. */
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

/** So many nights of a month, whichever. A window that words have said stays as it is until another month is chosen. */
export function FlexibleFields({ today, flexible, onChange }: FlexibleFieldsProps) {
  const [monthId, lengthId] = [useId(), useId()];
  const months = monthsFor(flexible, today);
  const month = chosenMonth(flexible, today) ?? '';
  const nights = NIGHTS.includes(flexible.nights) ? NIGHTS : [...NIGHTS, flexible.nights].toSorted((a, b) => a - b);
  return (
    <div className="stay-flexible">
      <div className="fld">
        <label htmlFor={lengthId}>{t.perQuanto}</label>
        <select
          id={lengthId}
          className="sel"
          value={lengthOf(flexible)}
          onChange={({ target }) => onChange(withLength(flexible, readLength(target.value), today))}
        >
          <option value={WEEKEND}>{t.unWeekend}</option>
          {nights.map((count) => (
            <option key={count} value={count}>
              {stayMessages.nights(count)}
            </option>
          ))}
        </select>
      </div>
      <div className="fld">
        <label htmlFor={monthId}>{t.inCheMese}</label>
        <select
          id={monthId}
          className="sel"
          value={month}
          onChange={({ target }) => {
            const chosen = months.find((each) => each === target.value);
            if (chosen) onChange({ ...flexible, ...windowOfMonth(chosen, today) });
          }}
        >
          {month === '' && <option value="">{t.altroPeriodo(flexibleMessages.label(flexible))}</option>}
          {months.map((each) => (
            <option key={each} value={each}>
              {formatMonth(each)}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
