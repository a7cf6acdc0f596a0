import type { FeedChange } from '../rules/feed.ts';
import { type FeedFault, isPassing, pausesFeed } from '../rules/feed-fault.ts';
import { type AcceptAnswer, type AcceptingParts, type GoodAnswer, nextPollAt } from './accept-answer.ts';
import { type Confirm, createConfirmNow, createConfirmSoon } from './confirm-soon.ts';
import { MAILED_AFTER_MS } from './feed-mails.ts';
import { type ClaimedFeed, holdsClaim, type NotedFailure, noteFailure, type ScheduledFeed } from './feed-repository.ts';
import { lockUnits } from './property-repository.ts';
import type { FeedAnswer } from './read-feed.ts';
import type { CalendarDb } from './repository.ts';

export type PollOutcome =
  /** Somebody else polls it, or polled it just now; or it is paused, or gone. */
  | { kind: 'skipped' }
  /** Its owner gave another address while this one was read: what it answered counts no more. */
  | { kind: 'superseded' }
  /** The answer before, once more; no event changed. */
  | { kind: 'unchanged' }
  | { kind: 'merged'; change: FeedChange }
  | { kind: 'failed'; fault: FeedFault; paused: boolean };

type Fault = Extract<FeedAnswer, { kind: 'fault' }>;

export type SettlingParts = AcceptingParts & { db: CalendarDb; accept: AcceptAnswer };

type FailingFeed = ScheduledFeed & Pick<ClaimedFeed, 'failures' | 'fault' | 'failing_since' | 'failure_mailed_at'>;

const UNFAILED = { failures: 0, fault: null, failing_since: null, failure_mailed_at: null };

/** Whether a reading has only to be noted: no event changes by it. */
export function isUnchanged(feed: ClaimedFeed, answer: FeedAnswer): boolean {
  return answer.kind === 'unchanged' && !feed.is_unsettled;
}

/** An address that cannot be opened is a trouble of all feeds together: their owner hears of it in one mail (`mails.unreadable`). */
export function failureOf(found: FailingFeed, { now, fault }: Fault, random: number): NotedFailure {
  const isUnreadable = fault === 'indirizzo_illeggibile';
  const feed = isUnreadable && found.fault !== fault ? { ...found, ...UNFAILED } : found;
  const failures = feed.failures + 1;
  const failing_since = feed.failing_since ?? now;
  const paused = pausesFeed({ failures, fault, previous: feed.fault });
  const isMailDue = paused || (!isUnreadable && now.getTime() - failing_since.getTime() >= MAILED_AFTER_MS);
  return {
    fault,
    failures,
    failing_since,
    paused,
    attempted_at: now,
    next_poll_at: nextPollAt(feed, { now, random, end: { failures, is_passing: isPassing(fault), held_since: null } }),
    failure_mailed_at: feed.failure_mailed_at ?? (isMailDue ? now : null),
  };
}

/** Writes what a poll came to: in one transaction, old or new and never mixed (G3). */
export function createSettling({ db, mails, random, accept }: SettlingParts) {
  const [confirmNow, confirmSoon] = [createConfirmNow(db), createConfirmSoon(db)];

  async function settleUnchanged(feed: ClaimedFeed, now: Date, confirm: Confirm): Promise<PollOutcome> {
    const { id, claimed_until } = feed;
    const next_poll_at = nextPollAt(feed, { now, random: random() });
    return { kind: (await confirm({ id, claimed_until, now, next_poll_at })) ? 'unchanged' : 'superseded' };
  }

  async function settleGood(feed: ClaimedFeed, answer: GoodAnswer): Promise<PollOutcome> {
    if (isUnchanged(feed, answer)) return settleUnchanged(feed, answer.now, confirmNow);
    return db.transaction().execute(async (transaction) => {
      await lockUnits(transaction, feed.struttura_id);
      if (!(await holdsClaim(transaction, feed))) return { kind: 'superseded' };
      return { kind: 'merged', change: await accept(transaction, feed, answer) };
    });
  }

  function settleFault(feed: ClaimedFeed, fault: Fault): Promise<PollOutcome> {
    const failure = failureOf(feed, fault, random());
    // Who was told that we go on trying is told that we do not.
    const shouldMail = failure.paused || (feed.failure_mailed_at === null && failure.failure_mailed_at !== null);
    return db.transaction().execute(async (transaction) => {
      if (!(await noteFailure(transaction, feed, failure))) return { kind: 'superseded' };
      if (shouldMail) await mails.failure(transaction, feed, failure);
      return { kind: 'failed', fault: failure.fault, paused: failure.paused };
    });
  }

  return {
    settle: (feed: ClaimedFeed, answer: FeedAnswer): Promise<PollOutcome> =>
      answer.kind === 'fault' ? settleFault(feed, answer) : settleGood(feed, answer),
    /** The same for an unchanged answer of a scheduled poll: settled in a batch. */
    settleSoon: (feed: ClaimedFeed, { now }: FeedAnswer) => settleUnchanged(feed, now, confirmSoon),
  };
}

export type Settling = ReturnType<typeof createSettling>;
