import { type CalendarDate, addDays, dayNumber, daysBetween } from '../../kernel/dates/calendar-date.ts';
import type { Property } from './content-lines.ts';
import { excludedFrom, keyOf } from './excluded-occurrences.ts';
import { inRome, isDayVisit, isReversed, moved, nightsOf, shifted, type Span } from './event-nights.ts';
import { type Budget, expandRule, type Expansion } from './expand-rule.ts';
import type { FeedHorizon } from './feed-horizon.ts';
import { type Moment, parseDuration, parseMoment, UTC } from './parse-ical-time.ts';
import { parseRecurrence, type RecurrenceRule } from './parse-recurrence.ts';
import type { RawEvent } from './raw-event.ts';
import type { Overrides, Tail } from './read-overrides.ts';
import type { RomeClock } from './rome-clock.ts';

export type OccurrenceTools = { clock: RomeClock; horizon: FeedHorizon; budget: Budget };

export type UnknownPeriod = { from: CalendarDate; to: CalendarDate | null };

/**
 * `spans` contains the readable occurrences, and `unknown` is a period that may contain more. `isExact` means that all exceptions
 * were readable and unambiguous.
 */
export type Occurrences = { spans: Span[]; unknown: UnknownPeriod | null; isExact: boolean };

type RuleExpansion = { spans: Span[]; unknown: UnknownPeriod | null };

const STEPS_OF_COMPARISON = 10;

const MAX_DATES = 2000;

export function isRepeated({ repeated }: RawEvent): boolean {
  return repeated !== null && (repeated.rrules.length + repeated.rdates.length > 0 || repeated.isCut);
}

/** Returns the items of several lists. A trailing comma adds no item. */
function itemsOf(lists: readonly Property[]): Property[] {
  const items: Property[] = [];
  for (const { params, value } of lists) {
    if (items.length > MAX_DATES) break;
    for (const item of value.replace(/(?<=[^,]),$/, '').split(',', MAX_DATES + 1))
      items.push({ params, value: item.trim() });
  }
  return items;
}

/** Moves a span to a new start. If the original span blocks at least one night, the moved span does too. */
function movedTo(span: Span, start: Moment, clock: RomeClock): Span {
  const isOneZone = span.end === null || start.zone === span.start.zone;
  if (isOneZone || !clock.knows(start) || !clock.knows(span.start)) return moved(span, start);
  const inRomes = moved(inRome(span, clock), { ...clock.read(start), zone: '' });
  const [before, after] = [span, inRomes].map((each) => nightsOf(each, clock));
  if (isDayVisit(span, clock) || before === undefined || after === undefined) return inRomes;
  const end = addDays(after.start, daysBetween(before.start, before.end));
  const isShorter = isDayVisit(inRomes, clock) || (span.end?.second === 0 && after.end < end);
  return isShorter ? { ...inRomes, end: { date: end, second: null, zone: '' } } : inRomes;
}

/** Returns the span of a listed date or period, or `null` if it is unreadable or ends before it begins. */
function addedSpan({ params, value }: Property, span: Span | null, clock: RomeClock): Span | null {
  const [from = '', to] = value.split('/');
  const start = parseMoment({ params, value: from.trim() });
  if (start === null) return null;
  if (to === undefined) {
    if (span === null) return null;
    const isDay = start.second === null && span.start.second !== null;
    return movedTo(span, isDay ? { ...span.start, date: start.date } : start, clock);
  }
  const duration = parseDuration(to.trim());
  const end = duration === null ? parseMoment({ params, value: to.trim() }) : null;
  if (duration === null && end === null) return null;
  const added = { start, end, duration };
  return isReversed(added, clock) ? null : added;
}

export function spansOf(
  lists: readonly Property[],
  span: Span | null,
  clock: RomeClock,
): { spans: Span[]; isWhole: boolean } {
  const items = itemsOf(lists);
  const spans = items.slice(0, MAX_DATES).flatMap((item) => addedSpan(item, span, clock) ?? []);
  return { spans, isWhole: spans.length === items.length };
}

