import { type RawBuilder, sql } from 'kysely';
import { addDays, type CalendarDate, daysBetween } from '../../kernel/dates/calendar-date.ts';
import { arrivalsOf, type FlexibleStay } from '../../stay/rules/flexible-stay.ts';

/** `first` is the bit position of the window's first night. `fridays` is `null` if any arrival day is allowed. */
export type SoughtWindow = {
  from: CalendarDate;
  last: CalendarDate;
  first: number;
  days: number;
  nights: number;
  fridays: readonly CalendarDate[] | null;
};

export function soughtWindow(flexible: FlexibleStay, first: number): SoughtWindow {
  const { from, until, nights, weekend } = flexible;
  return {
    from,
    last: addDays(until, -nights),
    first,
    days: daysBetween(from, until),
    nights,
    fridays: weekend ? arrivalsOf(flexible) : null,
  };
}

const zeros = (count: number) => sql`${'0'.repeat(count)}::varbit`;

/** Returns the condition that enough consecutive nights are available. Nights without a bit count as available. */
function hasFreeRun({ nights, days }: SoughtWindow, first: RawBuilder<unknown>, length: RawBuilder<unknown>) {
  return sql`position(${zeros(nights)} in substring(substring(o.nights from ${first} for ${length}) || ${zeros(days)} for ${length})) > 0`;
}

function isFreeFrom({ nights }: SoughtWindow, first: RawBuilder<unknown>) {
  return sql`position(B'1' in substring(o.nights from ${first} for ${nights}::int)) = 0`;
}

/** An element of `offers.minimums` is `day * STEP + nights`, and `NIGHTS` is the mask of the nights. */
const NIGHTS = 127;
const STEP = 128;

/** Returns the condition that a stay meets the minimum stay. `day` counts days since 2026-01-01. */
export function isLongEnough(day: RawBuilder<unknown>, nights: number): RawBuilder<boolean> {
  return sql`(o.most_minimum <= ${nights}::int or (o.least_minimum <= ${nights}::int
    and o.minimums[width_bucket((${day}) * ${sql.raw(`${STEP} + ${NIGHTS}`)}, o.minimums)] & ${sql.raw(`${NIGHTS}`)} <= ${nights}::int))`;
}

function hasFreeWeekend(window: SoughtWindow, fridays: readonly CalendarDate[]): RawBuilder<boolean> {
  const { first, from, nights } = window;
  const each = fridays.map((friday) => {
    const bit = sql`${first + daysBetween(from, friday)}::int`;
    return sql`(${isFreeFrom(window, bit)} and ${isLongEnough(sql`${bit} - 1`, nights)})`;
  });
  return sql`(${sql.join(each, sql` or `)})`;
}

function isFreeInSeason(window: SoughtWindow): RawBuilder<boolean> {
  const { first, last, from, nights } = window;
  const firstBit = sql`greatest((step >> 7) + 1, ${first}::int)`;
  const lastBit = sql`least(o.minimums[place::int + 1] >> 7, ${first + daysBetween(from, last)}::int)`;
  return sql`exists (
    select from unnest(o.minimums) with ordinality as steps (step, place), lateral (select ${firstBit} as first, ${lastBit} as last) as arrival
    where step & ${sql.raw(`${NIGHTS}`)} <= ${nights}::int and arrival.first <= arrival.last
      and ${hasFreeRun(window, sql`arrival.first`, sql`(arrival.last - arrival.first + ${nights}::int)`)}
  )`;
}

/** Returns the condition that the window contains an available stay. SQL equivalent of `stay/rules/cheapest-stay.ts`. */
export function hasFreeStay(window: SoughtWindow): RawBuilder<boolean> {
  const { nights, first, days, fridays } = window;
  if (fridays !== null) return hasFreeWeekend(window, fridays);
  return sql`${hasFreeRun(window, sql`${first}::int`, sql`${days}::int`)} and (o.most_minimum <= ${nights}::int
    or (o.least_minimum <= ${nights}::int and ${isFreeInSeason(window)}))`;
}
