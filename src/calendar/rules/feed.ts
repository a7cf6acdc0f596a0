import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';

/** Where an owner may rent the same nights (PRODUCT.md § 7). */
export const PLATFORMS = ['airbnb', 'booking', 'vrbo'] as const;
export type Platform = (typeof PLATFORMS)[number];

/** Whom an export address may be for: a platform, or any other calendar program. */
export const EXPORT_TARGETS = [...PLATFORMS, 'altro'] as const;
export type ExportTarget = (typeof EXPORT_TARGETS)[number];

/** Where an event comes from (PRODUCT.md § 3, `platform_source`). */
export type EventSource = Platform | 'ospitalia';

/** Nights from `start` up to, not including, `end`. */
export type Nights = { start: CalendarDate; end: CalendarDate };

/** One event of a feed, as it was read: nights, and the little that tells what they are. `is_tentative`: only asked for, so far. */
export type FeedEvent = Nights & { uid: string; summary: string; is_tentative: boolean };

/** Why an event of a feed was not imported, or not as it is written; each is counted and shown. */
export const IGNORED_REASONS = [
  /** No date, or one that does not exist. */
  'data_non_valida',
  /** A repetition that is not followed in full: unreadable, or of too many nights. What can be read of it counts. */
  'ricorrenza',
  /** It ends before it begins: one night is taken, to be on the safe side. */
  'fine_prima_inizio',
  /** Hours of a time zone that is neither known nor defined in the feed: its nights are taken as if written in Rome. */
  'fuso_sconosciuto',
  /** It does not say clearly which nights it takes: two things at once, or what is free in place of what is taken. */
  'non_chiaro',
  /** Some hours of one day, over before guests arrive: a check-out, or cleaning. */
  'senza_notte',
  /** Over before yesterday, or beyond two years. */
  'fuori_orizzonte',
  /** The same nights under the same UID again. */
  'doppione',
  /** `STATUS:CANCELLED`. */
  'annullato',
  /** An event of ours that came back with our own UID. */
  'nostro',
  /** One of more than 5,000. */
  'troppi',
] as const;
export type IgnoredReason = (typeof IGNORED_REASONS)[number];

/** Reasons that leave nights unknown: the feed counts as misread until a later reading understands the event (ADR 0082). */
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
 * the feed writes it, at most 40 characters, `''` if there is none.
 */
export type Misread = { reason: MisreadReason; nights: Nights; written: string };

/** Why a whole feed was refused; the last good one stays. */
export type ReadFault = 'vuoto' | 'non_calendario' | 'incompleto' | 'troppo_grande';

/**
 * A feed that was read. `count`: its VEVENTs. Each was imported as it is written (one or, repeated, more `events`) or
 * counted in `ignored`: `imported` + the sum of `ignored` = `count`. One that was read in part has events, too. `misread`: one entry for
 * each event of `MISREAD_REASONS`. `is_ours`: written by an Ospitalia portal, whose words prove nothing.
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

/** What a feed says is taken. `is_proven`: the platform's own word for a reservation, which no echo of ours carries. */
export type ClassifiedEvent = Nights & { uid_hash: string; event_type: 'booking' | 'blocked'; is_proven: boolean };

/** An event of a feed as it is stored. `uid_hash`: hexadecimal. `held_since`: milliseconds since 1970. */
export type FeedRow = Nights & {
  id: number;
  uid_hash: string;
  event_type: 'booking' | 'blocked';
  is_echo: boolean;
  held_since: number | null;
};

/** Most of a feed's nights to come were gone at once: `nights` of `of`. */
export type MassDrop = { nights: number; of: number };

/** What one good poll does to the stored events of its feed. Rows that appear in none of the lists stay as they are. */
export type FeedChange = {
  insert: Omit<FeedRow, 'id'>[];
  update: FeedRow[];
  remove: number[];
  /** Nights to come that the poll lacked and that still block. */
  held_nights: number;
  freed_nights: number;
  mass_drop: MassDrop | null;
};