/** Returns whether an instance certainly comes after UNTIL; returns false if the result depends on the zone. */
function isAfter(moment: Moment, until: Moment, clock: RomeClock): boolean {
  if (until.second === null || moment.second === null) {
    const ends = [until.date, clock.read(until).date];
    return [moment.date, clock.read(moment).date].every((date) => ends.every((end) => date > end));
  }
  const at = clock.read(moment);
  const limits = until.zone === '' ? [until, { ...until, zone: moment.zone }, { ...until, zone: UTC }] : [until];
  return limits.every((limit) => {
    const { date, second } = clock.read(limit);
    return at.date > date || (at.date === date && (at.second ?? 0) > (second ?? 0));
  });
}

/** Returns the rule for a span. For a whole-day event, omits the time parts (RFC 5545) and rejects hourly or more frequent rules. */
function ruleFor(span: Span, rule: RecurrenceRule): RecurrenceRule | null {
  if (span.start.second !== null) return rule;
  if (rule.freq === 'HOURLY' || rule.freq === 'MINUTELY' || rule.freq === 'SECONDLY') return null;
  return { ...rule, hours: [], minutes: [], seconds: [] };
}

/** `margin` is the maximum number of days by which overrides move or extend instances. */
type RuleTools = OccurrenceTools & { margin: number };

function marginOf({ tails }: Overrides, clock: RomeClock): number {
  const margins = tails.map(({ id, span }) => {
    if (span === null) return 0;
    const { start, end } = nightsOf(span, clock);
    return Math.abs(daysBetween(clock.read(id).date, start)) + daysBetween(start, end);
  });
  return Math.max(0, ...margins);
}

function expanded(rule: RecurrenceRule, span: Span, { clock, horizon, budget, margin }: RuleTools): Expansion {
  const { start, end } = nightsOf(span, clock);
  const length = daysBetween(start, end) + margin + 2;
  const window = { from: dayNumber(horizon.yesterday) - length, to: dayNumber(horizon.end) + margin + 1 };
  return expandRule(rule, { day: dayNumber(span.start.date), second: span.start.second ?? 0 }, window, budget);
}

function ruled({ value }: Property, span: Span, tools: RuleTools): RuleExpansion {
  const { rule: written, until } = parseRecurrence(value);
  const rule = written === null ? null : ruleFor(span, written);
  const to = until === null ? null : addDays(tools.clock.read(until).date, 1);
  if (rule === null) return { spans: [], unknown: { from: span.start.date, to } };
  const first = dayNumber(span.start.date);
  const { found, reached } = expanded(rule, span, tools);
  const spans = found
    .map(({ day, second }) =>
      moved(span, {
        ...span.start,
        date: addDays(span.start.date, day - first),
        second: span.start.second === null ? null : second,
      }),
    )
    .filter(({ start }) => until === null || !isAfter(start, until, tools.clock));
  const from = reached === null ? null : addDays(span.start.date, reached - first);
  return { spans, unknown: from === null || (to !== null && from > to) ? null : { from, to } };
}

function joined(one: UnknownPeriod | null, other: UnknownPeriod | null): UnknownPeriod | null {
  if (one === null || other === null) return one ?? other;
  const from = one.from < other.from ? one.from : other.from;
  return { from, to: one.to === null || other.to === null ? null : one.to > other.to ? one.to : other.to };
}

