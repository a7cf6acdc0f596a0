import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

export type Backlog = {
  /** Feeds of other platforms that are overdue by five minutes. */
  feedsBehind: number;
  /** Feeds that have failed for a day or more. */
  feedsStale: number;
  /** Nights held for a guest who is paying, and requests that wait for their owner. */
  holds: number;
  requests: number;
  /** Refunds that wait for the provider, and those that need a review. */
  refundsWaiting: number;
  refundsToReview: number;
  /** Bookings whose payment or refund differs from the agreement. */
  bookingsToReview: number;
  /** Age of the newest nightly archive in seconds; `null` if there is none. */
  archiveAge: number | null;
};

const HELP: Readonly<Record<keyof Backlog, readonly [name: string, help: string]>> = {
  feedsBehind: ['ospitalia_feeds_behind', 'Calendars of platforms whose poll is five minutes late or more.'],
  feedsStale: [
    'ospitalia_feeds_stale',
    'Calendars of platforms that have failed for a day or more, the paused ones too.',
  ],
  holds: ['ospitalia_holds_open', 'Nights held for guests who are paying.'],
  requests: ['ospitalia_requests_open', 'Requests that wait for their owner.'],
  refundsWaiting: ['ospitalia_refunds_waiting', 'Refunds that wait for the payment provider (da_fare).'],
  refundsToReview: ['ospitalia_refunds_to_review', 'Refunds that wait for a person (da_verificare).'],
  bookingsToReview: ['ospitalia_bookings_to_review', 'Bookings that a person has to look at (needs_review).'],
  archiveAge: ['ospitalia_newest_archive_age_seconds', 'How old the newest of the archives is that each night has.'],
};

/** Upper bounds in seconds; hosts have 15 s to respond. */
const POLL_SECONDS = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];

function countPolls(registers: Registry[]) {
  const outcomes = new Counter({
    name: 'ospitalia_feed_polls_total',
    help: 'Polls of calendars by this process, by what they came to.',
    labelNames: ['outcome'],
    registers,
  });
  const seconds = new Histogram({
    name: 'ospitalia_feed_poll_duration_seconds',
    help: 'How long a poll of one calendar took, with its wait for the turn of its host.',
    buckets: POLL_SECONDS,
    registers,
  });
  return { outcomes, seconds };
}

/** Starts at 0, so that the first rejection shows as an increase. */
function countCostlySearches(registers: Registry[]) {
  const passages = new Counter({
    name: 'ospitalia_costly_searches_total',
    help: 'Searches beyond one town at the limiter of this process: let in at_once, waited, refused (503), or left by their callers.',
    labelNames: ['passage'],
    registers,
  });
  for (const passage of ['at_once', 'waited', 'refused', 'left']) passages.inc({ passage }, 0);
  return passages;
}

/** Starts at 0, so that unknown triggers show as an increase. */
function countInboundTriggers(registers: Registry[]) {
  const inboundTriggers = new Counter({
    name: 'ospitalia_doorbell_rings_total',
    help: 'Rings of homes’ doorbells heard by this process: rang (calendars are read), fresh (read within a minute), limited, unknown.',
    labelNames: ['outcome'],
    registers,
  });
  for (const outcome of ['rang', 'fresh', 'limited', 'unknown']) inboundTriggers.inc({ outcome }, 0);
  return inboundTriggers;
}

export function createModuleMetrics(registry: Registry) {
  const registers = [registry];
  const polls = countPolls(registers);
  const transitions = new Counter({
    name: 'ospitalia_booking_transitions_total',
    help: 'Changes of the state of bookings by this process; from "nuova": nights were held.',
    labelNames: ['from', 'to'],
    registers,
  });
  const costly = countCostlySearches(registers);
  const inboundTriggers = countInboundTriggers(registers);
  const gauges = new Map(
    Object.entries(HELP).map(([key, [name, help]]) => [key, new Gauge({ name, help, registers })]),
  );

  return {
    polled(outcome: string, seconds: number): void {
      polls.outcomes.inc({ outcome });
      polls.seconds.observe(seconds);
    },
    bookingMoved(from: string, to: string): void {
      transitions.inc({ from, to });
    },
    costlySearch(passage: string): void {
      costly.inc({ passage });
    },
    inboundTriggered(outcome: string): void {
      inboundTriggers.inc({ outcome });
    },
    setBacklog(standing: Backlog): void {
      for (const [key, count] of Object.entries(standing)) {
        if (count === null) gauges.get(key)?.remove();
        else gauges.get(key)?.set(count);
      }
    },
    /** Unknown values are removed, not exported as 0. */
    clearBacklog(): void {
      for (const gauge of gauges.values()) gauge.remove();
    },
  };
}
