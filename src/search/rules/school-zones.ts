import { addDays, parseCalendarDate } from '../../kernel/dates/calendar-date.ts';
import type { PeriodOf } from './holidays.ts';
import type { Sayings } from './lexicon-of-language.ts';

/** Zones of the French school calendar, whose winter and spring holidays start one week apart. */
const ZONES = ['a', 'b', 'c'];
/** Length of a holiday in days, from its first Saturday to the Monday after its last weekend. */
const DAYS = 16;
const WEEK = 7;

type ZonedHoliday = 'vacanze di febbraio' | 'vacanze di primavera';
/** First Saturday of each holiday in the zone that starts first, by year. `order` lists the zones in the order of their start. */
const PUBLISHED: ReadonlyMap<number, Record<ZonedHoliday, string> & { order: string }> = new Map([
  [2026, { order: 'abc', 'vacanze di febbraio': '2026-02-07', 'vacanze di primavera': '2026-04-04' }],
  [2027, { order: 'cab', 'vacanze di febbraio': '2027-02-06', 'vacanze di primavera': '2027-04-03' }],
]);

/** Writes the zone first, because an "a" at the end would be parsed as a preposition. */
function zoned(holiday: string, zone: string): string {
  return `zona ${zone} ${holiday}`;
}

function ofZone(holiday: ZonedHoliday, zone: string, all: PeriodOf): PeriodOf {
  return (year) => {
    const published = PUBLISHED.get(year);
    const first = published && parseCalendarDate(published[holiday]);
    if (!published || !first) return all(year);
    const from = addDays(first, WEEK * published.order.indexOf(zone));
    return { from, until: addDays(from, DAYS), nights: WEEK };
  };
}

/**
 * Returns the holiday's periods by zone. Without a published calendar, every zone has the period `all`.
 * @example inZones('vacanze di febbraio', winter)[2] // ['zona c vacanze di febbraio', of2027 => 6 to 22 February]
 */
export function inZones(holiday: ZonedHoliday, all: PeriodOf): [string, PeriodOf][] {
  return ZONES.map((zone) => [zoned(holiday, zone), ofZone(holiday, zone, all)]);
}

const MONTHS = new Map([
  ['vacanze di febbraio', 'février'],
  ['vacanze di primavera', 'avril'],
]);

function phrasesWithZone(periods: readonly string[], zone: string): string[] {
  return periods.flatMap((each) => [
    `${each} zone ${zone}`,
    `${each} de la zone ${zone}`,
    `${each} en zone ${zone}`,
    `zone ${zone} ${each}`,
  ]);
}

function phrasesWithInnerZone(holidays: readonly string[], zone: string): string[] {
  return holidays.map((each) => each.replace(/^(?:vacances scolaires|\S+) /, (start) => `${start}zone ${zone} `));
}

/** Adds phrases that name a school zone. If all zones share a holiday, the zone is ignored. */
export function withSchoolZones(sayings: Sayings): Sayings {
  const all = Object.entries(sayings).flatMap(([italian, joined]): [string, string[]][] => {
    const phrases = joined.split(', ');
    const holidays = phrases.filter((each) => each.startsWith('vacances '));
    const free = holidays.flatMap((each) =>
      ['vacances', 'vacances scolaires', 'congé', 'congés'].map((word) => each.replace('vacances', word)),
    );
    const month = MONTHS.get(italian);
    const months = month ? [month, `en ${month}`] : [];
    const ofZones = ZONES.map((zone): [string, string[]] => [
      MONTHS.has(italian) ? zoned(italian, zone) : italian,
      [...phrasesWithZone([...free, ...months], zone), ...phrasesWithInnerZone(free, zone)],
    ]);
    return [[italian, [...phrases, ...free]], ...ofZones];
  });
  return Object.fromEntries(
    [...Map.groupBy(all, ([italian]) => italian)].map(([italian, lists]) => [
      italian,
      lists.flatMap(([, phrases]) => phrases).join(', '),
    ]),
  );
}
