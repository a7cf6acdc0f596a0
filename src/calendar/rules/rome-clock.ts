import { type CalendarDate, addDays, dayNumber } from '../../kernel/dates/calendar-date.ts';
import type { FeedHorizon } from './feed-horizon.ts';
import type { FindZone } from './find-zone.ts';
import { type Duration, type Moment, parseUtcOffset, UTC } from './parse-ical-time.ts';
import { type ZoneOffset, zoneOffset } from './zone-offset.ts';

export type RomeTime = { date: CalendarDate; second: number | null };

export type RomeClock = {
  read(moment: Moment): RomeTime;
  /** Returns the Rome time `duration` after a moment. Days are added first, in the moment's own zone. */
  after(moment: Moment, duration: Duration): RomeTime;
  knows(moment: Moment): boolean;
};

const DAY_SECONDS = 86_400;
const NOTHING: Duration = { days: 0, seconds: 0 };
const utc: ZoneOffset = () => 0;
const rome: ZoneOffset = zoneOffset('Europe/Rome') ?? utc;

/** Converts local time to an instant. RFC 5545 (3.3.5) defines the result for repeated and skipped hours. */
function instantOf(zone: ZoneOffset, shown: number): number {
  const [before, after] = [zone(shown - DAY_SECONDS), zone(shown + DAY_SECONDS)];
  const isAfter = before !== after && zone(shown - before) !== before && zone(shown - after) === after;
  return shown - (isAfter ? after : before);
}

/** Caches the zones by name. `Z+0200` is parsed here, because it is not a zone name. */
function findOnce(findZone: FindZone): FindZone {
  const zones = new Map<string, ZoneOffset | null>([
    ['', rome],
    [UTC, utc],
  ]);
  return (name) => {
    const known = zones.get(name);
    if (known !== undefined) return known;
    const offset = name.startsWith(UTC) ? parseUtcOffset(name.slice(UTC.length)) : null;
    const zone = offset === null ? findZone(name) : () => offset;
    zones.set(name, zone);
    return zone;
  };
}

/**
 * Creates the converter to Rome time for one feed. Times in unknown zones count as Rome time.
 * @example createRomeClock(feedHorizon('2026-11-22'), findZone).read({ date: '2026-12-19', second: 82800, zone: 'Z' }) //
 * 2026-12-20, second 0
 */
export function createRomeClock(horizon: FeedHorizon, findZone: FindZone): RomeClock {
  const zoneOf = findOnce(findZone);
  function after({ date, second, zone }: Moment, { days, seconds }: Duration): RomeTime {
    const offset = zoneOf(zone) ?? rome;
    const later = days === 0 ? date : addDays(date, days);
    const isExact = second !== null && later >= horizon.first && later <= horizon.end;
    if (!isExact || (offset === rome && seconds === 0)) {
      return { date: seconds === 0 ? later : addDays(later, Math.ceil(seconds / DAY_SECONDS)), second };
    }
    const start = dayNumber(later) * DAY_SECONDS;
    const instant = instantOf(offset, start + second) + seconds;
    const sinceStart = instant + rome(instant) - start;
    const shift = Math.floor(sinceStart / DAY_SECONDS);
    return { date: addDays(later, shift), second: sinceStart - shift * DAY_SECONDS };
  }
  return {
    read: (moment) => (moment.second === null ? moment : after(moment, NOTHING)),
    after,
    knows: ({ second, zone }) => second === null || zoneOf(zone) !== null,
  };
}
