import { addressReaders } from '../src/calendar/rules/address-readers.ts';
import {
  type ClassifiedEvent,
  EXPORT_TARGETS,
  type ExportTarget,
  type FeedRow,
  type Nights,
  type Platform,
} from '../src/calendar/rules/feed.ts';
import { mergeFeed } from '../src/calendar/rules/merge-feed.ts';
import { joinNights, nightsWithout } from '../src/calendar/rules/nights.ts';
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
/** Duration of a step in milliseconds. It is longer than any platform takes to show imported events. */
const STEP = 6 * 3_600_000;
/** First of the nights that are used only to detect which platform imports an export address. */
const PROBES = '2028-01-01';
const UNIT = { unit_id: 1, camera_id: null };

/**
 * How a platform behaves.
 * - `names_reservations`: its feed distinguishes reservations from blocks. If false, only Booking.com's events count as bookings.
 * - `repeats`: its feed also contains the events that it imported.
 * - `by_row`: it exports each imported event separately, as portals do.
 * - `reads`: another platform whose feed it imports directly.
 * - `address`: the export address that it uses; by default the one created for it.
 */
export type PlatformBehaviour = {
  names_reservations: boolean;
  repeats: boolean;
  by_row?: boolean;
  reads?: Platform;
  address?: ExportTarget;
};

type Listing = {
  sold: readonly Nights[];
  imported: readonly Nights[];
  overheard: readonly Nights[];
  rows: readonly FeedRow[];
  read_at: number | null;
};

export type EchoModel = {
  now: number;
  blocked: readonly Nights[];
  listings: Readonly<Record<string, Listing>>;
  addresses: readonly AddressMemory[];
};
export type PlatformBehaviours = Partial<Record<Platform, PlatformBehaviour>>;

export const RULES = { mergeFeed, selectExport, servedTo, addressReaders };
export type Rules = typeof RULES;

/** In the step `forget`, the owner deletes the platform in the portal and adds it again. */
export type Step =
  | { kind: 'poll' | 'read' | 'overhear' | 'cancel' | 'forget'; who: Platform }
  | { kind: 'sell'; who: Platform; nights: Nights }
  | { kind: 'block'; nights: Nights }
  | { kind: 'unblock' };

export function newModel(behaviours: PlatformBehaviours): EchoModel {
  const empty = { sold: [], imported: [], overheard: [], rows: [], read_at: null };
  const unread = { served: [], fetched_at: null, changed_at: null };
  const connected: readonly string[] = Object.keys(behaviours);
  return {
    now: 0,
    blocked: [],
    listings: Object.fromEntries(connected.map((name) => [name, empty])),
    addresses: EXPORT_TARGETS.map((platform) => ({ platform, ...unread, is_connected: connected.includes(platform) })),
  };
}

export function listingOf(model: EchoModel, who: string): Listing {
  const listing = model.listings[who];
  if (listing === undefined) throw new Error(`No listing on ${who}.`);
  return listing;
}

function takenOn({ sold, imported, overheard }: Listing): Nights[] {
  return joinNights([...sold, ...imported, ...overheard]);
}

function feedOf(who: string, listing: Listing, { names_reservations, repeats, by_row }: PlatformBehaviour) {
  const unnamed = who === 'booking' ? 'booking' : 'blocked';
  const event = (
    nights: Nights,
    event_type: 'booking' | 'blocked',
    is_proven = false,
    uid_hash = '',
  ): ClassifiedEvent => {
    return { ...nights, uid_hash: uid_hash || `${event_type} ${nights.start}`, event_type, is_proven };
  };
  if (by_row)
    return [...listing.sold, ...listing.imported].map((nights, row) => event(nights, unnamed, false, `row ${row}`));
  const shown = repeats ? takenOn(listing) : joinNights(listing.sold);
  if (!names_reservations) return shown.map((nights) => event(nights, unnamed));
  const blocks = shown.flatMap((nights) => nightsWithout(nights, joinNights(listing.sold)));
  return [
    ...listing.sold.map((nights) => event(nights, 'booking', true)),
    ...blocks.map((nights) => event(nights, 'blocked')),
  ];
}

function calendarOf(model: EchoModel): ExportableEvent[] {
  const shared = { ...UNIT, public_id: '', updated_at: 0 };
  const blocked = model.blocked.map((nights): ExportableEvent => {
    const ours = { event_type: 'blocked', platform_source: 'ospitalia', is_echo: false, held_since: null } as const;
    return { ...shared, ...nights, ...ours, id: 0 };
  });
  const imported = Object.entries(model.listings).flatMap(([name, { rows }]) =>
    rows.map((row) => ({ ...shared, ...row, platform_source: name as Platform })),
  );
  return [...blocked, ...imported];
}

function changeListing(model: EchoModel, who: Platform, change: Partial<Listing>): EchoModel {
  return { ...model, listings: { ...model.listings, [who]: { ...listingOf(model, who), ...change } } };
}

