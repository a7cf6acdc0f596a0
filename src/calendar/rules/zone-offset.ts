/** Seconds by which a zone's clocks are ahead of UTC at an instant, in seconds since 1970. */
export type ZoneOffset = (instant: number) => number;

const DAY = 86_400;
/** Clocks change at a quarter of an hour, if not at a whole one. */
const QUARTER = 900;

/** The offsets of a zone, or `null` where nobody knows it. To ask `Intl` is slow: it is asked twice a day, and each answer kept. */
export function zoneOffset(timeZone: string): ZoneOffset | null {
  let clock: Intl.DateTimeFormat;
  try {
    // Sweden writes `2026-12-20 15:00:00`.
    clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  } catch {
    return null;
  }
  const known = new Map<number, number>();
  const ask: ZoneOffset = (instant) => {
    const offset =
      known.get(instant) ?? Date.parse(`${clock.format(instant * 1000).replace(' ', 'T')}Z`) / 1000 - instant;
    known.set(instant, offset);
    return offset;
  };
  return (instant) => {
    const midnight = instant - (instant % DAY);
    const offset = ask(midnight);
    return offset === ask(midnight + DAY) ? offset : ask(instant - (instant % QUARTER));
  };
}
