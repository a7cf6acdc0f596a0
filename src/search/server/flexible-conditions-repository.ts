import { type RawBuilder, sql } from 'kysely';
import { addDays, type CalendarDate, daysBetween } from '../../kernel/calendar-date.ts';
import { arrivalsOf, type FlexibleStay } from '../../stay/rules/flexible-stay.ts';

/** Flexible dates as offers are asked for them. `first`: the bit of the window's first night; `fridays`: `null` where any day will do. */
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

/** Whether so many nights in a row are free among `length` ones; nights beyond the last taken one have no bit and are free. */
function hasFreeRun({ nights, days }: SoughtWindow, first: RawBuilder<unknown>, length: RawBuilder<unknown>) {
  return sql`position(${zeros(nights)} in substring(substring(o.nights from ${first} for ${length}) || ${zeros(days)} for ${length})) > 0`;
}

function isFreeFrom({ nights }: SoughtWindow, first: RawBuilder<unknown>) {
  return sql`position(B'1' in substring(o.nights from ${first} for ${nights}::int)) = 0`;
}

const OWN_RATES = sql`tariffe.struttura_id = o.struttura_id and tariffe.soggiorno_minimo is not null
  and (tariffe.camera_id = o.camera_id or (tariffe.camera_id is null and o.camera_id is null))`;

/** Some free stay, whatever the seasons ask for: what most offers answer by themselves. */
function isSomewhereFree(window: SoughtWindow): RawBuilder<boolean> {
  const { first, days, from, fridays } = window;
  if (fridays === null) return sql`${hasFreeRun(window, sql`${first}::int`, sql`${days}::int`)}`;
  const each = fridays.map((friday) => isFreeFrom(window, sql`${first + daysBetween(from, friday)}::int`));
  return sql`(${sql.join(each, sql` or `)})`;
}

/** The arrivals for which so many nights are enough: the season of an arrival decides, else the year (`stay/rules/minimum-stay.ts`). */
function arrivalsAllowed({ from, last, nights }: SoughtWindow): RawBuilder<unknown> {
  const window = sql`daterange(${from}::date, ${last}::date, '[]')`;
  return sql`case when o.soggiorno_minimo <= ${nights}::int
    then datemultirange(${window}) - coalesce((select range_agg(tariffe.period) from tariffe
      where ${OWN_RATES} and tariffe.period && ${window} and tariffe.soggiorno_minimo > ${nights}::int), '{}')
    else coalesce((select range_agg(tariffe.period * ${window}) from tariffe
      where ${OWN_RATES} and tariffe.period && ${window} and tariffe.soggiorno_minimo <= ${nights}::int), '{}') end`;
}

/** Some free stay among the arrivals that the seasons allow. */
function isFreeInSeason(window: SoughtWindow): RawBuilder<boolean> {
  const { from, first, nights, fridays } = window;
  const allowed = arrivalsAllowed(window);
  if (fridays !== null) {
    const start = sql`${first}::int + (friday - ${from}::date)`;
    return sql`exists (select from (select ${allowed} as arrivals offset 0) as allowed, unnest(${fridays}::date[]) as friday
      where friday <@ arrivals and ${isFreeFrom(window, start)})`;
  }
  const start = sql`${first}::int + (lower(stretch) - ${from}::date)`;
  const length = sql`(upper(stretch) - lower(stretch) - 1 + ${nights}::int)`;
  return sql`exists (select from unnest(${allowed}) as stretch where ${hasFreeRun(window, start, length)})`;
}

/** Whether an offer has a free stay within flexible dates (`stay/rules/cheapest-stay.ts`). Only where seasons ask for more nights than the year they are looked up. */
export function hasFreeStay(window: SoughtWindow): RawBuilder<boolean> {
  const { nights } = window;
  return sql`${isSomewhereFree(window)} and (o.most_minimum <= ${nights}::int
    or (o.least_minimum <= ${nights}::int and ${isFreeInSeason(window)}))`;
}
