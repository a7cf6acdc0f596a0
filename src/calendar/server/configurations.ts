import { AppError } from '../../kernel/calls/app-error.ts';
import { today } from '../../kernel/dates/clock.ts';
import type {
  Configuration,
  ConfigureBody,
  CalendarAccess,
  PropertyCalendarService,
  SyncStart,
} from '../property-contract.ts';
import { answerSync, MANUAL_PAUSE_MS, type SyncOutcome } from '../rules/answer-sync.ts';
import { type FeedFault, isRefusal } from '../rules/feed-fault.ts';
import {
  deleteFeed,
  type FeedKey,
  findFeed,
  findFeedOf,
  findWaiting,
  makeDue,
  putFeed,
} from './configuration-repository.ts';
import { addAddress, deleteAddress } from './export-repository.ts';
import { createToken } from './export-token.ts';
import type { ExportDependencies } from './exports.ts';
import {
  cameraOf,
  changeCalendar,
  noteAction,
  notFound,
  openCalendar,
  type OpenCalendar,
  unitOf,
} from './open-calendar.ts';
import type { Unit } from './property-repository.ts';
import { type FeedPlace, readFeedPlace } from './read-feed-place.ts';
import { refreshConflicts } from './refresh-conflicts.ts';
import type { CalendarDb } from './repository.ts';
import { presentFeed } from './status.ts';
import { conflictsOf, feedsOf, type FeedStatusRow } from './status-repository.ts';
import { ownerMessages } from '../messages/by-request.ts';

export type FeedProbe = ({ kind: 'fault'; fault: FeedFault } | { kind: 'read'; event_count: number }) & {
  note(transaction: CalendarDb, feedId: number): Promise<void>;
};

export type ConfigurationDependencies = ExportDependencies & {
  probe(feed: FeedKey & Pick<FeedPlace, 'url' | 'host'>): Promise<FeedProbe>;
  pollSoon(feedIds: readonly number[]): Promise<void>;
};

type Configurations = Pick<PropertyCalendarService, 'configure' | 'deleteConfiguration' | 'sync'>;

function refuseUrl(fault: FeedFault): AppError {
  const sentence = ownerMessages().feedFaults[fault];
  return new AppError('DATI_NON_VALIDI', sentence, { campi: { import_url: sentence } });
}

function registered({ platform, shown_url, export_enabled, sync_interval_minutes }: FeedStatusRow, unit: Unit) {
  return { platform, ...cameraOf(unit), import_url: shown_url, export_enabled, sync_interval_minutes };
}

async function placeOf(
  { db, seal }: ConfigurationDependencies,
  { property }: OpenCalendar,
  { import_url, ...key }: FeedKey & { import_url: string },
): Promise<FeedPlace> {
  const known = (await findFeedOf(db, key)) ?? (await findWaiting(db, property.id, key.platform));
  const typed = known?.shown_url === import_url ? seal.open(known.sealed_url) : import_url;
  const reading = typed === null ? ({ ok: false, fault: 'indirizzo_illeggibile' } as const) : readFeedPlace(typed);
  if (!reading.ok) throw refuseUrl(reading.fault);
  return reading.place;
}

type SavedConfiguration = { unit: Unit; body: ConfigureBody; place: FeedPlace; probe: FeedProbe };

async function save(
  { clock, seal }: ConfigurationDependencies,
  transaction: CalendarDb,
  { property }: OpenCalendar,
  { unit: { unit_id, camera_id }, body, place, probe }: SavedConfiguration,
): Promise<number> {
  const { platform, export_enabled, sync_interval_minutes } = body;
  const key = { unit_id, platform };
  const { url, shown_url, host } = place;
  const address = { sealed_url: seal.seal(url), shown_url, host };
  const before = await findFeedOf(transaction, key);
  const isSameAddress = before !== undefined && seal.open(before.sealed_url) === url;
  const feed = { ...key, ...address, export_enabled, sync_interval_minutes };
  const id = await putFeed(transaction, feed, { now: clock.now(), isSameAddress });
  const waiting = camera_id === null ? undefined : await findWaiting(transaction, property.id, platform);
  if (waiting !== undefined) await deleteFeed(transaction, waiting.id);
  if (export_enabled) await addAddress(transaction, key, createToken(seal));
  else await deleteAddress(transaction, key);
  await probe.note(transaction, id);
  return id;
}

async function statusOf(db: CalendarDb, id: number, { clock }: ConfigurationDependencies): Promise<FeedStatusRow> {
  const feed = await findFeed(db, id, today(clock));
  if (feed === undefined) throw new Error('a feed is missing after it was saved');
  return feed;
}

async function present(
  db: CalendarDb,
  feed: FeedStatusRow,
  { clock }: ConfigurationDependencies,
): Promise<Configuration> {
  return presentFeed(feed, await conflictsOf(db, feed.struttura_id, today(clock)), clock.now());
}

