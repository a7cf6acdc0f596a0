import { type CalendarDate, addDays } from '../../kernel/dates/calendar-date.ts';
import type { Property } from './content-lines.ts';

/** `second` is `null` for a whole day. `zone` is `''` (Rome time), `Z`, `Z+0200` or a TZID. */
export type Moment = { date: CalendarDate; second: number | null; zone: string };

/** A day is a calendar day, even if it has 23 hours. */
export type Duration = { days: number; seconds: number };

/** The zone of a UTC time, and the prefix of a zone with an offset, such as `Z+0200`. No time zone has this name. */
export const UTC = 'Z';

const WHOLE_DAY = /^\d{8}$/;
/** Matches ISO 8601 with an optional RFC 9557 zone. Other orders of year, month and day are rejected as ambiguous. */
const MOMENT =
  /^(\d{4})-?(\d\d)-?(\d\d)(?:Z|(?:T| +)(\d\d):?(\d\d)(?::?(\d\d)(?:[.,]\d+)?)? *(?:(Z|UTC|GMT)|([+-]\d\d(?::?\d\d)?))?)?(?:\[[\w/+-]{1,50}\])?$/i;
/** Matches a value that begins with part of an unquoted zone name, because the name contains a colon. */
const COLON_IN_ZONE = /^(.*):(\d{4}-?\d\d-?\d\d(?:(?:T| +)\d\d:?\d\d.*)?)$/i;
const TZID = /;\s*TZID\s*=\s*(?:"([^"]*)"|([^;]*))/i;
const UTC_OFFSET = /^([+-])?(\d\d)(?::?(\d\d)(?::?(\d\d))?)?$/;
const DURATION = /^([+-])?PT?(?:(\d+)W)?(?:(\d+)D)?(?:T?(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/i;
const LONGEST_DAYS = 36_500;
const DAY_SECONDS = 86_400;
const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
/** Dates after this year are clamped, so that adding days never results in a five-digit year. */
const LAST_YEAR = 2199;
const LAST_DAY = '2199-12-31' as CalendarDate;

function dateOf(digits: string): CalendarDate | null {
  const number = Number(digits);
  const year = Math.floor(number / 10_000);
  const month = Math.floor(number / 100) % 100;
  const day = number % 100;
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const length = month === 2 && isLeap ? 29 : (MONTH_LENGTHS[month - 1] ?? 0);
  if (day < 1 || day > length) return null;
  if (year > LAST_YEAR) return LAST_DAY;
  return `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}` as CalendarDate;
}

function secondOf(hour: number, minute: number, second: number): number | null {
  const total = hour * 3600 + minute * 60 + second;
  return minute < 60 && second <= 60 && total <= DAY_SECONDS ? total : null;
}

/**
 * Parses a UTC offset. Returns it in seconds (negative west of UTC), or `null` if the text is invalid.
 * @example parseUtcOffset('-0330') // -12600
 */
export function parseUtcOffset(text: string): number | null {
  const [, sign, hours, minutes = 0, seconds = 0] = UTC_OFFSET.exec(text.trim()) ?? [];
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59) return null;
  const offset = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return sign === '-' ? -offset : offset;
}

const MAX_ZONED = 300;

function withWholeZone({ params, value }: Property): Property {
  const [, zone, moment] =
    !value.includes(':') || /^\d{4}-?\d\d-?\d\d/.test(value) || value.length > MAX_ZONED || !TZID.test(params)
      ? []
      : (COLON_IN_ZONE.exec(value) ?? []);
  return moment === undefined ? { params, value } : { params: `${params}:${zone}`, value: moment };
}

/**
 * Parses a DATE or DATE-TIME. Returns `null` if it is invalid.
 * @example parseMoment({ params: '', value: '20261219T230000Z' }) // { date: '2026-12-19', second: 82800, zone: 'Z' }
 */
export function parseMoment(property: Property): Moment | null {
  if (WHOLE_DAY.test(property.value)) {
    const date = dateOf(property.value);
    return date === null ? null : { date, second: null, zone: '' };
  }
  const { params, value } = withWholeZone(property);
  const [, year = '', month = '', day = '', hour, minute, second, utc, offset] = MOMENT.exec(value) ?? [];
  const date = dateOf(year + month + day);
  if (date === null || hour === undefined) return date === null ? null : { date, second: null, zone: '' };
  const seconds = secondOf(Number(hour), Number(minute), Number(second ?? 0));
  if (seconds === null) return null;
  if (offset !== undefined && parseUtcOffset(offset) === null) return null;
  const [, quoted, plain] = utc === undefined ? (TZID.exec(params) ?? []) : [];
  const written = (quoted ?? plain ?? '').trim();
  const zone = offset === undefined && utc === undefined ? written : UTC + (offset ?? '');
  return seconds < DAY_SECONDS
    ? { date, second: seconds, zone }
    : { date: addDays(date, 1), second: seconds - DAY_SECONDS, zone };
}

/** Parses a DURATION. Returns `null` if it is invalid. @example parseDuration('P1DT2H') // { days: 1, seconds: 7200 } */
export function parseDuration(value: string): Duration | null {
  const match = DURATION.exec(value);
  if (match === null || !/\d/.test(value)) return null;
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = match.slice(2).map((part) => Number(part ?? 0));
  const sign = match[1] === '-' ? -1 : 1;
  return {
    days: sign * Math.min(weeks * 7 + days, LONGEST_DAYS),
    seconds: sign * Math.min(hours * 3600 + minutes * 60 + seconds, LONGEST_DAYS * DAY_SECONDS),
  };
}
