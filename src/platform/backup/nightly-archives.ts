import { addDays, dateInRome } from '../../kernel/dates/calendar-date.ts';
import { formatTime } from '../../kernel/dates/format-moment.ts';
import { parseArchiveName } from './archive-name.ts';

/**
 * Number of days whose newest archive is retained. Days without an archive do not count, so no archive expires while the portal
 * is switched off.
 */
const RETAINED_DAYS = 30;
const RETAINED_MONTHS = 12;
const RETRY_MS = 3_600_000;
const DAY_LENGTH = 'YYYY-MM-DD'.length;
const MONTH_LENGTH = 'YYYY-MM'.length;
const UNFINISHED = '.part';

/** The occasion contains the identity of the database (`owner`), because several portals can share one `ArchivePlace`. */
export function nightlyOccasion(owner: string): string {
  return `notturno-${owner.slice(0, 8)}`;
}

function nightOf(moment: Date, at: string): string {
  const day = dateInRome(moment);
  return formatTime(moment) >= at ? day : addDays(day, -1);
}

export type NightlyState = { writtenAt: Date | null; triedAt: Date | null };

/**
 * Returns whether a nightly archive must be written now. A failed attempt is retried after an hour.
 * @example isArchiveDue(new Date('2026-11-27T02:30:00Z'), '03:30', { writtenAt: null, triedAt: null }) // true
 */
export function isArchiveDue(now: Date, at: string, { writtenAt, triedAt }: NightlyState): boolean {
  const night = nightOf(now, at);
  if (writtenAt !== null && nightOf(writtenAt, at) >= night) return false;
  return triedAt === null || nightOf(triedAt, at) < night || now.getTime() - triedAt.getTime() >= RETRY_MS;
}

function isNightlyOf(name: string, owner: string): boolean {
  return parseArchiveName(name)?.occasion === nightlyOccasion(owner);
}

function newestOfEach(names: readonly string[], length: number, most: number): string[] {
  const newest = new Map<string, string>();
  for (const name of names) {
    const day = dateInRome(parseArchiveName(name)?.writtenAt ?? new Date(0)).slice(0, length);
    if (!newest.has(day)) newest.set(day, name);
  }
  return [...newest.values()].slice(0, most);
}

/** Returns the nightly archives and incomplete files to delete. Never returns archives that a person requested. */
export function outlivedArchives(names: readonly string[], owner: string, good: string): string[] {
  const nightly = names.filter((name) => isNightlyOf(name, owner)).toSorted((one, other) => (one < other ? 1 : -1));
  const retained = new Set([
    good,
    ...newestOfEach(nightly, DAY_LENGTH, RETAINED_DAYS),
    ...newestOfEach(nightly, MONTH_LENGTH, RETAINED_MONTHS),
  ]);
  const halves = names.filter(
    (name) => name.endsWith(UNFINISHED) && isNightlyOf(name.slice(0, -UNFINISHED.length), owner),
  );
  return [...nightly.filter((name) => !retained.has(name)), ...halves];
}

export function newestNightly(names: readonly string[], owner: string): Date | null {
  const [newest] = names.filter((name) => isNightlyOf(name, owner)).toSorted((one, other) => (one < other ? 1 : -1));
  return newest === undefined ? null : (parseArchiveName(newest)?.writtenAt ?? null);
}
