import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';

/** Platforms on which an owner may also offer the home (PRODUCT.md § 7). */
export const PLATFORMS = ['airbnb', 'booking', 'vrbo'] as const;
export type Platform = (typeof PLATFORMS)[number];

/** Possible readers of an export address: a platform, or any other calendar program. */
export const EXPORT_TARGETS = [...PLATFORMS, 'altro'] as const;
export type ExportTarget = (typeof EXPORT_TARGETS)[number];

/** Origin of an event (PRODUCT.md § 3, `platform_source`). */
export type EventSource = Platform | 'ospitalia';

/** Nights from `start` up to, not including, `end`. */
export type Nights = { start: CalendarDate; end: CalendarDate };

/** One parsed event of a feed: its nights and the fields that classify it. `is_tentative`: not confirmed yet. */
export type FeedEvent = Nights & { uid: string; summary: string; is_tentative: boolean };

/** Why an event of a feed was not imported as written; each is counted and shown. */
export const IGNORED_REASONS = [
  /** A missing or impossible date. */
  'data_non_valida',
  /** A recurrence that is unreadable or has too many nights. The readable part is imported. */
  'ricorrenza',
  /** Ends before it begins: one night is blocked, to be safe. */
  'fine_prima_inizio',
  /** Times in a zone that is neither known nor defined in the feed: its nights are blocked as if written in Rome time. */
  'fuso_sconosciuto',
  /** Ambiguous nights: contradictory properties, or free periods instead of busy ones. */
  'non_chiaro',
  /** A few hours of one day, over before guests arrive: a check-out, or cleaning. */
  'senza_notte',
  /** Ended before yesterday, or more than two years ahead. */
  'fuori_orizzonte',
  /** A duplicate: the same nights under the same UID. */
  'doppione',
  /** `STATUS:CANCELLED`. */
  'annullato',
  /** One of our own events, returned with our UID. */
  'nostro',
  /** Beyond the limit of 5,000. */
  'troppi',
] as const;
export type IgnoredReason = (typeof IGNORED_REASONS)[number];

/** Reasons that leave nights unknown: the feed counts as misread until a later poll understands the event (ADR 0082). */
export const MISREAD_REASONS = [
  'data_non_valida',
  'ricorrenza',
  'fine_prima_inizio',
  'fuso_sconosciuto',
  'non_chiaro',
  'troppi',
] as const satisfies readonly IgnoredReason[];
export type MisreadReason = (typeof MISREAD_REASONS)[number];

/**
 * An event that was not fully understood. `nights`: the period within the horizon that it may affect. `written`: its DTSTART as
 * written in the feed, at most 40 characters, `''` if missing.
 */
export type Misread = { reason: MisreadReason; nights: Nights; written: string };

/** Why a whole feed was rejected; the last good one stays in effect. */
export type ReadFault = 'vuoto' | 'non_calendario' | 'incompleto' | 'troppo_grande';

/**
 * A parsed feed. `count`: its VEVENTs. Each was either imported as written (as one or, if recurring, several `events`) or counted
 * in `ignored`: `imported` + the sum of `ignored` = `count`. A partly read event has events too. `misread`: one entry for each
 * event of `MISREAD_REASONS`. `is_ours`: written by an Ospitalia portal, whose summaries prove nothing.
 */
export type FeedReading =
  | {
      ok: true;
      is_ours: boolean;
      events: FeedEvent[];
      count: number;
      imported: number;
      ignored: Partial<Record<IgnoredReason, number>>;
      misread: Misread[];
    }
  | { ok: false; fault: ReadFault };

/** Nights that a feed blocks. `is_proven`: the platform's own summary of a reservation, which echoes of ours do not carry. */
export type ClassifiedEvent = Nights & { uid_hash: string; event_type: 'booking' | 'blocked'; is_proven: boolean };

/** A stored feed event. `uid_hash`: hexadecimal. `held_since`: milliseconds since 1970. */
export type FeedRow = Nights & {
  id: number;
  uid_hash: string;
  event_type: 'booking' | 'blocked';
  is_echo: boolean;
  held_since: number | null;
};

/** Most future nights of a feed disappeared at once: `nights` of `of`. */
export type MassDrop = { nights: number; of: number };

/** Changes of one good poll to the stored events of its feed. Rows in none of the lists stay unchanged. */
export type FeedChange = {
  insert: Omit<FeedRow, 'id'>[];
  update: FeedRow[];
  remove: number[];
  /** Future nights missing from the poll that still block. */
  held_nights: number;
  freed_nights: number;
  mass_drop: MassDrop | null;
};
