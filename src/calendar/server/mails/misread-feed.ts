import type { CalendarDate } from '../../../kernel/dates/calendar-date.ts';
import { defineMail } from '../../../mail/rules/define-mail.ts';
import { ownerMessages, visitorMessages } from '../../messages/by-request.ts';
import { MISREAD_REASONS, type Misread } from '../../rules/feed.ts';
import { FEED, feedParts, type MailedFeed, NIGHTS } from './feed-mail.ts';

type MisreadFeed = MailedFeed & { events: readonly Misread[]; others: number; today: CalendarDate };

const EVENTS = MISREAD_REASONS.map((reason) => ({ reason, nights: NIGHTS, written: '20261201' }));

export const misreadFeed = defineMail<MisreadFeed>(
  [{ ...FEED, events: EVENTS, others: 2, today: NIGHTS.start }],
  ({ events, others, today, ...feed }) => {
    const { partlyReadFeedMail, eventLabel } = ownerMessages();
    const lines = events.map((event) => [eventLabel, visitorMessages().misreadEvent(event, today)] as const);
    return feedParts(feed, partlyReadFeedMail(feed, events.length + others), lines);
  },
);
