import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

export type Backlog = {
  feedsBehind: number;
  feedsStale: number;
  holds: number;
  requests: number;
  refundsWaiting: number;
  refundsToReview: number;
  bookingsToReview: number;
  /** Age of the newest nightly archive in seconds; `null` if none was written. */
  archiveAge: number | null;
};

const HELP: Readonly<Record<keyof Backlog, readonly [name: string, help: string]>> = {
  feedsBehind: ['ospitalia_feeds_behind', 'External calendars whose poll is at least five minutes late.'],
  feedsStale: [
    'ospitalia_feeds_stale',
    'External calendars that have failed for a day or more, including paused ones.',
  ],
  holds: ['ospitalia_holds_open', 'Nights held for guests who are paying.'],
  requests: ['ospitalia_requests_open', 'Booking requests that await the owner.'],
  refundsWaiting: ['ospitalia_refunds_waiting', 'Refunds that await the payment provider (da_fare).'],
  refundsToReview: ['ospitalia_refunds_to_review', 'Refunds that need a manual review (da_verificare).'],
  bookingsToReview: ['ospitalia_bookings_to_review', 'Bookings that need a manual review (needs_review).'],
  archiveAge: ['ospitalia_newest_archive_age_seconds', 'Age of the newest nightly archive in seconds.'],
};

/** Upper bounds of the histogram buckets for feed polls, in seconds. A host must respond within 15 s. */
const POLL_SECONDS = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];

function countPolls(registers: Registry[]) {
  const outcomes = new Counter({
    name: 'ospitalia_feed_polls_total',
    help: 'Calendar polls by this process, by outcome.',
    labelNames: ['outcome'],
    registers,
  });
  const seconds = new Histogram({
    name: 'ospitalia_feed_poll_duration_seconds',
    help: 'Duration of a calendar poll, including the wait for its host.',
    buckets: POLL_SECONDS,
    registers,
  });
  return { outcomes, seconds };
}

/** Starts all counts at 0, so that even the first rejection is visible as an increase. */
function countCostlySearches(registers: Registry[]) {
  const passages = new Counter({
    name: 'ospitalia_costly_searches_total',
    help: 'Searches beyond one town at the limiter of this process: admitted at_once, waited, refused (503), or left (aborted by the client).',
    labelNames: ['passage'],
    registers,
  });
  for (const passage of ['at_once', 'waited', 'refused', 'left']) passages.inc({ passage }, 0);
  return passages;
}

function countInboundTriggers(registers: Registry[]) {
  const inboundTriggers = new Counter({
    name: 'ospitalia_doorbell_rings_total',
    help: 'Inbound mail triggers received by this process: rang (calendars are polled), fresh (polled within a minute), limited, unknown.',
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
    help: 'Booking state transitions by this process; from "nuova": nights were held.',
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
    /** Removes the values, because unknown values must not be exported as 0. */
    clearBacklog(): void {
      for (const gauge of gauges.values()) gauge.remove();
    },
  };
}
