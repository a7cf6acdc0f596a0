/** Returns the offset from UTC in seconds at an instant, which is given in seconds since 1970. */
export type ZoneOffset = (instant: number) => number;

const DAY = 86_400;
/** Lookups are rounded down to a quarter of an hour, because UTC offsets change only on the quarter hour. */
const QUARTER = 900;

const zones = new Map<string, ZoneOffset | null>();
const MOST_ZONES = 100;

function openZone(timeZone: string): ZoneOffset | null {
  let clock: Intl.DateTimeFormat;
  try {
    // The Swedish locale is used, because it formats a date and time as `2026-12-20 15:00:00`, which can be parsed.
    clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  } catch {
    return null;
  }
  const known = new Map<number, number>();
  const lookUp: ZoneOffset = (instant) => {
    const offset =
      known.get(instant) ?? Date.parse(`${clock.format(instant * 1000).replace(' ', 'T')}Z`) / 1000 - instant;
    known.set(instant, offset);
    return offset;
  };
  return (instant) => {
    const midnight = instant - (instant % DAY);
    const offset = lookUp(midnight);
    return offset === lookUp(midnight + DAY) ? offset : lookUp(instant - (instant % QUARTER));
  };
}

/** Returns the UTC offsets of a time zone, or `null` if `Intl` does not know the zone. Results are cached, because `Intl` is slow. */
export function zoneOffset(timeZone: string): ZoneOffset | null {
  const known = zones.get(timeZone);
  if (known !== undefined) return known;
  const zone = openZone(timeZone);
  if (zones.size >= MOST_ZONES) zones.clear();
  zones.set(timeZone, zone);
  return zone;
}
