import { inOwnersLanguage } from '../../accounts/server/language-service.ts';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import { paths } from '../../kernel/paths.ts';
import type { MailOutbox } from '../../mail/contract.ts';
import { layOutMail, type MailWords } from '../../mail/rules/lay-out-mail.ts';
import { ownPath } from '../../strutture/rules/own-path.ts';
import type { MassDrop, Misread, Platform } from '../rules/feed.ts';
import type { FeedFault } from '../rules/feed-fault.ts';
import { takeUntold } from './conflict-repository.ts';
import { takeWaiting } from './feed-host-repository.ts';
import { type MailSubject, mailSubject } from './feed-repository.ts';
import type { CalendarDb } from './repository.ts';
import { takeUnreadable, type UnreadableFeed } from './unreadable-repository.ts';
import { ownerMessages } from '../messages/by-request.ts';

/** How long a feed fails before its owner is told (G19), in milliseconds. */
export const MAILED_AFTER_MS = 86_400_000;

type MailedFeed = { unit_id: number; platform: Platform };

type ToldFailure = { fault: FeedFault; paused: boolean };

type Facts = readonly (readonly [label: string, value: string])[];

export type FeedMailParts = {
  outbox: MailOutbox<CalendarDb>;
  publicUrl: string;
};

function lay({ words: { subject, button: label, ...words }, facts }: ComposedMail, url: string) {
  return { subject, reply_to: 'operator' as const, ...layOutMail({ ...words, facts, button: { label, url } }) };
}

function factsOf({ nome, nome_camera }: MailSubject, platform: Platform): Facts {
  return [
    [ownerMessages().propertyLabel, nome],
    ...(nome_camera === null ? [] : [[ownerMessages().roomLabel, nome_camera] as const]),
    [ownerMessages().platformLabel, ownerMessages().sourceNames[platform]],
  ];
}

type ComposedMail = { words: MailWords; facts: Facts };

function unreadableMail(feeds: readonly UnreadableFeed[], publicUrl: string) {
  const facts = feeds.map(({ platform, nome, nome_camera }) => {
    const where = nome_camera === null ? nome : `${nome}, ${nome_camera}`;
    return [ownerMessages().sourceNames[platform], where] as const;
  });
  return lay(
    { words: ownerMessages().feedUrlsToReenterMail(feeds.length), facts },
    `${publicUrl}${paths.proprietario}`,
  );
}

type Compose = (subject: MailSubject) => ComposedMail | null | Promise<ComposedMail | null>;

function createOwnerMails({ outbox, publicUrl }: FeedMailParts) {
  return async (transaction: CalendarDb, unitId: number, compose: Compose): Promise<void> => {
    const subject = await mailSubject(transaction, unitId);
    if (subject === undefined || subject.proprietario_email === null) return;
    const to = subject.proprietario_email;
    const mail = await inOwnersLanguage(transaction, to, async () => {
      const composed = await compose(subject);
      return composed && lay(composed, `${publicUrl}${ownPath(subject.id, 'calendario')}`);
    });
    if (mail !== null) await outbox.put(transaction, { to, ...mail });
  };
}

function createFailureMail(enqueue: ReturnType<typeof createOwnerMails>) {
  return (transaction: CalendarDb, { unit_id, platform }: MailedFeed, { fault, paused }: ToldFailure) =>
    enqueue(transaction, unit_id, (subject) => {
      const { nome } = subject;
      const words = paused
        ? ownerMessages().pausedFeedMail({ nome, platform })
        : ownerMessages().staleFeedMail({ nome, platform });
      return {
        words,
        facts: [...factsOf(subject, platform), [ownerMessages().reasonLabel, ownerMessages().feedFaultReason(fault)]],
      };
    });
}

/** `others`: misread events beside these. */
type ToldMisread = { events: readonly Misread[]; others: number; today: CalendarDate };

function createMisreadMail(enqueue: ReturnType<typeof createOwnerMails>) {
  return (transaction: CalendarDb, { unit_id, platform }: MailedFeed, { events, others, today }: ToldMisread) =>
    enqueue(transaction, unit_id, (subject) => {
      const words = ownerMessages().partlyReadFeedMail({ nome: subject.nome, platform }, events.length + others);
      const facts = events.map(
        (event) => [ownerMessages().eventLabel, ownerMessages().misreadEventLine(event, today)] as const,
      );
      return { words, facts: [...factsOf(subject, platform), ...facts] };
    });
}

/** The mails about calendars, each put into the transaction of what it tells. */
export function createFeedMails(parts: FeedMailParts) {
  const enqueue = createOwnerMails(parts);
  const failure = createFailureMail(enqueue);
  return {
    conflicts: (transaction: CalendarDb, unitId: number, now: Date) =>
      enqueue(transaction, unitId, async ({ id, nome }) => {
        const conflicts = await takeUntold(transaction, id, now);
        const [first] = conflicts;
        if (first === undefined) return null;
        const facts = conflicts.map(
          ({ sources, camera, ...nights }) =>
            [ownerMessages().conflictingSources(sources), ownerMessages().nightsAndRoom(nights, camera)] as const,
        );
        return { words: ownerMessages().conflictMail(nome, { first: first.sources, count: facts.length }), facts };
      }),

    failure,

    /** Feeds that have waited for a day for a host that rests: nobody polls them, and nobody else would say so. */
    async waiting(transaction: CalendarDb, now: Date): Promise<void> {
      const since = new Date(now.getTime() - MAILED_AFTER_MS);
      for (const feed of await takeWaiting(transaction, { since, now }))
        await failure(transaction, feed, { ...feed, paused: false });
    },

    /** Addresses that could not be opened for a day: all of one owner in one mail. */
    async unreadable(transaction: CalendarDb, now: Date): Promise<void> {
      const since = new Date(now.getTime() - MAILED_AFTER_MS);
      const feeds = await takeUnreadable(transaction, { since, now });
      for (const [to, own] of Map.groupBy(feeds, ({ email }) => email)) {
        const write = () => unreadableMail(own, parts.publicUrl);
        await parts.outbox.put(transaction, { to, ...(await inOwnersLanguage(transaction, to, write)) });
      }
    },

    misread: createMisreadMail(enqueue),

    massDrop: (transaction: CalendarDb, { unit_id, platform }: MailedFeed, drop: MassDrop) =>
      enqueue(transaction, unit_id, (subject) => {
        const words = ownerMessages().vanishedNightsMail({ nome: subject.nome, platform }, drop);
        return { words, facts: factsOf(subject, platform) };
      }),
  };
}

export type FeedMails = ReturnType<typeof createFeedMails>;
