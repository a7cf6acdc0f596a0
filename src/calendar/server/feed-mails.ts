import { inOwnersLanguage } from '../../accounts/server/language-service.ts';
import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import type { Mail, MailOutbox } from '../../mail/contract.ts';
import type { MassDrop, Misread, Platform } from '../rules/feed.ts';
import type { FeedFault } from '../rules/feed-fault.ts';
import { takeUnmailed } from './conflict-repository.ts';
import { takeWaiting } from './feed-host-repository.ts';
import { type MailSubject, mailSubject } from './feed-repository.ts';
import { conflictsFound } from './mails/conflicts-found.ts';
import { feedFailure } from './mails/feed-failure.ts';
import { massDrop } from './mails/mass-drop.ts';
import { misreadFeed } from './mails/misread-feed.ts';
import { unreadableFeeds } from './mails/unreadable-feeds.ts';
import type { CalendarDb } from './repository.ts';
import { takeUnreadable } from './unreadable-repository.ts';

export const MAILED_AFTER_MS = 86_400_000;

type FeedOfUnit = { unit_id: number; platform: Platform };
type Failure = { fault: FeedFault; paused: boolean };
type NewMisread = { events: readonly Misread[]; others: number; today: CalendarDate };

type WrittenMail = Omit<Mail, 'to'> | null;

type FeedMailDependencies = { outbox: MailOutbox<CalendarDb>; publicUrl: string };

function createEnqueue({ outbox }: FeedMailDependencies) {
  return async (
    transaction: CalendarDb,
    unitId: number,
    write: (home: MailSubject) => WrittenMail | Promise<WrittenMail>,
  ): Promise<void> => {
    const home = await mailSubject(transaction, unitId);
    if (home === undefined || home.proprietario_email === null) return;
    const to = home.proprietario_email;
    const mail = await inOwnersLanguage(transaction, to, () => write(home));
    if (mail !== null) await outbox.put(transaction, { to, ...mail });
  };
}

export function createFeedMails(deps: FeedMailDependencies) {
  const { outbox, publicUrl } = deps;
  const enqueue = createEnqueue(deps);
  const failure = (transaction: CalendarDb, { unit_id, platform }: FeedOfUnit, { fault, paused }: Failure) =>
    enqueue(transaction, unit_id, (home) => feedFailure.write({ ...home, platform, fault, paused }, publicUrl));

  return {
    failure,

    conflicts: (transaction: CalendarDb, unitId: number, now: Date) =>
      enqueue(transaction, unitId, async ({ id, nome }) => {
        const [first, ...others] = await takeUnmailed(transaction, id, now);
        return first === undefined
          ? null
          : conflictsFound.write({ id, nome, conflicts: [first, ...others] }, publicUrl);
      }),

    /** Emails owners whose feeds have waited 24 hours for a paused host, because no poll reports this failure. */
    async waiting(transaction: CalendarDb, now: Date): Promise<void> {
      const since = new Date(now.getTime() - MAILED_AFTER_MS);
      for (const feed of await takeWaiting(transaction, { since, now }))
        await failure(transaction, feed, { ...feed, paused: false });
    },

    async unreadable(transaction: CalendarDb, now: Date): Promise<void> {
      const since = new Date(now.getTime() - MAILED_AFTER_MS);
      const unreadable = await takeUnreadable(transaction, { since, now });
      for (const [to, feeds] of Map.groupBy(unreadable, ({ email }) => email)) {
        const write = () => unreadableFeeds.write({ feeds }, publicUrl);
        await outbox.put(transaction, { to, ...(await inOwnersLanguage(transaction, to, write)) });
      }
    },

    misread: (transaction: CalendarDb, { unit_id, platform }: FeedOfUnit, misread: NewMisread) =>
      enqueue(transaction, unit_id, (home) => misreadFeed.write({ ...home, platform, ...misread }, publicUrl)),

    massDrop: (transaction: CalendarDb, { unit_id, platform }: FeedOfUnit, { nights, of }: MassDrop) =>
      enqueue(transaction, unit_id, (home) => massDrop.write({ ...home, platform, nights, of }, publicUrl)),
  };
}

export type FeedMails = ReturnType<typeof createFeedMails>;
