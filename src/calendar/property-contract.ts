import { z } from 'zod';
import type { Principal } from '../kernel/people/account.ts';
import { cleanText } from '../kernel/text/clean-text.ts';
import { defineCall, type FileAnswer } from '../kernel/calls/call.ts';
import { inboundTriggerSchema } from './inbound-trigger-contract.ts';
import { type createExportAddressCall, type ExportAddress, exportAddressSchema } from './export-contract.ts';
import {
  calendarDate,
  cameraInQuery,
  idInPath,
  managerCall,
  misreadSchema,
  platform,
  propertyInPath,
  unitFields,
} from './fields-contract.ts';
import { EXPORT_TARGETS, IGNORED_REASONS, type Nights, PLATFORMS } from './rules/feed.ts';
import { visitorMessages } from '../kernel/messages/by-request.ts';
import { ownerMessages } from './messages/by-request.ts';

/**
 * The night that begins on `end_date` is not blocked. `is_echo`: the platform most likely imported these nights from us.
 * `held_since`: the time of the first successful poll whose response lacked the event. If a poll at least half an hour later
 * lacks it too, the event is removed.
 */
export const calendarEventSchema = z.object({
  event_id: z.string(),
  property_id: z.int(),
  camera_id: z.int().nullable(),
  start_date: z.string(),
  end_date: z.string(),
  event_type: z.enum(['booking', 'blocked', 'maintenance', 'conflict']),
  platform_source: z.enum([...PLATFORMS, 'ospitalia']),
  sync_status: z.enum(['ok', 'conflict']),
  summary: z.string(),
  guest_info: z.object({ name: z.string() }).nullable(),
  is_echo: z.boolean(),
  held_since: z.string().nullable(),
  booking: z.object({ id: z.string(), kind: z.enum(['hold', 'request', 'booking']) }).nullable(),
  can_delete: z.boolean(),
});
export type CalendarEvent = z.infer<typeof calendarEventSchema>;

/** `held_events` counts events that are missing from the last good poll but still block their nights. */
const platformStatisticsSchema = z.object({
  last_sync: z.string().nullable(),
  total_events: z.int(),
  held_events: z.int(),
  conflicts: z.int(),
});

/**
 * One platform's feed for one unit (G19). `in_pausa` means that the feed is not polled until its address is replaced.
 * `wrong_addresses` lists the other platforms whose export address this platform seems to import. The nights of `misread` events
 * can be booked only on request.
 */
export const configurationSchema = z.object({
  id: z.int(),
  camera_id: z.int().nullable(),
  platform: z.enum(PLATFORMS),
  import_url: z.string(),
  export_enabled: z.boolean(),
  sync_interval_minutes: z.int(),
  state: z.enum(['in_attesa', 'ok', 'errore', 'in_pausa']),
  is_syncing: z.boolean(),
  last_attempt: z.string().nullable(),
  last_success: z.string().nullable(),
  next_sync: z.string().nullable(),
  errore: z.string().nullable(),
  failures: z.int(),
  total_events: z.int(),
  ignored: z.partialRecord(z.enum(IGNORED_REASONS), z.int()),
  held_nights: z.int(),
  held_events: z.int(),
  misread: z.array(misreadSchema),
  misread_count: z.int(),
  conflicts: z.int(),
  mass_drop: z.object({ nights: z.int(), of: z.int(), at: z.string() }).nullable(),
  wrong_addresses: z.array(z.enum(EXPORT_TARGETS)).nullable(),
});
export type Configuration = z.infer<typeof configurationSchema>;

export const conflictSchema = z.object({
  camera_id: z.int().nullable(),
  start_date: z.string(),
  end_date: z.string(),
  platforms: z.tuple([z.enum([...PLATFORMS, 'ospitalia']), z.enum([...PLATFORMS, 'ospitalia'])]),
  event_ids: z.tuple([z.string(), z.string()]),
});
export type CalendarConflict = z.infer<typeof conflictSchema>;

export const propertySchema = z.object({
  id: z.int(),
  nome: z.string(),
  cin: z.string().nullable(),
  tipo_prenotazione: z.enum(['casa_vacanza', 'bnb']),
  camere: z.array(z.object({ id: z.int(), nome_camera: z.string() })),
});
export type CalendarProperty = z.infer<typeof propertySchema>;

