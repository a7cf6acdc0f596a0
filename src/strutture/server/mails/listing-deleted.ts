import { defineMail } from '../../../mail/rules/define-mail.ts';
import { ownerMessages } from '../../messages/by-request.ts';
import { deletionParts, nameFact, reasonFact } from './listing-mail.ts';

type DeletedListing = { nome: string; motivo: string; hasBookings: boolean; contact: string | null };

const EXAMPLES = [true, false].map((hasBookings) => {
  return { nome: 'Podere', motivo: hasBookings ? '' : 'Doppia.', hasBookings, contact: 'ciao@ospitalia.example' };
});

export const listingDeleted = defineMail<DeletedListing>(EXAMPLES, ({ nome, motivo, hasBookings, contact }) => {
  const { text, ...words } = ownerMessages().listingDeletedMail(nome);
  return {
    ...words,
    ...deletionParts(text, hasBookings, contact),
    facts: [nameFact(nome), reasonFact(motivo || ownerMessages().deletionReasonMissing)],
  };
});
