import type { ColumnType, Generated } from 'kysely';
import type { FeedFault } from '../rules/feed-fault.ts';
import type { EventSource, ExportTarget, IgnoredReason, Platform } from '../rules/feed.ts';
import type { NotedMisread } from '../rules/note-misread.ts';

type CalendarEvents = {
  id: ColumnType<number, never, never>;
  unit_id: number;
  /** A `daterange` as text: `[2026-08-14,2026-08-21)`. The second date is the day of departure. */
  period: string;
  event_type: 'booking' | 'blocked' | 'maintenance' | 'conflict';
  platform_source: EventSource;
  /** Derived from `conflicts` and updated in the same transaction. */
  sync_status: Generated<'ok' | 'conflict'>;
  summary: Generated<string>;
  guest_name: string | null;
  created_at: ColumnType<Date, never, never>;
  public_id: Generated<string>;
  feed_id: number | null;
  uid_hash: Buffer | null;
  is_echo: Generated<boolean>;
  held_since: Date | null;
  booking_id: string | null;
  /** Whether the booking is still unpaid. Its nights are blocked here, but not exported. */
  is_hold: Generated<boolean>;
  updated_at: Generated<Date>;
};

type Feeds = {
  id: ColumnType<number, never, never>;
  unit_id: number;
  platform: Platform;
  sealed_url: Buffer;
  shown_url: string;
  host: string;
  export_enabled: Generated<boolean>;
  sync_interval_minutes: Generated<number>;
  next_poll_at: Generated<Date>;
  claimed_until: Date | null;
  attempted_at: Date | null;
  succeeded_at: Date | null;
  failures: Generated<number>;
  failing_since: Date | null;
  fault: FeedFault | null;
  failure_mailed_at: Date | null;
  paused: Generated<boolean>;
  etag: string | null;
  last_modified: string | null;
  content_hash: Buffer | null;
  event_count: Generated<number>;
  ignored: ColumnType<Partial<Record<IgnoredReason, number>>, string | undefined, string>;
  mass_drop: ColumnType<{ nights: number; of: number; at: string } | null, string | null | undefined, string | null>;
  misread: ColumnType<NotedMisread[], string | undefined, string>;
  misread_nights: Generated<string>;
  misread_mailed_at: Date | null;
  changed_at: Generated<Date>;
  viewed_at: Date | null;
  created_at: ColumnType<Date, never, never>;
};

type FeedHosts = { host: string; timeouts: number; resting_until: Date | null };

type ExportAddresses = {
  id: ColumnType<number, never, never>;
  unit_id: number;
  platform: ExportTarget;
  token_hash: Buffer;
  sealed_token: Buffer;
  served: Generated<string>;
  fetched_at: Date | null;
  content_hash: Buffer | null;
  changed_at: Date | null;
  read_hours: number[] | null;
  read_hour: number | null;
  created_at: ColumnType<Date, never, never>;
};

type Conflicts = {
  first_event_id: number;
  second_event_id: number;
  period: string;
  found_at: Generated<Date>;
  mailed_at: Date | null;
};

type InboundTriggers = {
  struttura_id: number;
  token_hash: Buffer;
  sealed_token: Buffer;
  rang_at: Date | null;
  created_at: ColumnType<Date, never, never>;
};

export type CalendarTables = {
  /** Maintained by triggers: one unit for the whole struttura (`camera_id` null) and one for each room. */
  units: { id: ColumnType<number, never, never>; struttura_id: number; camera_id: number | null };
  calendar_events: CalendarEvents;
  feeds: Feeds;
  feed_hosts: FeedHosts;
  export_addresses: ExportAddresses;
  conflicts: Conflicts;
  doorbells: InboundTriggers;
};
