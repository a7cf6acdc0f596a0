import { type CalendarDate, addDays, addMonths, firstOfMonth, monthOf } from '../../kernel/dates/calendar-date.ts';
import { EXPORT_TARGETS, type ExportTarget, type Nights, type Platform } from './feed.ts';
import { nightsWithin } from './nights.ts';
import type { ExportableEvent, ExportQuestion, ExportedEvent } from './select-export.ts';
import { type AddressMemory, hasReadOwn } from './served-nights.ts';

/** A platform's feed of a unit: what it showed when it was read last, at `read_at` (milliseconds since 1970; `null`: never). */
export type KnownFeed = {
  platform: Platform;
  rows: readonly Pick<ExportableEvent, 'start' | 'end' | 'event_type' | 'is_echo' | 'held_since'>[];
  read_at: number | null;
};

export type UnitMemory = { feeds: readonly KnownFeed[]; addresses: readonly AddressMemory[] };

/** From the beginning of the half-year on. */
const PROBE_MONTHS = 22;
/** Each address has a probe night of its own: so many days after the first of the month. */
const PROBE_DAY: Record<ExportTarget, number> = { altro: 7, airbnb: 10, booking: 13, vrbo: 16 };

/**
 * The night that shows who reads an address: 16 to 22 months ahead, where next to nobody sells, and the same for half a year.
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
 * What a platform shows as its own although it might be what an address of another told it: its own nights came back to it. The
 * reservations of Airbnb and VRBO are proven by their word; nobody else's are.
 */
function doubtfulRows({ platform, rows }: KnownFeed, today: CalendarDate) {
  return rows.filter(
    (row) => row.end > today && !row.is_echo && (platform === 'booking' || row.event_type !== 'booking'),
  );
}

/** At which addresses a platform was caught: it shows, as an echo, the night that only they tell. */
function readBy({ rows }: KnownFeed, today: CalendarDate): ExportTarget[] {
  const echoes = rows.filter((row) => row.is_echo && isShown(row));
  return EXPORT_TARGETS.filter((target) => covers(echoes, probeNight(target, today)));
}

/**
 * Who reads an address that is no connected platform's own, such as «Altro calendario». It tells what every platform sold, so one
 * that was given it by mistake hears of its own nights, and shows them for ever. Nothing in its feed says so, and to leave its
 * nights out on a mere suspicion would open them for who reads the address by right. So, where a platform never read its own
 * address and shows nights that this one tells, the address tells one night more, far ahead: who shows it reads the address. Its
 * nights are left out once it is known of every other suspect that it reads something else.
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
    .filter(({ platform }) => !hasReadOwn(platform, addresses))
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
