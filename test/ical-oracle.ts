import ICAL from 'ical.js';

/** Nights as `2026-12-20/2026-12-27`, the second not included. */
type NightsText = string;

const ROME = 'Europe/Rome';
/** Occurrences after which a repetition without end is left. */
const MOST = 2000;

function zoneOf(property: ICAL.Property | null, time: ICAL.Time): string {
  if (time.zone === ICAL.Timezone.utcTimezone) return 'UTC';
  try {
    return Temporal.Now.zonedDateTimeISO(property?.getFirstParameter('tzid') ?? ROME).timeZoneId;
  } catch {
    return ROME;
  }
}

function instantOf(time: ICAL.Time, zone: string): Temporal.ZonedDateTime {
  const { year, month, day, hour, minute, second } = time;
  return Temporal.ZonedDateTime.from({ timeZone: zone, year, month, day, hour, minute, second });
}

/** The first day without a night, of an end as a clock shows it: 23:59 is written for the midnight after. */
function departureBy(end: Temporal.ZonedDateTime): Temporal.PlainDate {
  const date = end.toPlainDate();
  return end.hour === 23 && end.minute >= 45 ? date.add({ days: 1 }) : date;
}

/** In UTC, and up to the hour of the beginning late in Rome's evening: whole days of a program with another midnight. */
function isShifted(begin: Temporal.ZonedDateTime, end: Temporal.ZonedDateTime): boolean {
  const [from, to] = [begin, end].map((moment) => moment.withTimeZone(ROME).toPlainTime());
  if (begin.timeZoneId !== 'UTC' || from === undefined || to === undefined || to.hour < 22) return false;
  return Math.abs(from.until(to).total('seconds')) <= 60;
}

/** By Rome's clocks; of midnight by its own clock by that, if it is later. */
function departure(begin: Temporal.ZonedDateTime, end: Temporal.ZonedDateTime): Temporal.PlainDate {
  if (isShifted(begin, end)) return end.withTimeZone(ROME).toPlainDate().add({ days: 1 });
  const inRome = departureBy(end.withTimeZone(ROME));
  const isMidnight = !departureBy(end).equals(end.toPlainDate()) || end.toPlainTime().equals('00:00');
  return isMidnight && Temporal.PlainDate.compare(departureBy(end), inRome) > 0 ? departureBy(end) : inRome;
}

/** Some hours of one day in Rome, from five or later on, that are over by two in the afternoon. */
function isCheckOut(begin: Temporal.ZonedDateTime, end: Temporal.ZonedDateTime): boolean {
  const [from, to] = [begin, end].map((moment) => moment.withTimeZone(ROME).toPlainDateTime());
  if (from === undefined || to === undefined || !from.toPlainDate().equals(to.toPlainDate())) return false;
  if (!begin.toPlainDate().equals(end.toPlainDate())) return false;
  const isForward = Temporal.PlainDateTime.compare(to, from) > 0;
  return isForward && from.hour >= 5 && Temporal.PlainTime.compare(to.toPlainTime(), '14:00') <= 0;
}

/** The nights of an event that begins at `time`, in the words of ical.js and of Temporal, not in ours. */
function nightsFrom(vevent: ICAL.Component, time: ICAL.Time): NightsText[] {
  const [dtstart, dtend, length] = ['dtstart', 'dtend', 'duration'].map((name) => vevent.getFirstProperty(name));
  const begin = instantOf(time, zoneOf(dtstart ?? null, time));
  const first = begin.withTimeZone(ROME).toPlainDate();
  let last = first;
  let leaves: Temporal.ZonedDateTime | null = null;
  const written = dtend?.getFirstValue();
  const duration = length?.getFirstValue();
  if (written instanceof ICAL.Time && dtend) {
    const original = dtstart?.getFirstValue() as ICAL.Time;
    const days = instantOf(original, 'UTC').toPlainDate().until(instantOf(time, 'UTC').toPlainDate()).days;
    const end = written.clone();
    end.adjust(days, 0, 0, 0);
    if (!end.isDate) leaves = instantOf(end, zoneOf(dtend, end));
    last = leaves === null ? instantOf(end, ROME).toPlainDate() : departure(begin, leaves);
  } else if (duration instanceof ICAL.Duration) {
    const { weeks, days, hours, minutes, seconds } = duration;
    leaves = begin.add({ weeks, days }).add({ hours, minutes, seconds });
    last = departure(begin, leaves);
  }
  if (!time.isDate && leaves !== null && isCheckOut(begin, leaves)) return [];
  const end = Temporal.PlainDate.compare(last, first) > 0 ? last : first.add({ days: 1 });
  return [`${first.toString()}/${end.toString()}`];
}

function nightsOfEvent(vevent: ICAL.Component, exceptions: ICAL.Component[], until: string): NightsText[] {
  // Given its exceptions, an ICAL.Event does not look for them among all others, which takes quadratic time.
  const event = new ICAL.Event(vevent, { exceptions });
  if (event.isRecurrenceException() || !event.isRecurring()) return nightsFrom(vevent, event.startDate);
  const moved = exceptions.map((one) => one.getFirstPropertyValue('recurrence-id'));
  const removed = vevent.getAllProperties('exdate').flatMap((property) => property.getValues());
  const gone = new Set([...moved, ...removed].map(String));
  const nights: NightsText[] = [];
  // A removed date that is no occurrence makes it keep the next one that is.
  vevent.removeAllProperties('exdate');
  const iterator = event.iterator();
  for (let count = 0; count < MOST; count += 1) {
    const time = iterator.next() as ICAL.Time | undefined;
    if (time === undefined || time.toString() > until) break;
    if (!gone.has(time.toString())) nights.push(...nightsFrom(vevent, time));
  }
  return nights;
}

/** All nights that ical.js finds in a feed up to a date, sorted, each stretch once. */
export function nightsByIcalJs(text: string, until: string): NightsText[] {
  // It refuses dates that do not say `VALUE=DATE` otherwise, which are common.
  ICAL.design.strict = false;
  const all = new ICAL.Component(ICAL.parse(text) as unknown[]).getAllSubcomponents('vevent');
  const found = all.flatMap((vevent) => {
    const exceptions = vevent.hasProperty('recurrence-id')
      ? []
      : all.filter(
          (other) =>
            other.hasProperty('recurrence-id') &&
            other.getFirstPropertyValue('uid') === vevent.getFirstPropertyValue('uid'),
        );
    return nightsOfEvent(vevent, exceptions, until);
  });
  return [...new Set(found)].toSorted();
}
