import { describe, expect, test } from 'vitest';
import { archiveName } from './archive-name.ts';
import { isArchiveDue, newestNightly, nightlyOccasion, outlivedArchives } from './nightly-archives.ts';

const OWNER = '1a2b3c4d-0000-4000-8000-000000000000';
const at = (moment: string) => new Date(moment);
const named = (moment: string, recipients: string[] = []) =>
  archiveName(at(moment), { occasion: nightlyOccasion(OWNER), recipients });
const ofDay = (day: string) => named(`${day}T02:30:00.000Z`);
const days = (last: string, count: number) =>
  Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(last) - (count - 1 - index) * 86_400_000).toISOString().slice(0, 10),
  );

type Moment = string | null;

describe('the nightly archive', () => {
  test.each<[what: string, now: string, writtenAt: Moment, triedAt: Moment, isDue: boolean]>([
    ['due if there is no archive', '2026-11-27T02:30:00Z', null, null, true],
    ['due at the configured minute', '2026-11-27T02:30:00Z', '2026-11-26T02:31:00Z', null, true],
    ['not due a minute before the configured minute', '2026-11-27T02:29:00Z', '2026-11-26T02:31:00Z', null, false],
    ['not due again on the same day', '2026-11-27T12:00:00Z', '2026-11-27T02:31:00Z', null, false],
    [
      'not due between midnight and the configured minute of the next night',
      '2026-11-27T23:30:00Z',
      '2026-11-27T02:31:00Z',
      null,
      false,
    ],
    ['due later if no portal ran at the configured minute', '2026-11-27T12:00:00Z', '2026-11-26T02:31:00Z', null, true],
    ['not due within an hour of a failed attempt', '2026-11-27T03:00:00Z', null, '2026-11-27T02:31:00Z', false],
    ['due an hour after a failed attempt', '2026-11-27T03:31:00Z', null, '2026-11-27T02:31:00Z', true],
    [
      'due at the configured minute even if an attempt failed a minute before',
      '2026-11-27T02:30:00Z',
      null,
      '2026-11-27T02:29:00Z',
      true,
    ],
    [
      'not due if a wrong clock has dated an archive in the future',
      '2026-11-27T12:00:00Z',
      '2026-12-05T02:31:00Z',
      null,
      false,
    ],
  ])('is %s', (_, now, writtenAt, triedAt, isDue) => {
    const moment = (text: Moment) => (text === null ? null : at(text));
    expect(isArchiveDue(at(now), '03:30', { writtenAt: moment(writtenAt), triedAt: moment(triedAt) })).toBe(isDue);
  });

  test.each<[what: string, now: string, writtenAt: string, isDue: boolean]>([
    ['due after the first 02:30 on the night the clocks go back', '2026-10-25T00:35:00Z', '2026-10-24T00:31:00Z', true],
    [
      'not due again after the second 02:30 on the night the clocks go back',
      '2026-10-25T01:35:00Z',
      '2026-10-25T00:35:00Z',
      false,
    ],
    ['due even on the night the clocks skip 02:30', '2026-03-29T01:00:00Z', '2026-03-28T01:31:00Z', true],
    ['not due again before the next night', '2026-03-29T22:30:00Z', '2026-03-29T01:00:00Z', false],
  ])('scheduled at 02:30 is %s', (_, now, writtenAt, isDue) => {
    expect(isArchiveDue(at(now), '02:30', { writtenAt: at(writtenAt), triedAt: null })).toBe(isDue);
  });
});

