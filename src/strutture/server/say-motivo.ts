import * as messages from '../messages/owner.it.ts';
import { ownerMessages } from '../messages/by-request.ts';

const CIN = /\bIT\w+/;

/** A reason as its owner reads it: one that nobody has written is kept in Italian, and said in their language. */
export function sayMotivo(motivo: string): string {
  if (motivo === messages.noReasonGiven) return ownerMessages().noReasonGiven;
  const [cin = ''] = CIN.exec(motivo) ?? [];
  return motivo === messages.cinOfAnotherListingReason(cin) ? ownerMessages().cinOfAnotherListingReason(cin) : motivo;
}
