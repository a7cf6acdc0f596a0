import { paths } from '../../../kernel/pages/paths.ts';
import { slugify } from '../../../locations/rules/slugify.ts';
import { defineMail } from '../../../mail/rules/define-mail.ts';
import { ownerMessages } from '../../messages/by-request.ts';
import { strutturaPath } from '../../rules/struttura-path.ts';
import { LISTING, listingFacts } from './listing-mail.ts';

export const listingApproved = defineMail([LISTING], (listing) => ({
  ...ownerMessages().listingApprovedMail(listing.nome),
  facts: listingFacts(listing),
  links: [{ sentence: ownerMessages().keepListingUpToDate, url: paths.proprietario }],
  url: strutturaPath({ id: listing.id, slug: slugify(listing.nome) }),
}));
