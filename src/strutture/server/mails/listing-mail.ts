import { paths } from '../../../kernel/pages/paths.ts';
import type { MailFacts } from '../../../mail/rules/lay-out-mail.ts';
import { ownerMessages } from '../../messages/by-request.ts';
import { allBookingsPath } from '../../rules/owner-path.ts';
import { formatAddress } from '../../rules/format-address.ts';
import { localisedMotivo } from '../read-motivo.ts';

export type MailedListing = { id: number; nome: string; cin: string | null } & Parameters<typeof formatAddress>[0];

const PLACE = { indirizzo: 'Via 1', cap: '53045', citta: 'Pienza', sigla: 'SI' };
export const LISTING: MailedListing = { id: 7, nome: 'Podere', cin: 'IT052015C2SENT0001', ...PLACE };

export const nameFact = (nome: string) => [ownerMessages().mailListingLabel, nome] as const;

export const reasonFact = (motivo: string) => [ownerMessages().mailReasonLabel, localisedMotivo(motivo)] as const;

export function deletionParts(text: string, hasBookings: boolean, contact: string | null) {
  const { bookingsRemain, disagreement, openBookings, openArea } = ownerMessages().deletionPhrases;
  return {
    paragraphs: [text, ...(hasBookings ? [bookingsRemain] : []), ...(contact === null ? [] : [disagreement(contact)])],
    button: hasBookings ? openBookings : openArea,
    url: hasBookings ? allBookingsPath() : paths.proprietario,
  };
}

export const listingFacts = (listing: MailedListing): MailFacts => [
  nameFact(listing.nome),
  [ownerMessages().cinLabel, listing.cin ?? ''],
  [ownerMessages().mailAddressLabel, formatAddress(listing)],
];
