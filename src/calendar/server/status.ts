import { type CalendarDate, dateInRome } from '../../kernel/dates/calendar-date.ts';
import { today } from '../../kernel/dates/clock.ts';
import type {
  CalendarConflict,
  CalendarFreshness,
  Configuration,
  PropertyCalendarService,
  SyncStatus,
  UnitFreshness,
} from '../property-contract.ts';
import type { InboundTriggerPlace } from '../rules/inbound-trigger-address.ts';
import { MISREAD_REASONS, type Nights, type Platform } from '../rules/feed.ts';
import { type CalendarKnowledge, freshnessFor } from '../rules/freshness.ts';
import { presentInboundTrigger } from './inbound-triggers.ts';
import { addressesOf } from './export-repository.ts';
import { type ExportDependencies, presentAddress } from './exports.ts';
import { openCalendar } from './open-calendar.ts';
import type { Property } from './property-repository.ts';
import {
  type ConflictRow,
  conflictsOf,
  feedsOf,
  type FeedStatusRow,
  type OldestReadings,
  oldestReadings,
  oldestReadingsByUnit,
} from './status-repository.ts';
import { ownerMessages, visitorMessages } from '../messages/by-request.ts';

type Status = Pick<PropertyCalendarService, 'syncStatus' | 'freshnessOf' | 'unitFreshnessOf'>;

function stateOf({ paused, fault, succeeded_at }: FeedStatusRow): Configuration['state'] {
  if (paused) return 'in_pausa';
  if (fault !== null) return 'errore';
  return succeeded_at === null ? 'in_attesa' : 'ok';
}

function nextSyncOf({ paused, next_poll_at, host_resting_until }: FeedStatusRow): string | null {
  if (paused) return null;
  return new Date(Math.max(next_poll_at.getTime(), host_resting_until?.getTime() ?? 0)).toISOString();
}

function presentMisread({ misread, ignored }: FeedStatusRow, day: CalendarDate) {
  const toCome = misread.filter(({ nights }) => nights.end > day);
  const all = MISREAD_REASONS.reduce((sum, reason) => sum + (ignored[reason] ?? 0), 0);
  return {
    misread: toCome.map(({ reason, nights, written }) => ({ reason, nights, written })),
    // Events that have ended since the poll are subtracted, because `ignored` still counts them.
    misread_count: Math.max(toCome.length, all - (misread.length - toCome.length)),
  };
}

export function presentFeed(feed: FeedStatusRow, conflicts: readonly ConflictRow[], now: Date): Configuration {
  return {
    id: feed.id,
    camera_id: feed.camera_id,
    platform: feed.platform,
    export_enabled: feed.export_enabled,
    sync_interval_minutes: feed.sync_interval_minutes,
    failures: feed.failures,
    ignored: feed.ignored,
    held_nights: feed.held_nights,
    held_events: feed.held_events,
    ...presentMisread(feed, dateInRome(now)),
    import_url: feed.shown_url,
    state: stateOf(feed),
    is_syncing: feed.claimed_until !== null && feed.claimed_until > now,
    last_attempt: feed.attempted_at?.toISOString() ?? null,
    last_success: feed.succeeded_at?.toISOString() ?? null,
    next_sync: nextSyncOf(feed),
    errore: feed.fault === null ? null : ownerMessages().feedFaults[feed.fault],
    total_events: feed.event_count,
    conflicts: conflicts.filter(({ feed_ids }) => feed_ids.includes(feed.id)).length,
    mass_drop: feed.mass_drop,
    wrong_addresses: feed.wrong_addresses,
  };
}

function presentConflict({ camera_id, start, end, sources, event_ids }: ConflictRow): CalendarConflict {
  return { camera_id, start_date: start, end_date: end, platforms: sources, event_ids };
}

export function presentProperty({ id, nome, cin, tipo_prenotazione, units }: Property): SyncStatus['property'] {
  const camere = units.flatMap(({ camera_id, nome_camera }) =>
    camera_id === null || nome_camera === null ? [] : [{ id: camera_id, nome_camera }],
  );
  return { id, nome, cin, tipo_prenotazione, camere };
}

function statisticsOf(platform: Platform, configurations: readonly Configuration[], conflicts: readonly ConflictRow[]) {
  const ofPlatform = configurations.filter((configuration) => configuration.platform === platform);
  return {
    last_sync:
      ofPlatform
        .flatMap(({ last_success }) => last_success ?? [])
        .toSorted()
        .at(-1) ?? null,
    total_events: ofPlatform.reduce((sum, { total_events }) => sum + total_events, 0),
    held_events: ofPlatform.reduce((sum, { held_events }) => sum + held_events, 0),
    conflicts: conflicts.filter(({ sources }) => sources.includes(platform)).length,
  };
}

function statisticsOfAll(configurations: readonly Configuration[], conflicts: readonly ConflictRow[]) {
  const statistics = (platform: Platform) => statisticsOf(platform, configurations, conflicts);
  return { airbnb: statistics('airbnb'), booking: statistics('booking'), vrbo: statistics('vrbo') };
}

function knowledgeOf({ oldest, misread }: OldestReadings, now: Date): CalendarKnowledge {
  return { age: oldest === null ? null : now.getTime() - oldest.getTime(), misread };
}

function presentFreshness(readings: OldestReadings, now: Date, nights: Nights | null): CalendarFreshness {
  const fresh = freshnessFor(knowledgeOf(readings, now), nights);
  return { testo: visitorMessages().freshnessSentence(fresh), is_stale: fresh.is_stale };
}

function presentUnit(readings: OldestReadings, now: Date): Omit<UnitFreshness, 'camera_id'> {
  const misread =
    readings.misread.length === 0
      ? null
      : { testo: visitorMessages().freshnessSentence({ is_stale: true, unit: 'in_parte' }), nights: readings.misread };
  return { ...presentFreshness(readings, now, null), misread };
}

export type StatusDependencies = ExportDependencies & {
  inboundTriggerPlace: InboundTriggerPlace | null;
};

export function createStatus(deps: StatusDependencies): Status {
  const { db, clock } = deps;
  return {
    async syncStatus(access) {
      const { property } = await openCalendar(db, access);
      const day = today(clock);
      const [feeds, conflicts, addresses, doorbell] = await Promise.all([
        feedsOf(db, property.id, day),
        conflictsOf(db, property.id, day),
        addressesOf(db, property.id),
        presentInboundTrigger({ ...deps, place: deps.inboundTriggerPlace }, property.id),
      ]);
      const configurations = feeds.map((feed) => presentFeed(feed, conflicts, clock.now()));
      return {
        status: 'success',
        property: presentProperty(property),
        sync_statistics: { platform_statistics: statisticsOfAll(configurations, conflicts) },
        configurations,
        conflicts: conflicts.map(presentConflict),
        export_addresses: addresses.map((address) => presentAddress(address, deps)),
        doorbell,
      };
    },

    async freshnessOf(strutturaIds, nightsOf = () => null) {
      const now = clock.now();
      const readings = await oldestReadings(db, strutturaIds);
      return new Map(
        readings.map((home) => [home.struttura_id, presentFreshness(home, now, nightsOf(home.struttura_id))]),
      );
    },

    async unitFreshnessOf(strutturaId) {
      const now = clock.now();
      const readings = await oldestReadingsByUnit(db, strutturaId);
      return readings.map(({ camera_id, ...oldest }) => ({ camera_id, ...presentUnit(oldest, now) }));
    },
  };
}
