import { paths } from '../../../kernel/paths.ts';
import { defineMail } from '../../../mail/rules/define-mail.ts';
import { ownerMessages } from '../../messages/by-request.ts';
import { allBookingsPath } from '../../rules/own-path.ts';
import { nameFact, reasonFact } from './listing-mail.ts';

type DeletedListing = { nome: string; motivo: string; hasBookings: boolean; contact: string | null };

const EXAMPLES = [true, false].map((hasBookings) => {
  return { nome: 'Podere', motivo: hasBookings ? '' : 'Doppia.', hasBookings, contact: 'ciao@ospitalia.example' };
});

export const listingDeleted = defineMail<DeletedListing>(EXAMPLES, ({ nome, motivo, ...about }) => ({
  ...ownerMessages().listingDeletedMail(nome, about),
  facts: [nameFact(nome), reasonFact(motivo || ownerMessages().deletionReasonMissing)],
  url: about.hasBookings ? allBookingsPath() : paths.proprietario,
}));