function poll(model: EchoModel, who: Platform, behaviour: PlatformBehaviour, rules: Rules): EchoModel {
  const listing = listingOf(model, who);
  const events = feedOf(who, listing, behaviour);
  // Uses time 0, so that addresses never expire. Otherwise, the behaviour would depend on times, which the key of a model does
  // not contain.
  const served = rules.servedTo(who, model.addresses, 0);
  const change = rules.mergeFeed(listing.rows, events, { today: TODAY, now: model.now, ...served });
  return changeListing(model, who, { rows: applyFeedChange(listing.rows, change), read_at: model.now });
}

export function exportAt(model: EchoModel, target: ExportTarget, rules: Rules = RULES): ExportedEvent[] {
  const feeds = Object.entries(model.listings).map(([name, { rows, read_at }]) => ({
    platform: name as Platform,
    rows,
    read_at,
  }));
  const readers = rules.addressReaders(target, { feeds, addresses: model.addresses }, TODAY);
  return rules.selectExport(calendarOf(model), { target, unit: UNIT, today: TODAY, ...readers });
}

function read(model: EchoModel, who: Platform, target: ExportTarget, rules: Rules): EchoModel {
  const imported = exportAt(model, target, rules).map(({ start, end }) => ({ start, end }));
  const served = servedNights(imported, TODAY);
  const addresses = model.addresses.map((address) => {
    if (address.platform !== target) return address;
    const isSame = address.fetched_at !== null && JSON.stringify(address.served) === JSON.stringify(served);
    return { ...address, served, fetched_at: model.now, changed_at: isSame ? address.changed_at : model.now };
  });
  return changeListing({ ...model, addresses }, who, { imported });
}

function forget(model: EchoModel, who: Platform): EchoModel {
  const addresses = model.addresses.map((address) =>
    address.platform === who ? { ...address, served: [], fetched_at: null, changed_at: null } : address,
  );
  return changeListing({ ...model, addresses }, who, { rows: [], read_at: null });
}

function overhear(model: EchoModel, who: Platform, behaviours: PlatformBehaviours): EchoModel {
  const other = behaviours[who]?.reads;
  const behaviour = other === undefined ? undefined : behaviours[other];
  if (other === undefined || behaviour === undefined) return model;
  return changeListing(model, who, { overheard: joinNights(feedOf(other, listingOf(model, other), behaviour)) });
}

export function takeStep(
  before: EchoModel,
  step: Step,
  behaviours: PlatformBehaviours,
  rules: Rules = RULES,
): EchoModel {
  const model = { ...before, now: before.now + STEP };
  if (step.kind === 'block') return { ...model, blocked: [...model.blocked, step.nights] };
  if (step.kind === 'unblock') return { ...model, blocked: [] };
  if (step.kind === 'sell') {
    return changeListing(model, step.who, { sold: [...listingOf(model, step.who).sold, step.nights] });
  }
  if (step.kind === 'cancel') return changeListing(model, step.who, { sold: [] });
  if (step.kind === 'forget') return forget(model, step.who);
  if (step.kind === 'overhear') return overhear(model, step.who, behaviours);
  const behaviour = behaviours[step.who];
  if (behaviour === undefined) return model;
  return step.kind === 'read'
    ? read(model, step.who, behaviour.address ?? step.who, rules)
    : poll(model, step.who, behaviour, rules);
}

export function openNights(model: EchoModel, who: Platform, nights: Nights): Nights[] {
  return nightsWithout(nights, takenOn(listingOf(model, who)));
}

export function isOpen(model: EchoModel, who: Platform, nights: Nights): boolean {
  const [open] = openNights(model, who, nights);
  return open?.start === nights.start && open.end === nights.end;
}

export function isFree(model: EchoModel, everything = false): boolean {
  return Object.values(model.listings).every((listing) =>
    [...listing.rows, ...takenOn(listing)].every(({ start }) => !everything && start >= PROBES),
  );
}

function writeKey(model: EchoModel): string {
  const bare = (nights: readonly Nights[]) => nights.map(({ start, end }) => `${start}/${end}`);
  const rowKey = ({ start, end, uid_hash, event_type, is_echo, held_since }: FeedRow) =>
    `${start} ${end} ${uid_hash} ${event_type} ${is_echo} ${held_since !== null}`;
  return JSON.stringify([
    bare(model.blocked),
    model.addresses.map(({ platform, served, fetched_at, changed_at }) => [
      bare(served),
      fetched_at === null,
      // If the address's platform is not connected, the key also records which feeds were read after `changed_at`.
      platform in model.listings ||
        Object.values(model.listings).map(({ read_at }) => (changed_at ?? 0) < (read_at ?? 0)),
    ]),
    Object.values(model.listings).map(({ sold, imported, overheard, rows, read_at }) => [
      bare(sold),
      bare(imported),
      bare(overheard),
      read_at === null,
      rows.map(rowKey).toSorted(),
    ]),
  ]);
}

const keys = new WeakMap<EchoModel, string>();

/** Returns a key that is equal for models that behave alike. It is memoised for frequent lookups. */
export function keyOf(model: EchoModel): string {
  const key = keys.get(model) ?? writeKey(model);
  keys.set(model, key);
  return key;
}
