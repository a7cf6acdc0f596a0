import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';

export const PLATFORMS = ['airbnb', 'booking', 'vrbo'] as const;
export type Platform = (typeof PLATFORMS)[number];

export const EXPORT_TARGETS = [...PLATFORMS, 'altro'] as const;
export type ExportTarget = (typeof EXPORT_TARGETS)[number];

export type EventSource = Platform | 'ospitalia';

export type Nights = { start: CalendarDate; end: CalendarDate };

export type FeedEvent = Nights & { uid: string; summary: string; is_tentative: boolean };

/** Reasons for not importing an event as written. Every such event is counted and shown to the owner. */
export const IGNORED_REASONS = [
  'data_non_valida',
  /** The recurrence is unreadable or has too many occurrences. Its readable part is imported. */
  'ricorrenza',
  /** The event ends before it begins. One night is blocked to be safe. */
  'fine_prima_inizio',
  /** The time zone is unknown and not defined in the feed, so the event is read in Rome time. */
  'fuso_sconosciuto',
  /** Properties contradict each other, or the event lists free periods instead of busy ones. */
  'non_chiaro',
  'senza_notte',
  /** The event's last night is before yesterday, or its first night is two or more years ahead. */
  'fuori_orizzonte',
  'doppione',
  'annullato',
  'nostro',
  'troppi',
] as const;
export type IgnoredReason = (typeof IGNORED_REASONS)[number];

/** Reasons why the nights that an event blocks are unknown. The feed counts as misread until a poll finds no such event (ADR 0082). */
export const MISREAD_REASONS = [
  'data_non_valida',
  'ricorrenza',
  'fine_prima_inizio',
  'fuso_sconosciuto',
  'non_chiaro',
  'troppi',
] as const satisfies readonly IgnoredReason[];
export type MisreadReason = (typeof MISREAD_REASONS)[number];

/** `nights` is the period that the event may affect; `written` is its truncated DTSTART, or `''` if missing. */
export type Misread = { reason: MisreadReason; nights: Nights; written: string };

/** Why a whole feed was rejected. The last good version stays in effect. */
export type ReadFault = 'vuoto' | 'non_calendario' | 'incompleto' | 'troppo_grande';

/**
 * `imported` plus the sum of `ignored` equals `count`, the number of events in the feed. A partly understood event is counted in
 * `ignored` and also has entries in `events`. `is_ours` means that an Ospitalia portal wrote the feed, so its summaries prove
 * nothing.
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

/** `is_proven` means that the platform uses this summary only for its own reservations, never for echoes of our export. */
export type ClassifiedEvent = Nights & { uid_hash: string; event_type: 'booking' | 'blocked'; is_proven: boolean };

/** A stored feed event. `uid_hash` is hexadecimal, and `held_since` is in milliseconds since 1970. */
export type FeedRow = Nights & {
  id: number;
  uid_hash: string;
  event_type: 'booking' | 'blocked';
  is_echo: boolean;
  held_since: number | null;
};

/** A sudden loss of more than half of a feed's future nights: `nights` out of `of`. */
export type MassDrop = { nights: number; of: number };

export type FeedChange = {
  insert: Omit<FeedRow, 'id'>[];
  update: FeedRow[];
  remove: number[];
  held_nights: number;
  freed_nights: number;
  mass_drop: MassDrop | null;
};
