import { paths } from '../../../kernel/pages/paths.ts';
import { defineMail } from '../../../mail/rules/define-mail.ts';
import { ownerMessages } from '../../messages/by-request.ts';
import { FEED, type MailedFeed } from './feed-mail.ts';

type UnreadableFeeds = { feeds: readonly Omit<MailedFeed, 'id'>[] };

const EXAMPLES = [[FEED], [FEED, { ...FEED, nome_camera: null }]].map((feeds) => ({ feeds }));

export const unreadableFeeds = defineMail<UnreadableFeeds>(EXAMPLES, ({ feeds }) => ({
  ...ownerMessages().feedUrlsToReenterMail(feeds.length),
  facts: feeds.map(({ platform, nome, nome_camera }) => {
    const where = nome_camera === null ? nome : `${nome}, ${nome_camera}`;
    return [ownerMessages().sourceNames[platform], where] as const;
  }),
  url: paths.proprietario,
}));
