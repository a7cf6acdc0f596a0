import { type CalendarDate, addDays, dayNumber } from '../../kernel/calendar-date.ts';
import type { Duration, Moment } from './parse-ical-time.ts';

/** What clocks in Rome show: the date, and the second of the day (`null`: the whole day). */
export type RomeTime = { date: CalendarDate; second: number | null };

/** Turns what a feed writes into Rome's time. It keeps the zones of one feed. */
export type RomeClock = {
  read(moment: Moment): RomeTime;
  /** What Rome's clocks show `duration` after a moment: first the days, as the moment's own clock counts them. */
  after(moment: Moment, duration: Duration): RomeTime;
};

const DAY_SECONDS = 86_400;
/** No feed of a home names more zones; one that does must not cost more than others. */
const MAX_ZONES = 8;
/** Moments outside of these years are outside of every horizon: whatever their zone, they are left as they are written. */
const FIRST_DATE = '1980-01-01';
const LAST_DATE = '2190-01-01';

function clockOf(timeZone: string): Intl.DateTimeFormat | null {
  try {
    // Sweden writes `2026-12-20 15:00:00`.
    return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  } catch {
    return null;
  }
}

const rome = clockOf('Europe/Rome');

/** The seconds since 1970 that a clock shows, as if it stood in UTC. */
function shownBy(clock: Intl.DateTimeFormat | null, instant: number): number {
  if (clock === null) return instant;
  return Date.parse(`${clock.format(instant * 1000).replace(' ', 'T')}Z`) / 1000;
}

/** The instant at which a clock shows that; at a clock change, the second guess is within the hour. */
function instantOf(clock: Intl.DateTimeFormat | null, shown: number): number {
  const guess = shown - (shownBy(clock, shown) - shown);
  return guess - (shownBy(clock, guess) - shown);
}

/** A clock for one feed. @example createRomeClock().read({ date: '2026-12-19', second: 82800, zone: 'UTC' }) // 2026-12-20, 0 */
export function createRomeClock(): RomeClock {
  const zones = new Map([
    ['', rome],
    ['Europe/Rome', rome],
    ['UTC', null],
  ]);
  /** A zone that nobody knows is the property's own. */
  function zoneOf(name: string): Intl.DateTimeFormat | null {
    const known = zones.get(name);
    if (known !== undefined) return known;
    if (zones.size > MAX_ZONES) return rome;
    const clock = clockOf(name) ?? rome;
    zones.set(name, clock);
    return clock;
  }
  function after(moment: Moment, { days, seconds }: Duration): RomeTime {
    const date = addDays(moment.date, days);
    const isFar = date < FIRST_DATE || date > LAST_DATE;
    if (isFar || moment.second === null) {
      return { date: isFar ? date : addDays(date, Math.ceil(seconds / DAY_SECONDS)), second: moment.second };
    }
    const clock = zoneOf(moment.zone);
    if (clock === rome && seconds === 0) return { date, second: moment.second };
    const day = dayNumber(date);
    const shown = shownBy(rome, instantOf(clock, day * DAY_SECONDS + moment.second) + seconds);
    const second = shown % DAY_SECONDS;
    return { date: addDays(date, (shown - second) / DAY_SECONDS - day), second };
  }
  return { read: (moment) => after(moment, { days: 0, seconds: 0 }), after };
}
