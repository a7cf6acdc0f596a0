import { defineMail } from '../../../mail/rules/define-mail.ts';
import { ownerMessages } from '../../messages/by-request.ts';
import { ownerPath } from '../../rules/owner-path.ts';
import { LISTING, listingFacts } from './listing-mail.ts';

export const editApproved = defineMail([LISTING], (listing) => ({
  ...ownerMessages().editApprovedMail(listing.nome),
  facts: listingFacts(listing),
  url: ownerPath(listing.id),
}));
