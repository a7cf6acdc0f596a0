import type { FeedChange } from '../rules/feed.ts';
import { confirmFeed, mergeFeed } from '../rules/merge-feed.ts';
import { isMisreadMailDue, noteMisread } from '../rules/note-misread.ts';
import { joinNights } from '../rules/nights.ts';
import { nextPoll, type PollEnd } from '../rules/next-poll.ts';
import { pollInterval } from '../rules/poll-interval.ts';
import { servedTo } from '../rules/served-nights.ts';
import type { FeedMails } from './feed-mails.ts';
import { feedRows, oldestHold, writeChange } from './feed-events-repository.ts';
import {
  acceptAnswer,
  type ClaimedFeed,
  type NotedDrop,
  type ScheduledFeed,
  type StoredNotes,
} from './feed-repository.ts';
import type { FeedAnswer } from './read-feed.ts';
import { refreshConflicts } from './refresh-conflicts.ts';
import type { CalendarDb } from './repository.ts';

export type AcceptedFeed = ScheduledFeed &
  Pick<
    ClaimedFeed,
    | 'unit_id'
    | 'struttura_id'
    | 'platform'
    | 'addresses'
    | 'mass_drop'
    | 'misread'
    | 'misread_mailed_at'
    | 'unread_nights'
  >;

export type GoodAnswer = Exclude<FeedAnswer, { kind: 'fault' }>;

export type AcceptingDependencies = { mails: FeedMails; random(): number };

const GOOD: PollEnd = { failures: 0, held_since: null };

export function nextPollAt(
  feed: ScheduledFeed,
  { now: moment, random, end = GOOD }: { now: Date; random: number; end?: PollEnd },
): Date {
  const now = moment.getTime();
  const history = { ...feed, unchanged_since: feed.changed_at.getTime() };
  const interval_minutes = end.failures === 0 ? pollInterval(history, now) : feed.sync_interval_minutes;
  return new Date(nextPoll({ feed_id: feed.id, interval_minutes, now, random }, end));
}

function isEmpty({ insert, update, remove }: FeedChange): boolean {
  return insert.length + update.length + remove.length === 0;
}

function nextDrop(before: NotedDrop | null, { mass_drop, held_nights }: FeedChange, now: Date): NotedDrop | null {
  if (mass_drop !== null) return { ...mass_drop, at: now.toISOString() };
  return held_nights > 0 ? before : null;
}

async function merge(transaction: CalendarDb, feed: AcceptedFeed, answer: GoodAnswer): Promise<FeedChange> {
  const { now, today } = answer;
  const served = servedTo(feed.platform, feed.addresses, now.getTime());
  const misread =
    answer.kind === 'read' ? joinNights(answer.notes.misread.map(({ nights }) => nights)) : feed.unread_nights;
  const moment = { today, now: now.getTime(), ...served, misread };
  const rows = await feedRows(transaction, feed.id, today);
  return answer.kind === 'read' ? mergeFeed(rows, answer.events, moment) : confirmFeed(rows, moment);
}

async function notesOf(
  transaction: CalendarDb,
  feed: AcceptedFeed,
  { now, today, notes }: Extract<GoodAnswer, { kind: 'read' }>,
  mails: FeedMails,
): Promise<StoredNotes> {
  const { misread, nights } = noteMisread(feed.misread, notes.misread);
  const stored = { ...notes, misread, misread_nights: nights, misread_mailed_at: feed.misread_mailed_at };
  const toCome = misread.filter((event) => event.nights.end > today);
  if (!isMisreadMailDue(toCome, feed.misread_mailed_at?.getTime() ?? null, now.getTime())) return stored;
  const news = toCome.filter(({ mailed }) => !mailed);
  await mails.misread(transaction, feed, { events: news, others: notes.misread.length - misread.length, today });
  return { ...stored, misread: misread.map((event) => ({ ...event, mailed: true })), misread_mailed_at: now };
}

/**
 * Stores the result of a successful poll, and returns the changes. Requires a transaction that has locked the units of the
 * struttura (`lockUnits`).
 */
export type AcceptAnswer = (transaction: CalendarDb, feed: AcceptedFeed, answer: GoodAnswer) => Promise<FeedChange>;

export function createAcceptAnswer({ mails, random }: AcceptingDependencies): AcceptAnswer {
  return async (transaction, feed, answer) => {
    const { now, today } = answer;
    const change = await merge(transaction, feed, answer);
    const mass_drop = nextDrop(feed.mass_drop, change, now);
    const notes = answer.kind === 'read' ? await notesOf(transaction, feed, answer, mails) : null;
    if (!isEmpty(change)) {
      await writeChange(transaction, feed, { ...change, now });
      await refreshConflicts(transaction, feed.struttura_id, { today, now });
      await mails.conflicts(transaction, feed.unit_id, now);
    }
    const held_since = change.held_nights > 0 ? await oldestHold(transaction, feed.id) : null;
    const changed_at = isEmpty(change) ? feed.changed_at : now;
    const end = { ...GOOD, held_since };
    const next_poll_at = nextPollAt({ ...feed, changed_at }, { now, random: random(), end });
    await acceptAnswer(transaction, feed.id, { now, next_poll_at, notes, mass_drop, changed_at });
    if (mass_drop !== null && feed.mass_drop === null) await mails.massDrop(transaction, feed, mass_drop);
    return change;
  };
}