/** Applies the overrides with RANGE=THISANDFUTURE, which move or cancel an occurrence and all later ones. */
function withTail(spans: readonly Span[], { tails }: Overrides, clock: RomeClock): Span[] {
  if (tails.length === 0) return [...spans];
  const instantOf = (moment: Moment) => {
    const { date, second } = clock.read(moment);
    return dayNumber(date) * 86_400 + (second ?? 0);
  };
  const starts = tails.map((tail) => ({ ...tail, at: instantOf(tail.id) }));
  return spans.flatMap((span) => {
    const at = instantOf(span.start);
    const last = Math.max(...starts.filter((tail) => tail.at <= at).map((tail) => tail.at));
    const applied = starts.filter((tail) => tail.at === last);
    if (applied.length === 0) return [span];
    return applied.flatMap(({ at: from, span: changed }) => {
      if (changed === null) return [];
      const read = clock.read(changed.start);
      const seconds = at - from;
      const start = shifted(
        { ...read, zone: '' },
        Math.floor(seconds / 86_400),
        ((seconds % 86_400) + 86_400) % 86_400,
      );
      return [moved(inRome(changed, clock), start)];
    });
  });
}

function affords(budget: Budget, comparisons: number): boolean {
  budget.left -= STEPS_OF_COMPARISON * comparisons;
  return budget.left >= 0;
}

function unfollowed(span: Span, { horizon }: OccurrenceTools): Occurrences {
  return { spans: [span], unknown: { from: horizon.yesterday, to: null }, isExact: true };
}

/** Returns the RANGE=THISANDFUTURE overrides that can be applied with certainty. If any cannot, all nights are unknown. */
function certainTails({ tails }: Overrides, all: readonly Span[], { clock, horizon }: OccurrenceTools): Tail[] {
  if (tails.length === 0) return [];
  const [{ start } = { start: null }] = all;
  const isByDay = start?.second === null;
  const known = new Set(all.map((span) => keyOf(span.start, isByDay, clock)));
  return tails.filter(({ id }) => {
    if ((id.second === null) !== isByDay || (!clock.knows(id) && id.zone !== start?.zone)) return false;
    const { date } = clock.read(id);
    const isOutside = date <= horizon.yesterday || date >= horizon.end;
    return isOutside || isByDay || known.has(keyOf(id, isByDay, clock));
  });
}

/**
 * Returns the occurrences around the horizon. An unreadable exception removes no occurrence, because removing the wrong one would
 * free a booked night.
 */
export function occurrencesOf(event: RawEvent, span: Span, overrides: Overrides, tools: OccurrenceTools): Occurrences {
  if (!affords(tools.budget, overrides.tails.length + overrides.ids.length)) return unfollowed(span, tools);
  const { repeated } = event;
  const added = spansOf(repeated?.rdates ?? [], span, tools.clock);
  const margin = marginOf(overrides, tools.clock);
  const rules = (repeated?.rrules ?? []).map((rrule) => ruled(rrule, span, { ...tools, margin }));
  const exceptions = itemsOf(repeated?.exdates ?? []).filter(({ value }) => value !== '');
  const removed = exceptions.flatMap((item) => parseMoment(item) ?? []);
  const count = 1 + added.spans.length + rules.reduce((sum, { spans }) => sum + spans.length, 0);
  if (!affords(tools.budget, count * (1 + overrides.tails.length))) return unfollowed(span, tools);
  const all = [span, ...added.spans, ...rules.flatMap(({ spans }) => spans)];
  const { isGone, isExact } = excludedFrom(all, [...removed, ...overrides.ids], tools.clock);
  const tails = certainTails(overrides, all, tools);
  const isUnsure = tails.length < overrides.tails.length;
  const from = isUnsure ? tools.horizon.yesterday : added.isWhole ? null : span.start.date;
  const doubt: UnknownPeriod | null = from && { from, to: null };
  const unknown = rules.reduce((period, each) => joined(period, each.unknown), doubt);
  return {
    spans: withTail(
      all.filter((each) => !isGone(each)),
      { ...overrides, tails },
      tools.clock,
    ),
    unknown: unknown === null || margin === 0 ? unknown : { from: addDays(unknown.from, -margin), to: null },
    isExact: isExact && removed.length === exceptions.length && repeated?.isCut !== true,
  };
}