/** Returns the events that overlap the window, both ends included. */
export const eventsCall = defineCall({
  ...managerCall,
  method: 'GET',
  path: '/api/calendar/events/{property_id}',
  summary: 'Gli eventi del calendario di una struttura',
  params: propertyInPath,
  query: z.object({ start_date: calendarDate, end_date: calendarDate, camera_id: cameraInQuery }),
  answer: z.object({ status: z.literal('success'), events: z.array(calendarEventSchema) }),
});

/** Adds a block or a maintenance period; bookings and conflicts cannot be created this way. */
export const createEventCall = defineCall({
  ...managerCall,
  method: 'POST',
  path: '/api/calendar/events',
  summary: 'Blocca un periodo',
  body: z.object({
    ...unitFields,
    start_date: calendarDate,
    end_date: calendarDate,
    event_type: z.enum(['blocked', 'maintenance'], { error: () => ownerMessages().eventTypeInvalid }),
    summary: z
      .string({ error: () => ownerMessages().eventDescriptionTooLong })
      .transform((text) => cleanText(text))
      .pipe(
        z
          .string({ error: () => ownerMessages().eventDescriptionTooLong })
          .max(200, { error: () => ownerMessages().eventDescriptionTooLong }),
      )
      .nullish(),
  }),
  status: 201,
  answer: z.object({ status: z.literal('success'), event: calendarEventSchema }),
});

export const deleteEventCall = defineCall({
  ...managerCall,
  method: 'DELETE',
  path: '/api/calendar/events/{event_id}',
  summary: 'Elimina un evento',
  params: z.object({ event_id: z.uuid({ error: () => ownerMessages().eventNotFound }) }),
  answer: z.object({ status: z.literal('success') }),
});

/** Returns a struttura's feeds, conflicts and export addresses; `doorbell` is `null` if inbound mail is disabled. */
export const syncStatusCall = defineCall({
  ...managerCall,
  method: 'GET',
  path: '/api/calendar/sync-status/{property_id}',
  summary: 'Lo stato della sincronizzazione',
  params: propertyInPath,
  answer: z.object({
    status: z.literal('success'),
    property: propertySchema,
    sync_statistics: z.object({
      platform_statistics: z.record(z.enum(PLATFORMS), platformStatisticsSchema),
    }),
    configurations: z.array(configurationSchema),
    conflicts: z.array(conflictSchema),
    export_addresses: z.array(exportAddressSchema),
    doorbell: inboundTriggerSchema.nullable(),
  }),
});
export type SyncStatus = z.infer<typeof syncStatusCall.answer>;

const unitOfPlatform = { camera_id: z.int().nullable(), platform: z.enum(PLATFORMS) };

/**
 * Polls all platforms, or one of them, now. Skips feeds that are paused, already being polled or polled less than a minute ago,
 * and feeds whose host is rate limiting us or not responding.
 */
export const syncCall = defineCall({
  ...managerCall,
  method: 'POST',
  path: '/api/calendar/sync/{property_id}',
  takesLong: true,
  summary: 'Sincronizza ora',
  limit: { calls: 3, seconds: 10 },
  params: propertyInPath,
  query: z.object({
    platform: z.preprocess((name) => (name === '' ? undefined : name), platform.optional()),
    camera_id: cameraInQuery,
  }),
  answer: z.object({
    status: z.literal('sync_initiated'),
    task_count: z.int(),
    platforms: z.array(z.enum(PLATFORMS)),
    already_fresh: z.array(z.object({ ...unitOfPlatform, last_success: z.string() })),
    put_off: z.array(
      z.object({ ...unitOfPlatform, reason: z.enum(['failed', 'resting', 'silent']), until: z.string() }),
    ),
  }),
});

