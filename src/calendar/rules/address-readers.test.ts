import { describe, expect, test } from 'vitest';
import { nights } from '../../../test/feed-history.ts';
import { type CalendarDate, addMonthsClamped } from '../../kernel/dates/calendar-date.ts';
import { type KnownFeed, addressReaders, probeNight } from './address-readers.ts';
import { EXPORT_TARGETS, type Nights, type Platform } from './feed.ts';
import type { AddressMemory } from './served-nights.ts';

const TODAY = '2026-11-22' as CalendarDate;
const PROBE = probeNight('altro', TODAY);
const row = ({ start, end }: Nights, is_echo = false) => {
  return { start, end, event_type: 'booking', is_echo, held_since: null } as const;
};
const feed = (platform: Platform, ...rows: KnownFeed['rows']): KnownFeed => ({ platform, rows, read_at: 2 });
const address = (platform: AddressMemory['platform'], ...served: Nights[]): AddressMemory => {
  return { platform, served, fetched_at: 1, changed_at: 1, is_connected: false };
};
const altro = (...served: Nights[]) => address('altro', ...served);
const STAY = nights(5, 8);

test('probeNight returns one night for each export address and half-year, 16 to 23 months ahead', () => {
  const days = EXPORT_TARGETS.map((target) => probeNight(target, TODAY).start.slice(8));
  expect([PROBE.start.slice(0, 7), ...days]).toEqual(['2028-05', '11', '14', '17', '08']);
  for (const day of ['2026-01-01', '2026-06-30', '2026-07-01', '2026-12-31', '2028-02-29'] as CalendarDate[]) {
    const { start, end } = probeNight('altro', day);
    expect([day, start > addMonthsClamped(day, 16), end < addMonthsClamped(day, 23)]).toEqual([day, true, true]);
  }
  expect(probeNight('vrbo', '2026-07-01' as CalendarDate)).toEqual(probeNight('vrbo', '2026-12-31' as CalendarDate));
});

describe("addressReaders: platforms that import another platform's export address", () => {
  const sold = feed('booking', row(STAY));
  const caught = feed('booking', row(STAY), row(PROBE, true));
  const gone = { ...row(PROBE, true), held_since: 1 };

  test.each<[string, KnownFeed[], AddressMemory[], Platform[], Nights | null]>([
    [
      'returns a probe and no reader if a platform shows exported nights but never read its own address',
      [sold],
      [altro(STAY)],
      [],
      PROBE,
    ],
    ['returns the platform that shows the probe', [caught], [altro(PROBE)], ['booking'], PROBE],
    [
      'returns no probe while the probe night is the only exported night that a reader shows',
      [feed('booking', row(PROBE, true))],
      [altro(PROBE)],
      ['booking'],
      null,
    ],
    [
      'ignores a platform that reads its own address',
      [caught, feed('airbnb')],
      [altro(PROBE), address('airbnb')],
      ['booking'],
      PROBE,
    ],
    [
      'finds no reader if a long closure covers the probe',
      [feed('booking', row({ ...STAY, end: PROBE.end }))],
      [altro(STAY)],
      [],
      PROBE,
    ],
    [
      'finds no reader if the platform no longer shows the probe',
      [feed('booking', row(STAY), gone)],
      [altro(PROBE)],
      [],
      PROBE,
    ],
    [
      'finds no reader while a second platform may also be importing the address',
      [caught, feed('airbnb')],
      [altro(PROBE)],
      [],
      PROBE,
    ],
    [
      'finds no reader if two platforms show the probe',
      [caught, feed('vrbo', row(PROBE, true))],
      [altro(PROBE)],
      [],
      PROBE,
    ],
    [
      'finds no reader and returns no probe if the only platform reads its own address',
      [sold],
      [altro(STAY), address('booking')],
      [],
      null,
    ],
    ['finds no reader if the export address was never read', [sold], [{ ...altro(STAY), changed_at: null }], [], null],
    [
      'finds no reader if the platform has not been polled since the address was read',
      [{ ...sold, read_at: 1 }],
      [altro(STAY)],
      [],
      null,
    ],
    ['finds no reader if the platform was never polled', [{ ...sold, read_at: null }], [altro(STAY)], [], null],
    [
      'finds no reader if the platform shows nights that were not exported',
      [feed('booking', row(nights(9, 11)))],
      [altro(STAY)],
      [],
      null,
    ],
    [
      "finds no reader if the platform's nights are already marked as echoes",
      [feed('booking', row(STAY, true))],
      [altro(STAY)],
      [],
      null,
    ],
    [
      "finds no reader if the summaries prove that the platform's nights are reservations",
      [feed('airbnb', row(STAY))],
      [altro(STAY)],
      [],
      null,
    ],
    ['finds no reader if no export address exists', [sold], [], [], null],
  ])('%s', (_, feeds, addresses, readers, probe) => {
    expect(addressReaders('altro', { feeds, addresses }, TODAY)).toEqual({ readers, probe });
  });

  test("finds no reader of a platform's export address if that platform has a feed", () => {
    const memories = { feeds: [sold, feed('vrbo')], addresses: [address('vrbo', STAY)] };
    expect(addressReaders('vrbo', memories, TODAY)).toEqual({ readers: [], probe: null });
  });
});