function createConfigure(deps: ConfigurationDependencies): Configurations['configure'] {
  const { db, record } = deps;
  return async (principal, body) => {
    const { property_id, camera_id, platform, import_url } = body;
    const asked: CalendarAccess = { principal, property_id };
    const seen = await openCalendar(db, asked);
    const key = { unit_id: unitOf(seen.property, camera_id).unit_id, platform };
    const place = await placeOf(deps, seen, { ...key, import_url });
    // The probe runs outside any transaction, because the platform may respond slowly.
    const probe = await deps.probe({ ...key, url: place.url, host: place.host });
    if (probe.kind === 'fault' && isRefusal(probe.fault)) throw refuseUrl(probe.fault);
    const configuration = await changeCalendar(deps, asked, async (transaction, calendar) => {
      const unit = unitOf(calendar.property, camera_id);
      const before = await findFeedOf(transaction, key);
      const prima = before && registered(await statusOf(transaction, before.id, deps), unit);
      const id = await save(deps, transaction, calendar, { unit, body, place, probe });
      const feed = await statusOf(transaction, id, deps);
      const dopo = registered(feed, unit);
      await noteAction(transaction, calendar, record, {
        azione: 'calendario_configurazione',
        ...(prima && { prima }),
        dopo,
      });
      return present(transaction, feed, deps);
    });
    const isRead = probe.kind === 'read';
    return {
      status: 'success',
      configuration,
      eventi_trovati: isRead ? probe.event_count : null,
      avviso: isRead ? null : ownerMessages().feedFaults[probe.fault],
    };
  };
}

function createDeletion(deps: ConfigurationDependencies): Configurations['deleteConfiguration'] {
  const { db, clock, record } = deps;
  return async (principal, id) => {
    const missing = ownerMessages().configurationNotFound;
    const found = await findFeed(db, id, today(clock));
    if (found === undefined) throw notFound(missing);
    const { struttura_id, unit_id, platform, camera_id } = found;
    await changeCalendar(deps, { principal, property_id: struttura_id, missing }, async (transaction, calendar) => {
      const feed = await findFeed(transaction, id, today(clock));
      if (feed === undefined) throw notFound(missing);
      await deleteFeed(transaction, id);
      await deleteAddress(transaction, { unit_id, platform });
      await refreshConflicts(transaction, struttura_id, { today: today(clock), now: clock.now() });
      const prima = registered(feed, unitOf(calendar.property, camera_id));
      await noteAction(transaction, calendar, record, { azione: 'calendario_configurazione', prima });
    });
  };
}

function outcomeOf(feed: FeedStatusRow, now: Date): SyncOutcome {
  const { attempted_at, succeeded_at, claimed_until, next_poll_at, host_resting_until, is_host_silent, fault } = feed;
  const moments = {
    attempted_at: attempted_at?.getTime() ?? null,
    succeeded_at: succeeded_at?.getTime() ?? null,
    claimed_until: claimed_until?.getTime() ?? null,
    host_resting_until: host_resting_until?.getTime() ?? null,
  };
  return answerSync({ ...moments, next_poll_at: next_poll_at.getTime(), is_host_silent, fault }, now.getTime());
}

function presentSync(feeds: readonly (FeedStatusRow & { outcome: SyncOutcome })[]): SyncStart {
  const start: SyncStart = { task_count: 0, platforms: [], already_fresh: [], put_off: [] };
  for (const { camera_id, platform, outcome } of feeds) {
    if (outcome.kind === 'started') {
      start.task_count += 1;
      if (!start.platforms.includes(platform)) start.platforms.push(platform);
      continue;
    }
    const moment = new Date(outcome.at).toISOString();
    if (outcome.kind === 'fresh') start.already_fresh.push({ camera_id, platform, last_success: moment });
    else start.put_off.push({ camera_id, platform, reason: outcome.kind, until: moment });
  }
  return start;
}

function createSync({ db, clock, pollSoon }: ConfigurationDependencies): Configurations['sync'] {
  return async (access, { platform, camera_id }) => {
    const { property } = await openCalendar(db, access);
    const unitId = camera_id === undefined ? undefined : unitOf(property, camera_id).unit_id;
    const feeds = (await feedsOf(db, property.id, today(clock))).filter(
      (feed) => feed.platform === (platform ?? feed.platform) && feed.unit_id === (unitId ?? feed.unit_id),
    );
    const [first] = feeds;
    if (first === undefined) throw notFound(ownerMessages().noSyncConfiguration);
    const now = clock.now();
    const asked = feeds.filter(({ paused }) => !paused).map((feed) => ({ ...feed, outcome: outcomeOf(feed, now) }));
    // If all feeds are paused, an error reports the reason. A success response would start no polls.
    if (asked.length === 0)
      throw new AppError('STATO_NON_VALIDO', ownerMessages().feedFaults[first.fault ?? 'non_trovato']);
    const since = new Date(now.getTime() - MANUAL_PAUSE_MS);
    await makeDue(
      db,
      asked.map(({ id }) => id),
      { now, since },
    );
    const started = asked.filter(({ outcome }) => outcome.kind === 'started').map(({ id }) => id);
    if (started.length > 0) await pollSoon(started);
    return presentSync(asked);
  };
}

export function createConfigurations(deps: ConfigurationDependencies): Configurations {
  return { configure: createConfigure(deps), deleteConfiguration: createDeletion(deps), sync: createSync(deps) };
}