/** Adds a feed or replaces its address; `eventi_trovati` is `null` if the first poll failed or is still running. */
export const configureCall = defineCall({
  ...managerCall,
  method: 'POST',
  path: '/api/calendar/configurations',
  summary: 'Aggiungi o sostituisci una piattaforma',
  // The limit exists because each call contacts a server of the caller's choice and occupies a poll slot.
  limit: { calls: 10, seconds: 60 },
  body: z.object({
    ...unitFields,
    platform,
    import_url: z
      .string({ error: () => ownerMessages().feedUrlRequired })
      .trim()
      .min(1, { error: () => ownerMessages().feedUrlRequired })
      .max(2048, { error: () => ownerMessages().feedUrlNotIcs }),
    export_enabled: z.boolean({ error: () => visitorMessages().dataInvalid }).default(true),
    sync_interval_minutes: z
      .int({ error: () => ownerMessages().syncIntervalInvalid })
      .min(15, { error: () => ownerMessages().syncIntervalInvalid })
      .max(1440, { error: () => ownerMessages().syncIntervalInvalid })
      .default(60),
  }),
  answer: z.object({
    status: z.literal('success'),
    configuration: configurationSchema,
    eventi_trovati: z.int().nullable(),
    avviso: z.string().nullable(),
  }),
});
export type ConfigureBody = Body<typeof configureCall>;

/** `DELETE /api/calendar/configurations/{id}`: deletes a feed, its imported events and its export address (G22). */
export const deleteConfigurationCall = defineCall({
  ...managerCall,
  method: 'DELETE',
  path: '/api/calendar/configurations/{configuration_id}',
  summary: 'Elimina una piattaforma',
  params: z.object({ configuration_id: idInPath(() => ownerMessages().configurationNotFound) }),
  answer: z.object({ status: z.literal('success') }),
});

export type SyncStart = Omit<z.output<typeof syncCall.answer>, 'status'>;

type Body<C extends { body?: z.ZodType }> = z.output<NonNullable<C['body']>>;
type Query<C extends { query: z.ZodType }> = z.output<C['query']>;
type Answer<C extends { answer: z.ZodType }> = z.output<C['answer']>;
/**
 * The caller and the struttura of a request. The server returns 404 unless the caller owns the struttura or is an administrator,
 * and 409 if it is not approved yet.
 */
export type CalendarAccess = { principal: Principal; property_id: number };

/** If `is_stale` is true, instant booking is disabled and the owner must confirm each booking. */
export type CalendarFreshness = { testo: string; is_stale: boolean };
/** `misread` contains the nights that misread events may block, or is `null` if no event was misread. */
export type UnitFreshness = CalendarFreshness & {
  camera_id: number | null;
  misread: { testo: string; nights: Nights[] } | null;
};

export type PropertyCalendarService = {
  events(access: CalendarAccess, window: Query<typeof eventsCall>): Promise<CalendarEvent[]>;
  createEvent(principal: Principal, body: Body<typeof createEventCall>): Promise<CalendarEvent>;
  deleteEvent(principal: Principal, eventId: string): Promise<void>;
  syncStatus(access: CalendarAccess): Promise<SyncStatus>;
  sync(access: CalendarAccess, which: Query<typeof syncCall>): Promise<SyncStart>;
  configure(principal: Principal, body: ConfigureBody): Promise<Answer<typeof configureCall>>;
  deleteConfiguration(principal: Principal, id: number): Promise<void>;
  exportFile(access: CalendarAccess, camera_id: number | undefined): Promise<FileAnswer>;
  createExportAddress(principal: Principal, body: Body<typeof createExportAddressCall>): Promise<ExportAddress>;
  deleteExportAddress(
    access: CalendarAccess,
    which: { platform: ExportAddress['platform']; camera_id: number | undefined },
  ): Promise<void>;
  /** Returns the calendar file, and records that the platform read it unless the request is a HEAD request. */
  publicExport(
    token: string,
    which: { target: ExportAddress['platform']; isHeadRequest: boolean },
  ): Promise<FileAnswer>;
  /** Returns the freshness of each struttura, keyed by its id. Strutture without feeds are omitted. */
  freshnessOf(
    strutturaIds: readonly number[],
    nightsOf?: (strutturaId: number) => Nights | null,
  ): Promise<ReadonlyMap<number, CalendarFreshness>>;
  /** Returns the freshness of each unit. Units without feeds are omitted. */
  unitFreshnessOf(strutturaId: number): Promise<UnitFreshness[]>;
};
