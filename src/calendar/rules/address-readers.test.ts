import { describe, expect, test } from 'vitest';
import { nights } from '../../../test/feed-history.ts';
import { type CalendarDate, addMonthsClamped } from '../../kernel/calendar-date.ts';
import { type KnownFeed, addressReaders, probeNight } from './address-readers.ts';
import { EXPORT_TARGETS, type Nights, type Platform } from './feed.ts';
import type { AddressMemory } from './told-platform.ts';

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
const asked = (feeds: KnownFeed[], addresses: AddressMemory[], target: AddressMemory['platform'] = 'altro') =>
  addressReaders(target, { feeds, addresses }, TODAY);
const NOBODY = { readers: [], probe: null };

describe('the night that shows who reads an address', () => {
  test('each address has its own, the same for half a year, 16 to 22 months ahead', () => {
    expect(EXPORT_TARGETS.map((target) => probeNight(target, TODAY).start)).toEqual([
      '2028-05-11',
      '2028-05-14',
      '2028-05-17',
      '2028-05-08',
    ]);
    for (const day of ['2026-01-01', '2026-06-30', '2026-07-01', '2026-12-31', '2028-02-29'] as CalendarDate[]) {
      const { start, end } = probeNight('altro', day);
      expect([day, start > addMonthsClamped(day, 16), end < addMonthsClamped(day, 23)]).toEqual([day, true, true]);
    }
    expect(probeNight('vrbo', '2026-07-01' as CalendarDate)).toEqual(probeNight('vrbo', '2026-12-31' as CalendarDate));
  });
});

describe('who reads an address that is not its own', () => {
  test('it is looked for where a platform that never read its own shows nights that this one told', () => {
    expect(asked([feed('booking', row(STAY))], [altro(STAY)])).toEqual({ readers: [], probe: PROBE });
  });

  test.each<[string, KnownFeed[], AddressMemory[], AddressMemory['platform']?]>([
    ['it read its own', [feed('booking', row(STAY))], [altro(STAY), address('booking')]],
    ['nobody has read the address yet', [feed('booking', row(STAY))], [{ ...altro(STAY), changed_at: null }]],
    ['it was not polled since', [{ ...feed('booking', row(STAY)), read_at: 1 }], [altro(STAY)]],
    ['it was never polled', [{ ...feed('booking', row(STAY)), read_at: null }], [altro(STAY)]],
    ['it shows other nights', [feed('booking', row(nights(9, 11)))], [altro(STAY)]],
    ['what it shows is an echo', [feed('booking', row(STAY, true))], [altro(STAY)]],
    ['its word proves the reservation', [feed('airbnb', row(STAY))], [altro(STAY)]],
    ['there is no such address', [feed('booking', row(STAY))], []],
    [
      'the address is another connected platform’s',
      [feed('booking', row(STAY)), feed('vrbo')],
      [address('vrbo', STAY)],
      'vrbo',
    ],
  ])('not where %s', (_, feeds, addresses, target) => {
    expect(asked(feeds, addresses, target)).toEqual(NOBODY);
  });

  test('who shows the probe reads the address, and is told its nights there no more', () => {
    const caught = feed('booking', row(STAY), row(PROBE, true));
    expect(asked([caught], [altro(PROBE)])).toEqual({ readers: ['booking'], probe: PROBE });
    // The probe is told until it has nothing of its own any more.
    expect(asked([feed('booking', row(PROBE, true))], [altro(PROBE)])).toEqual({ readers: ['booking'], probe: null });
    // Another one that reads its own address makes no difference.
    expect(asked([caught, feed('airbnb')], [altro(PROBE), address('airbnb')]).readers).toEqual(['booking']);
  });

  test('a long closure that also covers the probe, and a probe that is gone, show nothing', () => {
    expect(asked([feed('booking', row({ start: STAY.start, end: PROBE.end }))], [altro(STAY)]).readers).toEqual([]);
    const gone = { ...row(PROBE, true), held_since: 1 };
    expect(asked([feed('booking', row(STAY), gone)], [altro(PROBE)]).readers).toEqual([]);
  });

  test('where another may read it as well, its nights stay closed there', () => {
    const caught = feed('booking', row(STAY), row(PROBE, true));
    expect(asked([caught, feed('airbnb')], [altro(PROBE)])).toEqual({ readers: [], probe: PROBE });
    expect(asked([caught, feed('vrbo', row(PROBE, true))], [altro(PROBE)]).readers).toEqual([]);
  });
});
