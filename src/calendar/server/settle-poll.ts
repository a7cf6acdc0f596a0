import type { FeedChange } from '../rules/feed.ts';
import { type FeedFault, isPassing, pausesFeed } from '../rules/feed-fault.ts';
import { type AcceptAnswer, type AcceptingDependencies, type GoodAnswer, nextPollAt } from './accept-answer.ts';
import { type Confirm, createConfirmNow, createConfirmSoon } from './confirm-soon.ts';
import { MAILED_AFTER_MS } from './feed-mails.ts';
import { type ClaimedFeed, holdsClaim, type NotedFailure, noteFailure, type ScheduledFeed } from './feed-repository.ts';
import { lockUnits } from './property-repository.ts';
import type { FeedAnswer } from './read-feed.ts';
import type { CalendarDb } from './repository.ts';

export type PollOutcome =
  | { kind: 'skipped' }
  | { kind: 'superseded' }
  | { kind: 'unchanged' }
  | { kind: 'merged'; change: FeedChange }
  | { kind: 'failed'; fault: FeedFault; paused: boolean };

type Fault = Extract<FeedAnswer, { kind: 'fault' }>;

export type SettlingDependencies = AcceptingDependencies & { db: CalendarDb; accept: AcceptAnswer };

type FailingFeed = ScheduledFeed & Pick<ClaimedFeed, 'failures' | 'fault' | 'failing_since' | 'failure_mailed_at'>;

const UNFAILED = { failures: 0, fault: null, failing_since: null, failure_mailed_at: null };

export function isUnchanged(feed: ClaimedFeed, answer: FeedAnswer): boolean {
  return answer.kind === 'unchanged' && !feed.is_unsettled;
}

/**
 * Returns the state to store after a failed poll. A decryption failure usually affects every feed, so it sends no email here;
 * `mails.unreadable` emails each owner once.
 */
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

export function createSettling({ db, mails, random, accept }: SettlingDependencies) {
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
    // The owner is emailed about a pause even after an email about the failures, because that email promised retries.
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
    settleSoon: (feed: ClaimedFeed, { now }: FeedAnswer) => settleUnchanged(feed, now, confirmSoon),
  };
}

export type Settling = ReturnType<typeof createSettling>;
