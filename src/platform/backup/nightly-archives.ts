import { addDays, dateInRome } from '../../kernel/dates/calendar-date.ts';
import { formatTime } from '../../kernel/dates/format-moment.ts';
import { parseArchiveName } from './archive-name.ts';

/** Days and months of which an archive is kept: those that have one, so that a portal that stood still loses none. */
const KEPT_DAYS = 30;
const KEPT_MONTHS = 12;
/** After a try that failed, in milliseconds: a bucket that is away is asked again by the hour. */
const RETRY_MS = 3_600_000;
const DAY_LENGTH = 'YYYY-MM-DD'.length;
const MONTH_LENGTH = 'YYYY-MM'.length;
const UNFINISHED = '.part';

/** What the night's archives of a database are called after. `owner`: its identity; two portals may share a place. */
export function nightlyOccasion(owner: string): string {
  return `notturno-${owner.slice(0, 8)}`;
}

/** The night that a moment belongs to, by the day it begins on: the clock of Rome goes from `at` to `at`. */
function nightOf(moment: Date, at: string): string {
  const day = dateInRome(moment);
  return formatTime(moment) >= at ? day : addDays(day, -1);
}

/** When archives were last written, and tried; `null`: never. */
export type NightlyState = { writtenAt: Date | null; triedAt: Date | null };

/**
 * Whether an archive is to be written: there is none of this night, which begins at `at` in Rome. One that was missed, since no portal
 * ran, is made up for; one that failed is tried again after an hour.
 * @example isArchiveDue(new Date('2026-11-27T02:30:00Z'), '03:30', { writtenAt: null, triedAt: null }) // true
 */
export function isArchiveDue(now: Date, at: string, { writtenAt, triedAt }: NightlyState): boolean {
  const night = nightOf(now, at);
  if (writtenAt !== null && nightOf(writtenAt, at) >= night) return false;
  return triedAt === null || nightOf(triedAt, at) < night || now.getTime() - triedAt.getTime() >= RETRY_MS;
}

function isOwn(name: string, owner: string): boolean {
  return parseArchiveName(name)?.occasion === nightlyOccasion(owner);
}

/** The newest of each day or month in Rome, of as many as have one. `names`: the newest first. */
function newestOfEach(names: readonly string[], length: number, most: number): string[] {
  const newest = new Map<string, string>();
  for (const name of names) {
    const day = dateInRome(parseArchiveName(name)?.writtenAt ?? new Date(0)).slice(0, length);
    if (!newest.has(day)) newest.set(day, name);
  }
  return [...newest.values()].slice(0, most);
}

/**
 * Which of the names in a place may go once `good` was written: the night's archives of this database, but the newest of each of 30
 * days and of each of 12 months, and what a killed process left half written. Nothing that somebody else, or a person, has put there.
 */
export function outlivedArchives(names: readonly string[], owner: string, good: string): string[] {
  const own = names.filter((name) => isOwn(name, owner)).toSorted((one, other) => (one < other ? 1 : -1));
  const kept = new Set([
    good,
    ...newestOfEach(own, DAY_LENGTH, KEPT_DAYS),
    ...newestOfEach(own, MONTH_LENGTH, KEPT_MONTHS),
  ]);
  const halves = names.filter((name) => name.endsWith(UNFINISHED) && isOwn(name.slice(0, -UNFINISHED.length), owner));
  return [...own.filter((name) => !kept.has(name)), ...halves];
}

/** When the newest of the night's archives in a place was written; `null`: there is none. */
export function newestNightly(names: readonly string[], owner: string): Date | null {
  const [newest] = names.filter((name) => isOwn(name, owner)).toSorted((one, other) => (one < other ? 1 : -1));
  return newest === undefined ? null : (parseArchiveName(newest)?.writtenAt ?? null);
}
