import { defineMail } from '../../../mail/rules/define-mail.ts';
import { ownerMessages } from '../../messages/by-request.ts';
import type { FeedFault } from '../../rules/feed-fault.ts';
import { FEED, feedParts, type MailedFeed } from './feed-mail.ts';

type FailedFeed = MailedFeed & { fault: FeedFault; paused: boolean };

const EXAMPLES = [true, false].map((paused) => ({ ...FEED, fault: 'non_trovato' as const, paused }));

export const feedFailure = defineMail<FailedFeed>(EXAMPLES, ({ fault, paused, ...feed }) => {
  const { pausedFeedMail, staleFeedMail, reasonLabel, feedFaults } = ownerMessages();
  return feedParts(feed, paused ? pausedFeedMail(feed) : staleFeedMail(feed), [[reasonLabel, feedFaults[fault]]]);
});
