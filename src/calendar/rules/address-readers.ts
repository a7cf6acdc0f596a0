import { type CalendarDate, addDays, addMonths, firstOfMonth, monthOf } from '../../kernel/dates/calendar-date.ts';
import { EXPORT_TARGETS, type ExportTarget, type Nights, type Platform } from './feed.ts';
import { nightsWithin } from './nights.ts';
import type { ExportableEvent, ExportQuestion, ExportedEvent } from './select-export.ts';
import { type AddressMemory, hasReadOwnAddress } from './served-nights.ts';

/** A feed that the portal polls. `rows` contains the result of the last good poll; `read_at` is `null` if no poll has succeeded. */
export type KnownFeed = {
  platform: Platform;
  rows: readonly Pick<ExportableEvent, 'start' | 'end' | 'event_type' | 'is_echo' | 'held_since'>[];
  read_at: number | null;
};

export type UnitMemory = { feeds: readonly KnownFeed[]; addresses: readonly AddressMemory[] };

const PROBE_MONTHS = 22;
const PROBE_DAY: Record<ExportTarget, number> = { altro: 7, airbnb: 10, booking: 13, vrbo: 16 };

/**
 * Returns a night more than 16 months ahead, when almost nothing is booked. If a platform's feed blocks this night, the platform
 * imports the export address of `target`.
 * @example probeNight('altro', '2026-11-22') // { start: '2028-05-08', end: '2028-05-09', … }
 */
export function probeNight(target: ExportTarget, today: CalendarDate): ExportedEvent {
  const sinceHalf = (Number(today.slice(5, 7)) - 1) % 6;
  const half = addMonths(monthOf(today), -sinceHalf);
  const start = addDays(firstOfMonth(addMonths(half, PROBE_MONTHS)), PROBE_DAY[target]);
  return {
    public_id: `prova-${target}-${start}`,
    start,
    end: addDays(start, 1),
    event_type: 'blocked',
    updated_at: Date.parse(firstOfMonth(half)),
  };
}

const isShown = (row: KnownFeed['rows'][number]) => row.held_since === null;

function covers(nights: readonly Nights[], night: Nights): boolean {
  return nights.some(({ start, end }) => start <= night.start && night.end <= end);
}

/**
 * Returns the rows that could be undetected echoes of our export. Reservations on Airbnb and VRBO are excluded, because their
 * summaries identify them.
 */
function doubtfulRows({ platform, rows }: KnownFeed, today: CalendarDate) {
  return rows.filter(
    (row) => row.end > today && !row.is_echo && (platform === 'booking' || row.event_type !== 'booking'),
  );
}

function readBy({ rows }: KnownFeed, today: CalendarDate): ExportTarget[] {
  const echoes = rows.filter((row) => row.is_echo && isShown(row));
  return EXPORT_TARGETS.filter((target) => covers(echoes, probeNight(target, today)));
}

/**
 * Returns the platforms that import an export address not meant for them, and the probe night that the address exports, if any.
 * The address exports the nights of all platforms, so such a platform would block its own cancelled nights forever. Its nights
 * are omitted only if its feed shows the probe night, because other importers of the address would show omitted nights as
 * available.
 */
export function addressReaders(
  target: ExportTarget,
  { feeds, addresses }: UnitMemory,
  today: CalendarDate,
): Required<Pick<ExportQuestion, 'readers' | 'probe'>> {
  const address = addresses.find(({ platform }) => platform === target);
  if (address === undefined || feeds.some(({ platform }) => platform === target)) return { readers: [], probe: null };
  const night = probeNight(target, today);
  const suspects = feeds
    .filter(({ platform }) => !hasReadOwnAddress(platform, addresses))
    .map((feed) => ({ ...feed, caught: readBy(feed, today) }));
  const isServed = covers(address.served, night);
  const isDoubtful = (feed: (typeof suspects)[number]) => {
    const doubtful = doubtfulRows(feed, today);
    if (isServed || feed.caught.includes(target)) return doubtful.length > 0;
    const wasRead = address.changed_at !== null && feed.read_at !== null && address.changed_at < feed.read_at;
    return wasRead && doubtful.some((row) => isShown(row) && nightsWithin(row, address.served).length > 0);
  };
  const here = suspects.filter(({ caught }) => caught.includes(target));
  const isPlain = here.length === 1 && suspects.every(({ caught }) => caught.length === 1);
  return {
    readers: isPlain ? here.map(({ platform }) => platform) : [],
    probe: suspects.some(isDoubtful) ? night : null,
  };
}
