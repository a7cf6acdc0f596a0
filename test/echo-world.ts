import type { ClassifiedEvent, FeedRow, Nights, Platform } from '../src/calendar/rules/feed.ts';
import { mergeFeed } from '../src/calendar/rules/merge-feed.ts';
import { joinNights, nightsWithout } from '../src/calendar/rules/nights.ts';
import { type ExportableEvent, selectExport, servedNights } from '../src/calendar/rules/select-export.ts';
import type { CalendarDate } from '../src/kernel/calendar-date.ts';
import { applyFeedChange } from './apply-feed-change.ts';

const TODAY = '2026-11-22' as CalendarDate;
const HOUR = 3_600_000;
const UNIT = { unit_id: 1, camera_id: null };

/**
 * How a platform behaves. `names_reservations`: its feed tells a reservation from a block, as Airbnb's does and Booking.com's
 * does not. `repeats`: its feed also shows what it imported. `reads`: another one whose feed it imports without us.
 */
export type Habits = { names_reservations: boolean; repeats: boolean; reads?: Platform };

/** A platform: what it sold, what it imported from us and from another, and what we know of it. */
type Listing = {
  sold: readonly Nights[];
  heard: readonly Nights[];
  overheard: readonly Nights[];
  rows: readonly FeedRow[];
  served: readonly Nights[];
  served_at: number | null;
};

/** The portal and the platforms that a home is listed on. Every step takes an hour. */
export type World = { now: number; own: readonly Nights[]; listings: Readonly<Record<string, Listing>> };
export type Manners = Partial<Record<Platform, Habits>>;

/** What may happen next, to whom. `forget`: its owner deletes the platform here and adds it again. */
export type Step =
  | { kind: 'poll' | 'read' | 'overhear' | 'cancel' | 'forget'; who: Platform }
  | { kind: 'sell'; who: Platform; nights: Nights }
  | { kind: 'block'; nights: Nights }
  | { kind: 'unblock' };

export function newWorld(manners: Manners): World {
  const empty = { sold: [], heard: [], overheard: [], rows: [], served: [], served_at: null };
  return { now: 0, own: [], listings: Object.fromEntries(Object.keys(manners).map((name) => [name, empty])) };
}

export function listingOf(world: World, who: string): Listing {
  const listing = world.listings[who];
  if (listing === undefined) throw new Error(`No listing on ${who}.`);
  return listing;
}

/** What a platform's own calendar has taken, whoever took it. */
function takenOn({ sold, heard, overheard }: Listing): Nights[] {
  return joinNights([...sold, ...heard, ...overheard]);
}

/** The feed of a platform, as it would be read and classified. */
function feedOf(listing: Listing, habits: Habits): ClassifiedEvent[] {
  const shown = habits.repeats ? takenOn(listing) : joinNights(listing.sold);
  const event = (event_type: 'booking' | 'blocked', is_proven: boolean) => (nights: Nights) => ({
    ...nights,
    uid_hash: `${event_type} ${nights.start}`,
    event_type,
    is_proven,
  });
  if (!habits.names_reservations) return shown.map(event('booking', false));
  const sold = joinNights(listing.sold);
  const blocks = shown.flatMap((nights) => nightsWithout(nights, sold));
  return [...listing.sold.map(event('booking', true)), ...blocks.map(event('blocked', false))];
}

/** Every event of our calendar, as an export is chosen from it. */
function calendarOf(world: World): ExportableEvent[] {
  const shared = { ...UNIT, public_id: '', updated_at: 0 };
  const own = world.own.map((nights): ExportableEvent => {
    const ours = { event_type: 'blocked', platform_source: 'ospitalia', is_echo: false, held_since: null } as const;
    return { ...shared, ...nights, ...ours, id: 0 };
  });
  const imported = Object.entries(world.listings).flatMap(([name, { rows }]) =>
    rows.map((row) => ({ ...shared, ...row, platform_source: name as Platform })),
  );
  return [...own, ...imported];
}

function changeListing(world: World, who: Platform, change: Partial<Listing>): World {
  return { ...world, listings: { ...world.listings, [who]: { ...listingOf(world, who), ...change } } };
}

function poll(world: World, who: Platform, habits: Habits): World {
  const { rows, served, served_at, ...listing } = listingOf(world, who);
  const events = feedOf({ rows, served, served_at, ...listing }, habits);
  const change = mergeFeed(rows, events, { today: TODAY, now: world.now, served, served_at });
  return changeListing(world, who, { rows: applyFeedChange(rows, change) });
}

/** The nights that an export would tell a platform now. */
function toldTo(world: World, who: Platform): Nights[] {
  return servedNights(selectExport(calendarOf(world), { target: who, unit: UNIT, today: TODAY }), TODAY);
}

function read(world: World, who: Platform): World {
  const heard = toldTo(world, who);
  return changeListing(world, who, { heard, served: heard, served_at: world.now });
}

function overhear(world: World, who: Platform, manners: Manners): World {
  const other = manners[who]?.reads;
  const habits = other === undefined ? undefined : manners[other];
  if (other === undefined || habits === undefined) return world;
  return changeListing(world, who, { overheard: joinNights(feedOf(listingOf(world, other), habits)) });
}

export function takeStep(before: World, step: Step, manners: Manners): World {
  const world = { ...before, now: before.now + HOUR };
  if (step.kind === 'block') return { ...world, own: [...world.own, step.nights] };
  if (step.kind === 'unblock') return { ...world, own: [] };
  if (step.kind === 'sell') {
    return changeListing(world, step.who, { sold: [...listingOf(world, step.who).sold, step.nights] });
  }
  if (step.kind === 'cancel') return changeListing(world, step.who, { sold: [] });
  if (step.kind === 'forget') return changeListing(world, step.who, { rows: [], served: [], served_at: null });
  if (step.kind === 'read') return read(world, step.who);
  if (step.kind === 'overhear') return overhear(world, step.who, manners);
  const habits = manners[step.who];
  return habits === undefined ? world : poll(world, step.who, habits);
}

/** Whether a platform would still sell a range. */
export function isOpen(world: World, who: Platform, nights: Nights): boolean {
  return nightsWithout(nights, takenOn(listingOf(world, who))).some(
    ({ start, end }) => start === nights.start && end === nights.end,
  );
}

/** Whether nothing is taken anywhere any more. */
export function isAllFree(world: World): boolean {
  return Object.values(world.listings).every((listing) => listing.rows.length === 0 && takenOn(listing).length === 0);
}

/** What matters of a world for what can happen next: two worlds with one key behave alike. */
export function keyOf(world: World): string {
  const bare = (nights: readonly Nights[]) => nights.map(({ start, end }) => `${start}/${end}`);
  return JSON.stringify([
    bare(world.own),
    Object.values(world.listings).map(({ sold, heard, overheard, rows, served, served_at }) => [
      bare(sold),
      bare(heard),
      bare(overheard),
      bare(served),
      served_at === null,
      rows
        .map(
          (row) =>
            `${row.start} ${row.end} ${row.uid_hash} ${row.event_type} ${row.is_echo} ${row.held_since !== null}`,
        )
        .toSorted(),
    ]),
  ]);
}
