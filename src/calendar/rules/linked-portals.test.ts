import { expect, test } from 'vitest';
import { nights } from '../../../test/feed-history.ts';
import { PLATFORMS, type ClassifiedEvent, type FeedRow, type Nights, type Platform } from './feed.ts';
import { addressReaders } from './address-readers.ts';
import { mergeFeed } from './merge-feed.ts';
import { type ExportableEvent, type ExportedEvent, selectExport, servedNights } from './select-export.ts';
import { type AddressMemory, servedTo } from './served-nights.ts';
import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import { applyFeedChange } from '../../../test/apply-feed-change.ts';

const TODAY = '2026-11-22' as CalendarDate;
const HOUR = 3_600_000;
const UNIT = { unit_id: 1, camera_id: null };

type Portal = {
  own: readonly Nights[];
  feeds: Map<Platform, { rows: readonly FeedRow[]; read_at: number }>;
  address: AddressMemory;
};

type Link = { reader: number; platform: Platform; source: number };

function linkPortals(count: number, links: readonly Link[]) {
  const unread = { served: [], fetched_at: null, changed_at: null };
  const address: AddressMemory = { platform: 'altro', ...unread, is_connected: false };
  const portals: Portal[] = Array.from({ length: count }, () => ({ own: [], feeds: new Map(), address }));
  let now = 0;
  const portalAt = (index: number): Portal => {
    const portal = portals[index];
    if (portal === undefined) throw new Error(`no portal ${index}`);
    return portal;
  };

  function exported({ own, feeds, address: { ...altro } }: Portal): ExportedEvent[] {
    const shared = { ...UNIT, id: 0, public_id: '', updated_at: 0 };
    const ours = { event_type: 'blocked', platform_source: 'ospitalia', is_echo: false, held_since: null } as const;
    const events: ExportableEvent[] = [
      ...own.map((period) => ({ ...shared, ...period, ...ours })),
      ...[...feeds].flatMap(([platform_source, { rows }]) =>
        rows.map((row) => ({ ...shared, ...row, platform_source })),
      ),
    ];
    const known = [...feeds].map(([platform, feed]) => ({ platform, ...feed }));
    const readers = addressReaders('altro', { feeds: known, addresses: [altro] }, TODAY);
    return selectExport(events, { target: 'altro', unit: UNIT, today: TODAY, ...readers });
  }

  function read({ reader, platform, source }: Link): void {
    now += HOUR / links.length;
    const to = portalAt(reader);
    const knowing = servedTo(platform, [to.address], now);
    const from = portalAt(source);
    const events = exported(from);
    const served = servedNights(events, TODAY);
    const isSame = JSON.stringify(served) === JSON.stringify(from.address.served) && from.address.changed_at !== null;
    from.address = { ...from.address, served, fetched_at: now, changed_at: isSame ? from.address.changed_at : now };
    const rows = to.feeds.get(platform)?.rows ?? [];
    const classified = events.map(({ start, end, ...event }, index): ClassifiedEvent => {
      const event_type = event.event_type === 'booking' ? 'booking' : 'blocked';
      return { start, end, uid_hash: `event ${index}`, event_type, is_proven: false };
    });
    const change = mergeFeed(rows, classified, { today: TODAY, now, ...knowing });
    to.feeds.set(platform, { rows: applyFeedChange(rows, change), read_at: now });
  }

  return {
    block: (index: number, ...own: Nights[]) => {
      portalAt(index).own = own;
    },
    round: () => [...links, ...links].forEach(read),
    exported: (index: number) => exported(portalAt(index)),
    rows: (index: number) => [...portalAt(index).feeds.values()].flatMap(({ rows }) => rows),
  };
}

/** @example '0 vrbo 1': portal 0 imports the calendar of portal 1 as its VRBO feed */
function readLinks(...written: string[]): Link[] {
  return written.map((link) => {
    const [reader, name, source] = link.split(' ');
    const platform = PLATFORMS.find((each) => each === name);
    if (platform === undefined) throw new Error(`invalid link: ${link}`);
    return { reader: Number(reader), platform, source: Number(source) };
  });
}

test.each<[string, number, Link[]]>([
  ['two that read each other', 2, readLinks('0 vrbo 1', '1 vrbo 0')],
  ['three in a ring', 3, readLinks('0 vrbo 1', '1 vrbo 2', '2 vrbo 0')],
  [
    'three that all read each other',
    3,
    readLinks('0 vrbo 1', '0 booking 2', '1 vrbo 0', '1 booking 2', '2 vrbo 0', '2 booking 1'),
  ],
])(
  'G10 loop-free: linked portals (%s) do not multiply rows, and free a night everywhere if it is freed at its origin',
  (_, count, all) => {
    for (const order of [all, all.toReversed()]) {
      const portals = linkPortals(count, order);
      const indexes = Array.from({ length: count }, (__, index) => index);
      portals.block(0, nights(5, 7), nights(6, 9), nights(12, 13));
      portals.block(1, nights(8, 10));
      const rounds = (many: number) => Array.from({ length: many }).forEach(() => portals.round());
      rounds(4);
      const settled = indexes.map((index) => [portals.rows(index).length, portals.exported(index).length]);
      rounds(46);
      expect(indexes.map((index) => [portals.rows(index).length, portals.exported(index).length])).toEqual(settled);
      for (const index of indexes) portals.block(index);
      rounds(4);
      expect(indexes.flatMap((index) => portals.rows(index)).filter(({ start }) => start < '2028-01-01')).toEqual([]);
    }
  },
);
