import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import { ICAL_OPTIONS } from '../../../test/ical-text.ts';
import type { FeedReading } from './feed.ts';
import { readIcal } from './read-ical.ts';

type Ranges = [start: string, end: string][];
type Fixture = { file: string; note: string; expect: { outcome: string; ranges?: Ranges } };

const FOLDER = join(import.meta.dirname, 'fixtures/ics');
const MANIFEST = JSON.parse(readFileSync(join(FOLDER, 'MANIFEST.json'), 'utf8')) as Fixture[];
const IN_OCTOBER = '050-dst-autumn-allday.ics';

function read(file: string): FeedReading {
  const text = new TextDecoder().decode(readFileSync(join(FOLDER, file)));
  return readIcal(text, file === IN_OCTOBER ? { ...ICAL_OPTIONS, today: '2026-10-20' as CalendarDate } : ICAL_OPTIONS);
}

function rangesOf(reading: FeedReading): Ranges {
  if (!reading.ok) throw new Error(`refused: ${reading.fault}`);
  return reading.events.map(({ start, end }): Ranges[number] => [start, end]).toSorted(([a], [b]) => (a < b ? -1 : 1));
}

function expectNothingLost(reading: FeedReading): void {
  if (!reading.ok) return;
  const ignored = Object.values(reading.ignored).reduce((sum, count) => sum + count, 0);
  expect(reading.imported + ignored).toBe(reading.count);
}

const EXPECTATIONS: Record<string, (reading: FeedReading, ranges: Ranges) => void> = {
  ok: (reading, ranges) => expect(rangesOf(reading)).toEqual(ranges),
  reject: (reading) => expect(reading.ok).toBe(false),
  either: (reading, ranges) => {
    if (!reading.ok) return;
    expect([...rangesOf(reading), ...Object.values(reading.ignored)]).toEqual(ranges);
  },
  'ok+warn': (reading, ranges) => {
    expect(rangesOf(reading)).toEqual(ranges);
    expect(reading).toMatchObject({ ignored: { data_non_valida: 1 } });
  },
  'ok+zone': (reading, ranges) => {
    expect(rangesOf(reading)).toEqual(ranges);
    expect(reading).toMatchObject({ ignored: { fuso_sconosciuto: 1 } });
  },
  'reject-event-or-bounded': (reading) => {
    expect(reading).toMatchObject({ ignored: { ricorrenza: 1 } });
    expect(rangesOf(reading).length).toBeLessThanOrEqual(1);
  },
  'reject-or-ok-fast': (reading) => expect(reading).toMatchObject({ ok: true, events: [] }),
  'reject-or-bounded': (reading) => expect(reading).toEqual({ ok: false, fault: 'troppo_grande' }),
};

describe('readIcal with the feeds of the fixture collection', () => {
  test.each(MANIFEST.map((fixture) => [fixture.file, fixture.note, fixture] as const))(
    'returns the expected result for %s: %s',
    (file, _note, fixture) => {
      const reading = read(file);
      expectNothingLost(reading);
      const holds = EXPECTATIONS[fixture.expect.outcome];
      if (holds === undefined) throw new Error(`unknown outcome ${fixture.expect.outcome}`);
      holds(reading, fixture.expect.ranges ?? []);
    },
  );

  test.each([
    ['090-empty-0-bytes.ics', 'vuoto'],
    ['011-utf16le-bom.ics', 'non_calendario'],
    ['094-json-500.ics', 'non_calendario'],
    ['096-truncated-mid-event.ics', 'incompleto'],
    ['098-second-vcalendar-truncated.ics', 'incompleto'],
    ['100-json-inside-feed.ics', 'incompleto'],
    ['119-unbalanced-end.ics', 'incompleto'],
  ])('rejects %s with the fault %s', (file, fault) => {
    expect(read(file)).toEqual({ ok: false, fault });
  });

  test.each([
    ['063-dup-uid-same-range.ics', { doppione: 1 }],
    ['065-dup-uid-sequence.ics', {}],
    ['073-year-0001.ics', { fuori_orizzonte: 1 }],
  ])('parses %s and counts the ignored events: %o', (file, ignored) => {
    expect(read(file)).toMatchObject({ ok: true, ignored });
  });
});
