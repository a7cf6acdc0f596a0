import { defineMail } from '../../../mail/rules/define-mail.ts';
import { ownerMessages } from '../../messages/by-request.ts';
import { ownPath } from '../../rules/own-path.ts';
import { LISTING, listingFacts } from './listing-mail.ts';

export const editApproved = defineMail([LISTING], (listing) => ({
  ...ownerMessages().editApprovedMail(listing.nome),
  facts: listingFacts(listing),
  url: ownPath(listing.id),
}));
