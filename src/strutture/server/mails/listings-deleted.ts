import { defineMail } from '../../../mail/rules/define-mail.ts';
import { ownerMessages } from '../../messages/by-request.ts';
import { deletionParts } from './listing-mail.ts';

type DeletedListings = { homes: readonly { nome: string; has_bookings: boolean }[]; contact: string | null };

const EXAMPLES = [true, false].flatMap((has_bookings) =>
  [1, 3, 25].map((count) => {
    const homes = Array.from({ length: count }, (_, at) => ({ nome: `Casa ${at}`, has_bookings }));
    return { homes, contact: 'ciao@ospitalia.example' };
  }),
);

const MAX_NAMES = 20;

export const listingsDeleted = defineMail<DeletedListings>(EXAMPLES, ({ homes, contact }) => {
  const { listingsDeletedMail, otherListingsCount, mailListingLabel, mailListingsLabel } = ownerMessages();
  const hasBookings = homes.some(({ has_bookings }) => has_bookings);
  const names = homes.slice(0, MAX_NAMES).map(({ nome }) => nome);
  const rest = homes.length - names.length;
  const list = [...names, ...(rest > 0 ? [otherListingsCount(rest)] : [])].join('\n');
  const { text, ...words } = listingsDeletedMail(homes.length);
  return {
    ...words,
    ...deletionParts(text, hasBookings, contact),
    facts: [[homes.length === 1 ? mailListingLabel : mailListingsLabel, list]],
  };
});
