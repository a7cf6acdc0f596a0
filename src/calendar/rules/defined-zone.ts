import { dayNumber } from '../../kernel/dates/calendar-date.ts';
import { type Budget, expandRule } from './expand-rule.ts';
import type { FeedHorizon } from './feed-horizon.ts';
import { type Moment, parseMoment, parseUtcOffset, UTC } from './parse-ical-time.ts';
import { parseRecurrence } from './parse-recurrence.ts';
import type { RawObservance, RawZone } from './raw-zone.ts';
import type { ZoneOffset } from './zone-offset.ts';

/** A transition of a time zone. `instant` is in seconds since 1970; `from` and `to` are the UTC offsets before and after it, in seconds. */
type Onset = { instant: number; from: number; to: number };

export type ZoneTools = { horizon: FeedHorizon; budget: Budget };

const DAY = 86_400;
const MAX_DATES = 1000;
const TWO_YEARS = 800;

/** Returns the instant of a transition written in UTC or with the previous offset (RFC 5545, 3.6.5). */
function instantOf({ date, second, zone }: Moment, offsetFrom: number): number {
  return dayNumber(date) * DAY + (second ?? 0) - (zone === UTC ? 0 : offsetFrom);
}

function limitOf(until: Moment | null, offsetFrom: number): number {
  if (until === null) return Number.POSITIVE_INFINITY;
  return instantOf(until, offsetFrom) + (until.second === null ? DAY - 1 : 0);
}

function ruledInstants(
  rrule: string,
  start: Moment,
  offsetFrom: number,
  { horizon, budget }: ZoneTools,
): number[] | null {
  const { rule, until } = parseRecurrence(rrule);
  if (rule === null) return null;
  const first = { day: dayNumber(start.date), second: start.second ?? 0 };
  const [earliest, to] = [dayNumber(horizon.first), dayNumber(horizon.end) + TWO_YEARS];
  const last = Math.min(earliest, until === null ? earliest : dayNumber(until.date));
  const from = rule.interval === 1 && rule.freq === 'YEARLY' ? last - TWO_YEARS : first.day;
  const { found, reached } = expandRule(rule, first, { from, to }, budget);
  if (reached !== null) return null;
  const limit = limitOf(until, offsetFrom);
  return found.map(({ day, second }) => day * DAY + second - offsetFrom).filter((instant) => instant <= limit);
}

function addedInstants({ rdates }: RawObservance, offsetFrom: number): number[] | null {
  const moments = rdates.flatMap(({ params, value }) =>
    value.split(',', MAX_DATES + 1).map((item) => parseMoment({ params, value: item.trim() })),
  );
  const read = moments.filter((moment) => moment !== null);
  return read.length === moments.length && read.length <= MAX_DATES
    ? read.map((moment) => instantOf(moment, offsetFrom))
    : null;
}

function onsetsOf(raw: RawObservance, tools: ZoneTools): Onset[] | null {
  const start = raw.start === null ? null : parseMoment(raw.start);
  const [from, to] = [parseUtcOffset(raw.offsetFrom), parseUtcOffset(raw.offsetTo)];
  if (start === null || from === null || to === null) return null;
  const added = addedInstants(raw, from);
  const ruled = raw.rrules.map((rrule) => ruledInstants(rrule, start, from, tools));
  if (added === null || ruled.includes(null)) return null;
  const instants = [instantOf(start, from), ...added, ...ruled.flatMap((each) => each ?? [])];
  return instants.map((instant) => ({ instant, from, to }));
}

/** Returns whether no transition is missing: each one starts with the offset that the previous one ends with. */
function isChained(onsets: readonly Onset[], first: number): boolean {
  const within = onsets.filter(({ instant }) => instant >= first);
  return within.every(({ from }, index) => index === 0 || from === within[index - 1]?.to);
}

/** Returns whether further transitions are unlikely. A two-offset zone that ends in summer time is incomplete. */
function isSettled(onsets: readonly Onset[], first: number): boolean {
  if (onsets.every(({ from, to }) => from === to)) return true;
  const offsets = new Set(onsets.flatMap(({ from, to }) => [from, to]));
  const last = onsets.at(-1);
  if (last === undefined || last.instant >= first) return false;
  return offsets.size > 2 || (onsets.length > 2 && last.to < last.from);
}

function showing(onsets: readonly Onset[]): ZoneOffset {
  const before = onsets[0]?.from ?? 0;
  return (instant) => {
    let [low, high] = [0, onsets.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((onsets[middle]?.instant ?? 0) <= instant) low = middle + 1;
      else high = middle;
    }
    return onsets[low - 1]?.to ?? before;
  };
}

function everShows(zone: ZoneOffset, offset: number, [first, end]: readonly [number, number]): boolean {
  for (let instant = first; instant <= end; instant += 30 * DAY) if (zone(instant) === offset) return true;
  return false;
}

/**
 * Returns the UTC offsets that a VTIMEZONE defines (RFC 5545, 3.6.5). Falls back to `named`, the known time zone of the same
 * name, if any part is unreadable. If the listed transitions do not cover the horizon, `named` can supply the others, because
 * some programs list only the transitions around the current date.
 */
export function definedZone(
  { observances, isCut }: RawZone,
  named: ZoneOffset | null,
  tools: ZoneTools,
): ZoneOffset | null {
  if (isCut || observances.length === 0) return named;
  const each = observances.map((observance) => onsetsOf(observance, tools));
  if (each.includes(null)) return named;
  const onsets = each.flatMap((list) => list ?? []).toSorted((a, b) => a.instant - b.instant);
  const [first, last] = [onsets[0], onsets.at(-1)];
  const horizon = [dayNumber(tools.horizon.first) * DAY, dayNumber(tools.horizon.end) * DAY] as const;
  if (first === undefined || last === undefined || !isChained(onsets, horizon[0])) return named;
  const definedOffset = showing(onsets);
  const isWithin = ({ instant }: Onset) => instant > horizon[0] && instant < horizon[1];
  const [isLate, isShort] = [isWithin(first), last.instant < horizon[1]];
  if (!isLate && !isShort) return definedOffset;
  if (named === null) return isLate || !isSettled(onsets, horizon[0]) ? null : definedOffset;
  const [from, to] = [
    isLate && everShows(named, first.from, horizon) ? first.instant : Number.NEGATIVE_INFINITY,
    isShort && everShows(named, last.to, horizon) ? last.instant : Number.POSITIVE_INFINITY,
  ];
  return (instant) => (instant >= from && instant < to ? definedOffset : named)(instant);
}
