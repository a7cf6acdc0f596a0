import { defineMail } from '../../../mail/rules/define-mail.ts';
import { ownerMessages } from '../../messages/by-request.ts';
import { FEED, feedParts } from './feed-mail.ts';

export const massDrop = defineMail([{ ...FEED, nights: 12, of: 20 }], ({ nights, of, ...feed }) =>
  feedParts(feed, ownerMessages().vanishedNightsMail(feed, { nights, of })),
);
