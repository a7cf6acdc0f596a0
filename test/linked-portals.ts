import { addressReaders } from '../src/calendar/rules/address-readers.ts';
import type { ClassifiedEvent, FeedRow, Nights, Platform } from '../src/calendar/rules/feed.ts';
import { mergeFeed } from '../src/calendar/rules/merge-feed.ts';
import {
  type ExportableEvent,
  type ExportedEvent,
  selectExport,
  servedNights,
} from '../src/calendar/rules/select-export.ts';
import { type AddressMemory, servedTo } from '../src/calendar/rules/served-nights.ts';
import type { CalendarDate } from '../src/kernel/dates/calendar-date.ts';
import { applyFeedChange } from './apply-feed-change.ts';

const TODAY = '2026-11-22' as CalendarDate;
const HOUR = 3_600_000;
const UNIT = { unit_id: 1, camera_id: null };

/** A portal of ours: its own nights, what it read of others, each as a platform, and its address «Altro calendario». */
type Portal = {
  own: readonly Nights[];
  feeds: Map<Platform, { rows: readonly FeedRow[]; read_at: number }>;
  address: AddressMemory;
};

/** Which portal reads which other one, and as which platform it has it. */
export type Link = { reader: number; platform: Platform; source: number };

/** Portals of ours that read each other by the addresses «Altro calendario», as their owner linked them. */
export function linkPortals(count: number, links: readonly Link[]) {
  const unread = { served: [], fetched_at: null, changed_at: null };
  const address: AddressMemory = { platform: 'altro', ...unread, is_connected: false };
  const portals: Portal[] = Array.from({ length: count }, () => ({ own: [], feeds: new Map(), address }));
  let now = 0;
  const portalAt = (index: number): Portal => {
    const portal = portals[index];
    if (portal === undefined) throw new Error(`There is no portal ${index}.`);
    return portal;
  };

  /** What a portal tells at its address. */
  function exported({ own, feeds, address: { ...altro } }: Portal): ExportedEvent[] {
    const shared = { ...UNIT, id: 0, public_id: '', updated_at: 0 };
    const ours = { event_type: 'blocked', platform_source: 'ospitalia', is_echo: false, held_since: null } as const;
    const events: ExportableEvent[] = [
      ...own.map((nights) => ({ ...shared, ...nights, ...ours })),
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
    // Before the answer, as a poll does.
    const knowing = servedTo(platform, [to.address], now);
    const from = portalAt(source);
    const events = exported(from);
    const served = servedNights(events, TODAY);
    const isSame = JSON.stringify(served) === JSON.stringify(from.address.served) && from.address.changed_at !== null;
    from.address = { ...from.address, served, fetched_at: now, changed_at: isSame ? from.address.changed_at : now };
    const rows = to.feeds.get(platform)?.rows ?? [];
    // The words of another portal prove nothing.
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
    /** Everybody reads everybody whom it reads every hour, and twice: a night is freed on the second opinion. */
    round: () => [...links, ...links].forEach(read),
    exported: (index: number) => exported(portalAt(index)),
    rows: (index: number) => [...portalAt(index).feeds.values()].flatMap(({ rows }) => rows),
  };
}