describe('outlivedArchives', () => {
  const year = days('2027-11-27', 400);

  test('after 400 nights, returns all but the last 30 archives and the last archive of each of the last 12 months', () => {
    const names = year.map(ofDay);
    const gone = new Set(outlivedArchives(names, OWNER, ofDay('2027-11-27')));
    const retained = year.filter((day) => !gone.has(ofDay(day)));
    const months = ['2026-12-31', '2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31', '2027-06-30'];
    expect(retained).toEqual([...months, '2027-07-31', '2027-08-31', '2027-09-30', ...days('2027-11-27', 30)]);
  });

  test('returns the same archives for any order of the names', () => {
    const names = year.map(ofDay);
    const shuffled = names.toSorted((one, other) => (one.at(25) ?? '').localeCompare(other.at(25) ?? '') || -1);
    const gone = outlivedArchives(names, OWNER, ofDay('2027-11-27'));
    expect(outlivedArchives(names.toReversed(), OWNER, ofDay('2027-11-27')).toSorted()).toEqual(gone.toSorted());
    expect(outlivedArchives(shuffled, OWNER, ofDay('2027-11-27')).toSorted()).toEqual(gone.toSorted());
  });

  test.each<[what: string, names: string[], good: string, gone: string[]]>([
    ['returns no archive if there is only one', [ofDay('2026-11-27')], ofDay('2026-11-27'), []],
    [
      'returns the older of two archives of the same day in Rome time',
      [named('2026-11-26T23:30:00Z'), named('2026-11-27T12:00:00Z'), named('2026-11-26T22:30:00Z')],
      named('2026-11-27T12:00:00Z'),
      [named('2026-11-26T23:30:00Z')],
    ],
    [
      'returns no archive of a portal that was off for a year',
      [...days('2025-06-30', 29).map(ofDay), ofDay('2026-11-27')],
      ofDay('2026-11-27'),
      [],
    ],
    [
      'never returns the archive just written, even if a wrong clock has dated 30 others in the future',
      [...days('2031-01-31', 31).map(ofDay), ofDay('2026-11-27')],
      ofDay('2026-11-27'),
      [ofDay('2031-01-01')],
    ],
    [
      'counts encrypted and plain archives together',
      [named('2026-11-27T02:30:00Z'), named('2026-11-27T02:45:00Z', ['age1…'])],
      named('2026-11-27T02:45:00Z', ['age1…']),
      [named('2026-11-27T02:30:00Z')],
    ],
  ])('%s', (_, names, good, gone) => {
    expect(outlivedArchives(names, OWNER, good)).toEqual(gone);
  });

  test.each<[what: string, name: (day: string) => string]>([
    ['archives that a person requested', (day) => archiveName(at(`${day}T02:30:00Z`))],
    ['archives written before a purge', (day) => archiveName(at(`${day}T02:30:00Z`), { occasion: 'svuotamento' })],
    [
      'archives of another database',
      (day) => archiveName(at(`${day}T02:30:00Z`), { occasion: nightlyOccasion('99999999') }),
    ],
    [
      'incomplete files of another database',
      (day) => `${archiveName(at(`${day}T02:30:00Z`), { occasion: nightlyOccasion('99999999') })}.part`,
    ],
    ['dumps made by other tools', (day) => `ospitalia-${day}.dump`],
    ['copies whose names start like an archive name', (day) => `${ofDay(day)}.vecchio`],
  ])('never returns %s, however old or numerous', (_, name) => {
    const names = days('2020-12-31', 60).map(name);
    expect(outlivedArchives([...names, ofDay('2026-11-27')], OWNER, ofDay('2026-11-27'))).toEqual([]);
  });

  test('returns incomplete files only if they belong to this database', () => {
    const half = `${ofDay('2026-11-26')}.part`;
    const others = ['qualcosa.part', `${archiveName(at('2026-11-26T02:30:00Z'))}.part`];
    expect(outlivedArchives([half, ...others], OWNER, ofDay('2026-11-27'))).toEqual([half]);
  });
});

test('newestNightly returns the time of the newest nightly archive for any order of the names, and ignores other files', () => {
  const others = ['a', archiveName(at('2027-01-01T00:00:00Z'))];
  expect(newestNightly([ofDay('2026-11-25'), ofDay('2026-11-27'), ofDay('2026-11-26'), ...others], OWNER)).toEqual(
    at('2026-11-27T02:30:00Z'),
  );
  expect(newestNightly(others, OWNER)).toBeNull();
});
